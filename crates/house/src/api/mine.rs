//! What is one's own: tables, games, results, feats, people one has met, programs, and where notices go.
#![allow(unused_qualifications, reason = "the macros that describe the API write them")]

use super::{
    extract::{Known, OfPerson, Query, Sent, Speaks, Tied},
    people::{Welcomed, welcomed},
    tables::House,
    together::{FINE, Fine},
};
use crate::{
    desk::{Stage, TableInfo},
    gate::Caller,
    hall::{Hall, Listed},
    id::{Id, Token},
    live, mail,
    people::{self, Newcomer, Person},
    problem::{Problem, say, say_of},
    store::Kept,
    ties::Tie,
};
use axum::{Json, extract::State, response::IntoResponse};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Choice, Described, Lang, Seat, Seats};
use utoipa::{IntoParams, ToSchema};

/// How many finished games are told at once.
const PAGE: usize = 50;

/// A table of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct MyTable {
    table: TableInfo,
    /// One's seats there.
    #[schema(value_type = Vec<u8>)]
    seats: Seats,
    /// Those of them that are to choose now.
    #[schema(value_type = Vec<u8>)]
    waiting: Seats,
}

/// A finished game of one's own.
#[derive(Serialize, ToSchema)]
pub(super) struct MyGame {
    pub(super) table: TableInfo,
    #[schema(value_type = Vec<u8>)]
    pub(super) seats: Seats,
    /// When the table was opened, in milliseconds since 1970.
    opened: u64,
    /// When it ended.
    pub(super) ended: u64,
}

/// Which finished games are asked for.
#[derive(Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// Only those that ended before this time; 50 at once.
    before: Option<u64>,
    /// Only those of this game.
    game: Option<String>,
    /// en, fr or de.
    #[allow(dead_code, reason = "read for every request alike")]
    #[param(value_type = Option<String>)]
    lang: Option<String>,
}

/// How one did in one game.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct MyResults {
    game: String,
    /// The options it was played with.
    #[schema(value_type = Object)]
    options: table::options::Chosen,
    players: usize,
    /// Games that were played to an end; those that all others gave up are among them, those broken off aren't.
    pub(super) played: u32,
    pub(super) won: u32,
    /// Games that one gave up.
    pub(super) resigned: u32,
    /// The best score of all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) best: Option<i32>,
}

impl MyResults {
    /// The game, the number of players unless the options say it, and the options, in words.
    pub(super) fn in_words(&self, lang: Lang) -> String {
        let Ok(game) = live::game(&self.game) else { return self.game.clone() };
        let players = || format!("{} {}", self.players, web::count(lang, "players", self.players));
        let (least, most) = game.about.seats_with(&self.options);
        let title = game.about.title.to_owned();
        let told = [title].into_iter().chain((least < most).then(players));
        told.chain(live::options_in_words(game, &self.options, lang)).collect::<Vec<String>>().join(" · ")
    }

    /// Where it stands among the others: games by name, options as they are on the label, few players before many.
    fn place(&self) -> (String, Vec<i64>, usize) {
        let rank = |option: &Described| {
            let value = self.options.get(option.key)?;
            match option.choice {
                Choice::Word(words) => words.iter().position(|word| word == value).map(|at| at as i64),
                Choice::Number(..) => value.parse().ok(),
            }
        };
        let options = live::game(&self.game).map_or(&[][..], |game| game.about.options);
        let ranks = options.iter().map(|option| rank(option).unwrap_or(i64::MAX)).collect();
        (self.game.clone(), ranks, self.players)
    }
}

/// A feat of a game: one's own, or still to be achieved.
#[derive(Serialize, ToSchema)]
pub(super) struct MyFeat {
    pub(super) game: String,
    feat: String,
    /// What it is called.
    pub(super) name: String,
    /// What it takes.
    pub(super) story: String,
    /// When one first achieved it, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<u64>,
}

/// An invitation to a table.
#[derive(Serialize, ToSchema)]
pub(super) struct Invitation {
    pub(super) table: TableInfo,
    pub(super) by: Person,
    at: u64,
}

/// Somebody one doesn't want to hear or meet.
#[derive(Serialize, ToSchema)]
pub(super) struct MyTie {
    #[schema(value_type = String)]
    person: Id,
    tie: Tie,
}

/// A program of one's own.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBot {
    name: String,
}

