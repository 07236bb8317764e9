//! Whether the label on the box tells the truth about the options.

use crate::{
    Choice, Described, Game, Match, Seed,
    options::{self, Chosen},
};

/// A choice of options and a number of players of which the label says that they go together and the game doesn't, or the other
/// way round. Options that make no difference stay at their defaults.
pub(super) fn wrong<G: Game>() -> Option<String> {
    let about = G::ABOUT;
    let mut choices = vec![Chosen::new()];
    for option in about.options {
        let values = match option.choice {
            Choice::Word(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Choice::Number(least, most) => vec![least.to_string(), most.to_string()],
        };
        let with = |chosen: &Chosen| -> Vec<Chosen> {
            let value = |value: &String| {
                let mut chosen = chosen.clone();
                chosen.insert(option.key.into(), value.clone());
                chosen
            };
            values.iter().map(value).collect()
        };
        choices = choices.iter().flat_map(with).collect();
    }
    let idle = |option: &Described, chosen: &Chosen| {
        about.chosen(chosen, option.key) == Some(option.default) || about.matters(option, chosen)
    };
    choices.retain(|chosen| about.options.iter().all(|option| idle(option, chosen)));
    let tried = |chosen: &Chosen| {
        let (least, most) = about.seats_with(chosen);
        (about.seats.0..=about.seats.1).find_map(|players| {
            let read = options::read::<G>(chosen);
            let started = read.and_then(|options| Match::<G>::of(players, options, Seed::new([0; 32])));
            let promised = (least..=most).contains(&players);
            let name = about.name;
            (started.is_ok() != promised)
                .then(|| format!("the label of {name} is wrong on {players} players with {chosen:?}"))
        })
    };
    choices.iter().find_map(tried)
}
