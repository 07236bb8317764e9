//! The laws at every table.
use ephios::Ephios;
use table::laws::{self, Law};

#[test]
fn some() {
    let laws = [Law::Complete, Law::Conserved, Law::Survives, Law::Secret, Law::Blind, Law::Hearing, Law::Sturdy];
    for law in laws {
        if let Err(broken) = laws::check::<Ephios>(&[law], 30) { let t = broken.to_string(); println!("{}", &t[..t.floor_char_boundary(3000)]); }
    }
}
