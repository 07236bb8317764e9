//! Epic on the page: a table of stone under a night sky, cards with pictures of their own, and the line as a stack that one can see.

mod art;
mod cards;

use crate::draws::Draws;
use epic::Epic;

impl Draws for Epic {}
