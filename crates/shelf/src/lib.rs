//! The catalogue: the one list of the games that stand on the shelf.
//!
//! Whoever wants to do something for every game, or for the game of a given name, hands [`games!`] a macro of his
//! own. So no other crate lists the games, and each may ask more of them than being a game: a bot, a drawing.
#![forbid(unsafe_code)]

/// Expands to a call of the given macro with everything after its name, then the types of all games in brackets.
///
/// ```
/// use table::Game;
/// macro_rules! titles {
///     ([$($Game:ty),*]) => { vec![$(<$Game>::ABOUT.title),*] };
/// }
/// assert!(shelf::games!(titles).contains(&"Goofspiel"));
/// ```
#[macro_export]
macro_rules! games {
    ($call:ident $($more:tt)*) => {
        $call! { $($more)* [$crate::Ephios, $crate::Epic, $crate::Epix, $crate::Europax, $crate::Goofspiel, $crate::Magpie] }
    };
}

pub use ephios::Ephios;
pub use epic::Epic;
pub use epix::Epix;
pub use europax::Europax;
pub use teaching::{goofspiel::Goofspiel, magpie::Magpie};

#[cfg(test)]
mod tests {
    use table::Game;

    macro_rules! names {
        ([$($Game:ty),*]) => { [$(<$Game>::ABOUT.name),*] };
    }

    #[test]
    fn every_game_has_a_name_of_its_own_in_small_letters() {
        let mut names = games!(names).to_vec();
        assert!(names.iter().all(|name| name.bytes().all(|letter| letter.is_ascii_lowercase())));
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), games!(names).len());
    }
}
