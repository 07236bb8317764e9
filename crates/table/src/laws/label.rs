//! Whether the label on the box tells the truth about the options, and about what is brought.

use crate::{
    Choice, Described, Game, Match, Ready, Seed, brought,
    options::{self, Chosen},
};

/// A choice of options and a number of players of which the label says that they go together and the game doesn't, or the other
/// way round; or one with which what is ready may be brought, and the label doesn't say so, or the other way round. Options that
/// make no difference stay at their defaults.
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
    let brought = |chosen: &Chosen| {
        let options = options::read::<G>(chosen).ok()?;
        let promised = about.brings_with(chosen);
        let wrong = |ready: &&Ready| {
            brought::read::<G>(&options, &brought::from_text(ready.text)).is_ok() != promised
        };
        let ready = about.ready.iter().find(wrong)?;
        Some(format!("the label of {} is wrong on bringing {} with {chosen:?}", about.name, ready.name))
    };
    choices.iter().find_map(|chosen| tried(chosen).or_else(|| brought(chosen)))
}
