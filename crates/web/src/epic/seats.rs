//! The signs of the four players: told apart by their shapes as well as by their colours.

use maud::{Markup, PreEscaped};

/// Sun, moon, leaf and wave, each on a shield of its own shape.
pub(super) fn symbols() -> Markup {
    PreEscaped(SEATS.to_owned())
}

const SEATS: &str = r#"
<symbol id="ep-seat-0" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="var(--c)"/><circle cx="12" cy="12" r="4" fill="var(--on-c)"/><path d="M12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2" stroke="var(--on-c)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="ep-seat-1" viewBox="0 0 24 24"><rect x="1.500" y="1.500" width="21" height="21" rx="4" fill="var(--c)"/><path d="M15.500 5.200a7.500 7.500 0 100 13.600 6.200 6.200 0 010-13.600z" fill="var(--on-c)"/></symbol>
<symbol id="ep-seat-2" viewBox="0 0 24 24"><path d="M12 .8l10.800 11.200L12 23.200 1.200 12z" fill="var(--c)"/><path d="M12 18.500c-5-3-5-9 0-13 5 4 5 10 0 13zM12 9v9.500" fill="var(--on-c)" stroke="var(--c)" stroke-width="1.200"/></symbol>
<symbol id="ep-seat-3" viewBox="0 0 24 24"><path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z" fill="var(--c)"/><path d="M5.500 10c2.200-2.600 4.300-2.600 6.500 0s4.300 2.600 6.500 0M5.500 15c2.200-2.600 4.300-2.600 6.500 0s4.300 2.600 6.500 0" fill="none" stroke="var(--on-c)" stroke-width="2.200" stroke-linecap="round"/></symbol>
"#;