/// A mail address.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMail {
    mail: String,
}

/// The code that was sent.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Code {
    code: String,
}

/// One's tables that aren't over.
#[utoipa::path(get, path = "/api/me/tables", params(("lang" = Option<String>, Query, description = "en, fr or de")),
    security(("token" = [])), responses((status = 200, body = Vec<MyTable>)))]
pub(super) async fn my_tables(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(person): Known,
) -> Json<Vec<MyTable>> {
    let mine = hall.lobby(|listed| listed.is_of(person.id));
    let info = |listed: &Listed| MyTable {
        table: listed.desk.info(lang, Seats::NONE),
        seats: listed.desk.seats_of(person.id),
        waiting: listed.asks(person.id),
    };
    Json(mine.iter().map(info).collect())
}

/// One's finished games, the latest first.
#[utoipa::path(get, path = "/api/me/games", params(Which), security(("token" = [])),
    responses((status = 200, body = Vec<MyGame>)))]
pub(super) async fn my_games(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(person): Known,
    Query(which): Query<Which>,
) -> Result<Json<Vec<MyGame>>, Problem> {
    let game = |kept: Kept| MyGame {
        table: kept.desk.info(lang, Seats::NONE),
        seats: kept.desk.seats_of(person.id),
        opened: kept.opened,
        ended: kept.changed,
    };
    let wanted = |kept: &Kept| {
        which.before.is_none_or(|before| kept.changed < before)
            && which.game.as_ref().is_none_or(|game| kept.desk.game == *game)
    };
    let finished = finished(&hall, person.id).await?.into_iter().filter(wanted);
    Ok(Json(finished.take(PAGE).map(game).collect()))
}

/// The games that somebody sat at to the end.
async fn finished(hall: &Hall, person: Id) -> Result<Vec<Kept>, Problem> {
    let played = |kept: &Kept| {
        kept.desk.stage() == Stage::Over && kept.desk.seed.is_some() && !kept.desk.seats_of(person).is_empty()
    };
    Ok(hall.store.desks_of(person).await?.into_iter().filter(played).collect())
}

/// How one did, for each game, number of players and choice of options.
#[utoipa::path(get, path = "/api/me/results", security(("token" = [])),
    responses((status = 200, body = Vec<MyResults>)))]
pub(super) async fn my_results(
    State(hall): House,
    Known(person): Known,
) -> Result<Json<Vec<MyResults>>, Problem> {
    let mut results: BTreeMap<_, MyResults> = BTreeMap::new();
    for Kept { desk, .. } in finished(&hall, person.id).await? {
        let Some(ended) =
            desk.ended.as_ref().filter(|ended| !["aborted", "closed"].contains(&ended.ending.as_str()))
        else {
            continue;
        };
        let key = (desk.game.clone(), desk.seats.len(), format!("{:?}", desk.options));
        let mine = results.entry(key).or_default();
        (mine.game, mine.options, mine.players) = (desk.game.clone(), desk.options.clone(), desk.seats.len());
        mine.played += 1;
        let seats = desk.seats_of(person.id);
        let kept = |seat: &Seat| !desk.resigned.contains(*seat);
        mine.won += u32::from(seats.iter().filter(kept).any(|seat| ended.winners.contains(seat)));
        mine.resigned += u32::from(seats.within(desk.resigned));
        let scores = seats.iter().filter(kept).filter_map(|seat| ended.scores.get(seat.index()).copied());
        mine.best = scores.chain(mine.best).max();
    }
    let mut results: Vec<MyResults> = results.into_values().collect();
    results.sort_by_cached_key(MyResults::place);
    Ok(Json(results))
}

/// The feats of all games that have any, and which of them are one's own. What a bot achieved in one's place doesn't count.
#[utoipa::path(get, path = "/api/me/feats", params(("lang" = Option<String>, Query, description = "en, fr or de")),
    security(("token" = [])), responses((status = 200, body = Vec<MyFeat>)))]
