//! x
pub(super) const EMBLEMS: &str = "";
