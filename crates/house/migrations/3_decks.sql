-- What people keep to bring to tables, such as decks: plain text under a name, finished or not.
CREATE TABLE decks (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    -- When it was last changed, in milliseconds since 1970.
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX decks_of_people ON decks (person, game);