pub(super) async fn my_feats(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(person): Known,
) -> Result<Json<Vec<MyFeat>>, Problem> {
    let mut achieved: BTreeMap<(String, String), u64> = BTreeMap::new();
    for Kept { desk, changed, .. } in finished(&hall, person.id).await? {
        let Some(ended) = &desk.ended else { continue };
        let own = |seat: &Seat| !desk.resigned.contains(*seat) && !desk.stood_in.contains(*seat);
        let seats = desk.seats_of(person.id);
        for feat in seats.iter().filter(own).filter_map(|seat| ended.feats.get(seat.index())).flatten() {
            let first = achieved.entry((desk.game.clone(), feat.clone())).or_insert(changed);
            *first = changed.min(*first);
        }
    }
    let all = live::shelf().iter().flat_map(|game| game.about.feats.iter().map(move |feat| (game, *feat)));
    let told = all.map(|(game, feat)| MyFeat {
        game: game.about.name.into(),
        feat: feat.into(),
        name: (game.say)(lang, format!("feat-{feat}")),
        story: (game.say)(lang, format!("feat-{feat}-story")),
        at: achieved.get(&(game.about.name.into(), feat.into())).copied(),
    });
    Ok(Json(told.collect()))
}

/// The people one has sat at a table with, the latest first.
#[utoipa::path(get, path = "/api/me/met", security(("token" = [])), responses((status = 200, body = Vec<Person>)))]
pub(super) async fn met(State(hall): House, Known(person): Known) -> Result<Json<Vec<Person>>, Problem> {
    hall.store.met(person.id).await.map(Json)
}

/// Invitations to tables that haven't begun.
#[utoipa::path(get, path = "/api/me/invitations", security(("token" = [])),
    responses((status = 200, body = Vec<Invitation>)))]
pub(super) async fn invitations(
    State(hall): House,
    Speaks(lang): Speaks,
    Known(person): Known,
) -> Result<Json<Vec<Invitation>>, Problem> {
    let mut open = Vec::new();
    for invited in hall.store.invitations(person.id).await? {
        let Ok(desk) = hall.desk(invited.table).await else { continue };
        let wanted = desk.stage() == Stage::Open
            && desk.seats_of(person.id).is_empty()
            && hall.ties.hears(person.id, invited.by.id);
        if wanted {
            let table = desk.info(lang, Seats::NONE);
            open.push(Invitation { table, by: invited.by, at: invited.at });
        }
    }
    Ok(Json(open))
}

/// Which invitation is declined.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Declining {
    #[schema(value_type = String)]
    table: Id,
}

/// Don't accept an invitation.
#[utoipa::path(delete, path = "/api/me/invitations", request_body = Declining, security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn decline_invitation(
    State(hall): House,
    Known(person): Known,
    Sent(Declining { table }): Sent<Declining>,
) -> Result<Json<Fine>, Problem> {
    hall.in_time(hall.store.uninvite(table, person.id), Problem::NotStored).await?;
    Ok(FINE)
}

/// Whom one doesn't want to hear or meet.
#[utoipa::path(get, path = "/api/me/ties", security(("token" = [])), responses((status = 200, body = Vec<MyTie>)))]
pub(super) async fn ties(State(hall): House, Known(by): Known) -> Json<Vec<MyTie>> {
    Json(hall.ties.of(by.id).into_iter().map(|(person, tie)| MyTie { person, tie }).collect())
}

async fn set_tie(hall: &Hall, by: Id, other: Id, tie: Tie, on: bool) -> Result<Json<Fine>, Problem> {
    if by == other {
        return Err(Problem::NoSuchPerson);
    }
    hall.in_time(hall.store.tie(by, other, tie, on), Problem::NotStored).await?;
    if !on || hall.store.account_of(other).await?.is_some() {
        hall.ties.set(by, other, tie, on);
    }
    Ok(FINE)
}

/// Hear no more of somebody (`mute`), or neither hear him nor sit at a table with him nor be invited by him (`block`).
#[utoipa::path(put, path = "/api/people/{person}/{tie}", params(("person" = String, Path), ("tie" = Tie, Path)),
    security(("token" = [])), responses((status = 200, body = Fine)))]
pub(super) async fn tie(
    State(hall): House,
    Known(by): Known,
    OfPerson(other): OfPerson,
    Tied(tie): Tied,
) -> Result<Json<Fine>, Problem> {
    set_tie(&hall, by.id, other, tie, true).await
}

/// Hear or meet somebody again.
#[utoipa::path(delete, path = "/api/people/{person}/{tie}", params(("person" = String, Path), ("tie" = Tie, Path)),
    security(("token" = [])), responses((status = 200, body = Fine)))]
