//! Cards as they are read: everything that stands on them.
