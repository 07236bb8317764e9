deck-choose = Your deck
deck-chance = One picked at random
deck-group-mine = My decks
deck-group-ready = Ready-made decks
deck-unfit = unfinished
deck-other = Another deck, brought before
deck-secret = Nobody else learns of it before the game is over. You may change it until the game begins.
deck-editor = My decks
deck-of = Deck of { $name }
deck-look-away = Only { $name } looks now. Choose a deck; nobody else learns of it.
deck-done = Done
ready-epic-good-1 = Wings over the Dawn
ready-epic-good-1-story = Swift angels and dragons rule the sky and strike over every blocker, while small helpers mend your Mojo and bring the fallen back.
ready-epic-good-2 = The Common Folk
ready-epic-good-2-story = Outlast the first rush with rulers, healers and stops, gather more Humans every turn, then raise them up together and overrun the table.
ready-epic-evil-1 = Legion of the Crypt
ready-epic-evil-1-story = Flood the table with cheap Zombies and Demons, make them bigger under their king, and let vampires finish what the horde began.
ready-epic-evil-2 = What the Grave Remembers
ready-epic-evil-2-story = Empty the other hands, kill whatever still comes down, and call the best of everyone’s dead back to fight for you.
ready-epic-wild-1 = Teeth of the Pack
ready-epic-wild-1-story = Fill the table with wolves, tigers and insects, then send them in behind an elephant so that every tooth breaks through.
ready-epic-wild-2 = Ash and Scale
ready-epic-wild-2-story = Burn away every champion as it arrives, keep the skies for the dragons, and turn the last flames on the players themselves.
ready-epic-unaligned-1 = March of Steel
ready-epic-unaligned-1-story = Roll out huge constructs turn after turn, arm them, clear the road with free removal, and crush through before anyone is ready.
ready-epic-unaligned-2 = The Last Page
ready-epic-unaligned-2-story = Hide behind veiled spies and a stop for every threat, draw without pause, and win with stolen champions or by emptying your own deck.
decks-title = Decks
decks-text = Keep decks of your own for games to which everybody brings one. Nobody else sees them.
decks-none = You haven’t kept a deck yet. Build one, or begin with a copy of a ready-made one.
decks-new = Build a deck
decks-import = Import a deck
decks-ready-text = To play at once, to look at, or to begin with.
deck-edit = Edit
deck-look = Look at it
deck-copy = Copy
deck-delete = Delete
deck-delete-sure = Delete this deck for good?
deck-play = Play now
deck-cards = Cards
deck-new-name = New deck
deck-copy-name = { $name } (copy)
deck-name = Name of the deck
deck-fits = ready to play
deck-search = Search names and texts
deck-cost-1 = costs an action
deck-cost-0 = free
deck-only-mine = only cards of this deck
deck-found = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
deck-found-none = No card fits.
deck-add = Add { $name }
deck-remove = Remove { $name }
deck-limit-1 = restricted: 1 at most
deck-limit-0 = banned
deck-of-size = { $number ->
    [one] { $number } card (60 to 100)
   *[other] { $number } cards (60 to 100)
}
deck-tab = The deck
deck-empty = Nothing in it yet. Choose cards from the list; a deck has 60 to 100.
deck-wrong-few = { $number ->
    [one] { $number } more is needed: a deck has 60 to 100 cards.
   *[other] { $number } more are needed: a deck has 60 to 100 cards.
}
deck-wrong-many = { $number } too many: a deck has 60 to 100 cards.
deck-wrong-often = { $name }: { $number } in the deck, { $most } at most.
deck-wrong-banned = { $name } is banned: no deck has it.
deck-good = This deck may be played.
deck-stats = Figures
deck-stat-cost = Cost
deck-stat-speed = Speed
deck-stat-kind = Type
deck-stat-alignment = Alignment
deck-kept = Saved.
deck-keeping = Saving …
deck-not-kept = Only this browser remembers it so far.
deck-not-now = Not saved: for now only this browser has it. It tries again by itself.
deck-changed-elsewhere = This deck was changed elsewhere meanwhile. Keep this one instead, or open the page again to see the other.
deck-enough = You have 100 decks already, and more can’t be kept. Delete one first.
deck-restored = Your changes from last time are back.
deck-other-changes = This browser remembers other changes to this deck, which were never saved.
deck-take = Take them
deck-undo = Undo
deck-keep = Keep it
deck-as-it-is = Ready-made. As soon as you change it, you have a copy of your own.
deck-text = As text
deck-copy-text = Copy the text
deck-download = Save as a file
deck-read = Import
deck-read-text = A line for each card: how many, and its name. What is in the deck now is replaced.
deck-read-file = From a file
deck-read-here = Paste it here
deck-line = Line { $number }: { $name }
deck-line-unknown = there is no card “{ $name }”.
deck-line-number = { $name } isn’t a number of cards.
deck-read-rest = Import the rest
deck-read-none = There is no card in that text.
deck-read-long = That is too long for a deck: 20 kB at most.
deck-read-more = { $number ->
    [one] … and { $number } more line that can’t be read.
   *[other] … and { $number } more lines that can’t be read.
}
deck-replaced = The cards of the deck were replaced.
deck-back = My decks
deck-keys = Keys: ↑ and ↓ go through the cards, + and − change how many, / searches, Enter in the search adds the only card left or the one with that name.
