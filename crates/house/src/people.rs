//! Who comes in: people and programs, by a name and a token; a password keeps the name.

use crate::{
    hall::Hall,
    id::{Id, Token},
    problem::Problem,
    store::Kind,
};
use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use serde::Serialize;
use std::sync::LazyLock;
use table::Lang;
use tokio::sync::Semaphore;
use unicode_security::confusable_detection::skeleton;
use utoipa::ToSchema;

/// Somebody who came in by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Person {
    #[schema(value_type = String, example = "8f3k2m9qx7za")]
    pub(crate) id: Id,
    #[schema(example = "Ada")]
    pub(crate) name: String,
    /// Whether a program plays; shown to everybody at the table.
    pub(crate) bot: bool,
    /// Whether the name is kept with a password: nobody else can come in by it, or by one that looks like it.
    pub(crate) kept: bool,
}

/// All that the house keeps of somebody.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) person: Person,
    /// Its hash.
    pub(crate) password: Option<String>,
    pub(crate) banned: bool,
    /// When he was last here, in milliseconds since 1970.
    pub(crate) seen: u64,
    pub(crate) mail: Option<String>,
    /// The hash of the code that was sent to that address and hasn't come back.
    pub(crate) mail_code: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) address: String,
}

/// The name of whoever has deleted his account.
pub(crate) const FORGOTTEN: &str = "—";

const LONGEST_NAME: usize = 24;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// Hashing a password takes a core and 19 MiB for a moment; no more than so many at a time.
static HASHING: Semaphore = Semaphore::const_new(2);
/// What an unknown name's password is compared with, so that the waiting doesn't tell that it is unknown.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hash("nobody's password").unwrap_or_default());

/// How somebody comes in.
pub(crate) struct Newcomer<'a> {
    pub(crate) name: &'a str,
    pub(crate) bot: bool,
    pub(crate) owner: Option<Id>,
    pub(crate) address: String,
    pub(crate) lang: Lang,
    /// The hash of an invitation, where one is needed.
    pub(crate) invite: Option<String>,
}

/// Lets somebody in. The token is told this once; only its hash is kept.
pub(crate) async fn welcome(hall: &Hall, new: Newcomer<'_>) -> Result<(Person, Token), Problem> {
    let name = check_name(new.name)?;
    let fold = fold(&name);
    if hall.store.keeper_of(&fold).await?.is_some() {
        return Err(Problem::NameKept);
    }
    let person = Person { id: Id::fresh()?, name, bot: new.bot, kept: false };
    let account = Account {
        person: person.clone(),
        password: None,
        banned: false,
        seen: hall.clock.now(),
        mail: None,
        mail_code: None,
        lang: new.lang,
        address: new.address,
    };
    let token = Token::fresh()?;
    hall.store.add_person(&account, &fold, new.owner, &token.hash(), new.invite.as_deref()).await?;
    Ok((person, token))
}

/// Lets somebody in who has kept his name. Neither the words nor the waiting tell whether there is such a name.
pub(crate) async fn sign_in(hall: &Hall, name: &str, password: &str) -> Result<(Person, Token), Problem> {
    let account = match check_name(name) {
        Ok(name) => hall.store.keeper_of(&fold(&name)).await?,
        Err(_) => None,
    };
    let known = account.as_ref().and_then(|account| account.password.clone());
    let good = verify(password, known.as_deref().unwrap_or(&NOBODYS)).await?;
    let account = account.filter(|_| good && known.is_some()).ok_or(Problem::SignIn)?;
    if account.banned {
        return Err(Problem::Banned);
    }
    let token = admit(hall, account.person.id).await?;
    Ok((account.person, token))
}

/// Gives somebody the house knows one more token.
pub(crate) async fn admit(hall: &Hall, person: Id) -> Result<Token, Problem> {
    let token = Token::fresh()?;
    hall.store.add_token(person, &token.hash(), Kind::Session, hall.clock.now()).await?;
    Ok(token)
}