pub(super) async fn untie(
    State(hall): House,
    Known(by): Known,
    OfPerson(other): OfPerson,
    Tied(tie): Tied,
) -> Result<Json<Fine>, Problem> {
    set_tie(&hall, by.id, other, tie, false).await
}

/// One's own programs.
#[utoipa::path(get, path = "/api/me/bots", security(("token" = [])), responses((status = 200, body = Vec<Person>)))]
pub(super) async fn my_bots(State(hall): House, Known(by): Known) -> Result<Json<Vec<Person>>, Problem> {
    hall.store.bots_of(by.id).await.map(Json)
}

/// Make a program that plays under a name of its own, and a token for it. For those who have kept their names.
#[utoipa::path(post, path = "/api/me/bots", request_body = NewBot, security(("token" = [])),
    responses((status = 201, body = Welcomed)))]
pub(super) async fn make_bot(
    State(hall): House,
    Speaks(lang): Speaks,
    caller: Caller,
    Known(by): Known,
    Sent(new): Sent<NewBot>,
) -> Result<impl IntoResponse, Problem> {
    if !by.kept {
        return Err(Problem::NotKept);
    }
    if hall.store.bots_of(by.id).await?.len() >= hall.gate.limits.get("bots") as usize {
        return Err(Problem::Enough);
    }
    let address = caller.address.to_string();
    let newcomer = Newcomer { name: &new.name, bot: true, owner: Some(by.id), address, lang, invite: None };
    let (person, token) = hall.in_time(people::welcome(&hall, newcomer), Problem::NotStored).await?;
    Ok(welcomed(&hall, person, token, false))
}

/// Unmake a program of one's own.
#[utoipa::path(delete, path = "/api/me/bots/{person}", params(("person" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn unmake_bot(
    State(hall): House,
    Known(by): Known,
    OfPerson(bot): OfPerson,
) -> Result<Json<Fine>, Problem> {
    if !hall.store.bots_of(by.id).await?.iter().any(|mine| mine.id == bot) {
        return Err(Problem::NoSuchPerson);
    }
    hall.forget(bot).await?;
    Ok(FINE)
}

/// Have notices sent to an address. A code is sent there first.
#[utoipa::path(put, path = "/api/me/mail", request_body = NewMail, security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn set_mail(
    State(hall): House,
    Speaks(lang): Speaks,
    caller: Caller,
    Known(by): Known,
    Sent(NewMail { mail }): Sent<NewMail>,
) -> Result<Json<Fine>, Problem> {
    let post = hall.post.clone().ok_or(Problem::NoMail)?;
    let mail = mail.trim();
    if !mail::is_address(mail) {
        return Err(Problem::MailAddress);
    }
    hall.gate.mail(caller, mail)?;
    let code = Id::fresh()?.to_string();
    let hash = Token::shown(&code).hash();
    hall.in_time(hall.store.set_mail(by.id, Some(mail), Some(&hash)), Problem::NotStored).await?;
    let (to, body) = (mail.to_owned(), say_of(lang, "mail-code", &code) + "\n");
    hall.tasks.spawn(async move { post.send(&to, say(lang, "mail-code-subject"), body).await });
    Ok(FINE)
}

/// Show the code that was sent.
#[utoipa::path(post, path = "/api/me/mail", request_body = Code, security(("token" = [])),
    responses((status = 200, body = Fine)))]
pub(super) async fn confirm_mail(
    State(hall): House,
    Known(by): Known,
    Sent(Code { code }): Sent<Code>,
) -> Result<Json<Fine>, Problem> {
    let account = hall.store.account_of(by.id).await?.ok_or(Problem::BadToken)?;
    if account.mail_code.is_none_or(|hash| hash != Token::shown(code.trim()).hash()) {
        return Err(Problem::MailCode);
    }
    hall.in_time(hall.store.set_mail(by.id, account.mail.as_deref(), None), Problem::NotStored).await?;
    Ok(FINE)
}

/// Have no more notices sent.
#[utoipa::path(delete, path = "/api/me/mail", security(("token" = [])), responses((status = 200, body = Fine)))]
pub(super) async fn no_mail(State(hall): House, Known(by): Known) -> Result<Json<Fine>, Problem> {
    hall.in_time(hall.store.set_mail(by.id, None, None), Problem::NotStored).await?;
    Ok(FINE)
}
