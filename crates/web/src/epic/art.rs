//! A picture for each card, made from simple motifs: its origin, alignment, type and keywords.