/// Keeps a name with a password, or changes it. All sessions end but the one with the token of this hash; none of them with an
/// empty one.
pub(crate) async fn keep(
    hall: &Hall,
    person: &Person,
    password: &str,
    stays: Option<&str>,
) -> Result<(), Problem> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Problem::Password);
    }
    let fold = fold(&person.name);
    if hall.store.keeper_of(&fold).await?.is_some_and(|keeper| keeper.person.id != person.id) {
        return Err(Problem::NameKept);
    }
    let password = password.to_owned();
    let hashed = apart(move || hash(&password)).await??;
    let kept = hall.store.keep_name(person.id, &fold, &hashed, stays).await?;
    if kept { Ok(()) } else { Err(Problem::NameKept) }
}

/// Whether this is the password.
pub(crate) async fn verify(password: &str, hashed: &str) -> Result<bool, Problem> {
    // Nobody has a longer one.
    if password.len() > 4 * PASSWORD.end() {
        return Ok(false);
    }
    let (password, hashed) = (password.to_owned(), hashed.to_owned());
    apart(move || {
        PasswordHash::new(&hashed)
            .is_ok_and(|hashed| Argon2::default().verify_password(password.as_bytes(), &hashed).is_ok())
    })
    .await
}

/// Works on a thread of its own, a few at a time.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    let _turn = HASHING.acquire().await;
    tokio::task::spawn_blocking(work).await.map_err(|error| Problem::Broken(error.to_string()))
}

/// Argon2id with the parameters that its makers and OWASP recommend, and a salt of the system's.
fn hash(password: &str) -> Result<String, Problem> {
    let hashed = Argon2::default().hash_password(password.as_bytes());
    hashed.map(|hashed| hashed.to_string()).map_err(|error| Problem::Broken(format!("no hash: {error}")))
}

/// A name as it looks: two that people could take for each other are the same.
pub(crate) fn fold(name: &str) -> String {
    // A capital i is a small l to the eye, though not in lower case.
    let alike = |c: char| if matches!(c, 'i' | '1' | '|') { 'l' } else { c };
    let seen = |text: &str| skeleton(text).filter(|c| !c.is_whitespace()).collect::<String>();
    seen(&seen(&name.to_lowercase()).to_lowercase()).chars().map(alike).collect()
}

/// Whether a character turns the text around it.
pub(crate) const fn turns_text(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character shows nothing, turns the text around it, or begins a line.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || turns_text(c)
        || (c.is_whitespace() && c != ' ')
        || matches!(
            c,
            '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'
                ..='\u{fffc}'
        )
        || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2028}'..='\u{2029}' | '\u{2060}'..='\u{206f}' | '\u{e0000}'..='\u{e0fff}')
}

/// The name without blanks around it, if one can go by it.
pub(crate) fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    // A pile of accents reaches into the lines above and below.
    let accents = |name: &str| {
        name.chars().filter(|c| matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}')).count()
    };
    if name.is_empty()
        || name == FORGOTTEN
        || name.chars().count() > LONGEST_NAME
        // Characters that show nothing or turn the text around them could make one name look like another.
        || name.chars().any(is_unseen)
        || accents(name) > 4
    {
        return Err(Problem::Name);
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        for good in ["Ada", " Zoë ", "李小龍", "Anne Marie", &"x".repeat(24), "Zoe\u{308}"] {
            assert_eq!(check_name(good), Ok(good.trim().to_owned()));
        }
        for bad in ["", "   ", &"x".repeat(25), "a\nb", "a\u{202e}b", "\u{200b}", "a\u{0}", "a\u{a0}b", "—"]
        {
            assert_eq!(check_name(bad), Err(Problem::Name), "{bad:?}");
        }
        assert_eq!(check_name(&format!("a{}", "\u{300}".repeat(9))), Err(Problem::Name));
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        // Cyrillic А and а, other case, blanks, full width, an accent in two pieces.
        for alike in ["ada", "ADA", "A da", "\u{410}d\u{430}", "Ａｄａ"] {
            assert_eq!(fold(alike), fold("Ada"), "{alike}");
        }
        for (one, two) in [
            ("Ida", "lda"),
            ("IDA", "ida"),
            ("Bob 1", "Bob I"),
            ("O0", "00"),
            ("rn", "m"),
            ("Straße", "straße"),
        ] {
            assert_eq!(fold(one), fold(two), "{one} {two}");
        }
        assert_eq!(fold("Zoë"), fold("Zoe\u{308}"));
        assert_ne!(fold("Zoë"), fold("Zoe"));
        assert_ne!(fold("Ada"), fold("Eda"));
    }
}
