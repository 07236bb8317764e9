//! The pages of the house, and what they are made of.

use super::{
    extract::{Known, Maybe, Query, Speaks, viewer},
    mine,
    tables::House,
};
use crate::{
    desk::{Desk, Stage, TableInfo},
    hall::{Hall, Listed},
    id::Id,
    live,
    people::Person,
    problem::Problem,
    table::{Request, chosen},
    ties::Tie,
};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, header},
    response::{Html, IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use table::{Lang, Scores, Viewer};
use web::pages::{self, Visitor};

/// How many tables the door lists.
const MOST_LISTED: usize = 40;
/// How many steps of a replay are drawn at once.
const STEPS: usize = 50;

pub(super) fn visitor(person: Option<&Person>) -> Option<Visitor> {
    person.map(|person| Visitor { name: person.name.clone(), kept: person.kept })
}

fn listed(desk: &Desk, lang: Lang, waits: bool) -> pages::Listed {
    pages::Listed {
        id: desk.id.to_string(),
        title: live::game(&desk.game).map_or("", |game| game.about.title),
        chosen: chosen(desk, lang),
        names: desk.names(),
        open: desk.stage() == Stage::Open,
        waits,
    }
}

/// Tables that one could sit down at, then those that one could watch.
fn lobby_of(hall: &Hall, lang: Lang) -> Vec<pages::Listed> {
    let mut tables = hall.lobby(|listed| !listed.desk.manner.private);
    tables.sort_by_key(|listed| (listed.desk.stage() != Stage::Open, std::cmp::Reverse(listed.desk.touched)));
    tables.iter().take(MOST_LISTED).map(|table| listed(&table.desk, lang, false)).collect()
}

/// Somebody's tables that aren't over, first those that wait for him.
fn own_tables(hall: &Hall, lang: Lang, person: Id) -> Vec<pages::Listed> {
    let mine = hall.lobby(|listed| listed.is_of(person));
    let entry = |table: &Listed| listed(&table.desk, lang, !table.asks(person).is_empty());
    let mut mine: Vec<pages::Listed> = mine.iter().map(entry).collect();
    mine.sort_by_key(|table| !table.waits);
    mine
}

pub(super) async fn door(State(hall): House, Speaks(lang): Speaks, Maybe(person): Maybe) -> Html<String> {
    let known = visitor(person.as_ref());
    Html(pages::door(&pages::Door {
        lang,
        visitor: known.as_ref(),
        games: live::shelf().iter().filter_map(|game| (game.boxed)(lang)).collect(),
        tables: lobby_of(&hall, lang),
        mine: person.map_or(Vec::new(), |person| own_tables(&hall, lang, person.id)),
    }))
}

pub(super) async fn lobby(State(hall): House, Speaks(lang): Speaks) -> Html<String> {
    Html(pages::lobby(lang, &lobby_of(&hall, lang)).into_string())
}

pub(super) async fn rules(
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(game): Path<String>,
) -> Result<Html<String>, Problem> {
    let game = live::game(&game)?;
    Ok(Html(pages::rules(lang, visitor(person.as_ref()).as_ref(), game.about)))
}

/// A card as it is read large, for the pages that show one in small.
pub(super) async fn face(
    Speaks(lang): Speaks,
    Path((game, card)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let game = live::game(&game)?;
    let face = (game.card)(&card, lang).ok_or(Problem::NoSuchPage)?;
    let decided = pages::decided(lang, game.about, &card);
    let kept = [(header::CACHE_CONTROL, "private, max-age=3600"), (header::VARY, "accept-language, cookie")];
    Ok((kept, Html(face.into_string() + &decided.into_string())).into_response())
}

/// All cards of a game. There are many, so the page comes packed to whoever takes that.
pub(super) async fn cards(
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(game): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let about = live::game(&game)?.about;
    let page = pages::cards(lang, visitor(person.as_ref()).as_ref(), about).ok_or(Problem::NoSuchPage)?;
    let vary = (header::VARY, "accept-encoding");
    Ok(match web::assets::packed(&page).ok().filter(|_| takes_gzip(&asked)) {
        Some(packed) => {
            let kind = (header::CONTENT_TYPE, "text/html; charset=utf-8");
            ([kind, vary, (header::CONTENT_ENCODING, "gzip")], packed).into_response()
        }
        None => ([vary], Html(page)).into_response(),
    })
}

/// One of them.
pub(super) async fn card(
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path((game, card)): Path<(String, String)>,
) -> Result<Html<String>, Problem> {
    let about = live::game(&game)?.about;
    let page = pages::card(lang, visitor(person.as_ref()).as_ref(), about, &card);
    page.map(Html).ok_or(Problem::NoSuchPage)
}

/// The table in the address, as a page shows it.
struct Found {
    desk: Desk,
    game: &'static live::Shelved,
}

async fn find(hall: &Hall, id: &str) -> Result<Found, Problem> {
    let id: Id = id.parse().map_err(|_| Problem::NoSuchTable)?;
    let desk = hall.desk(id).await?;
    let game = live::game(&desk.game)?;
    Ok(Found { desk, game })
}

impl Found {
    fn shown<'a>(
        &self,
        lang: Lang,
        id: &'a str,
        visitor: Option<&'a Visitor>,
        person: Option<&Person>,
    ) -> pages::Shown<'a> {
        let mine = person.map(|person| self.desk.seats_of(person.id));
        pages::Shown {
            lang,
            visitor,
            id,
            about: self.game.about,
            styles: self.game.styles,
            books: self.game.books,
            seats: self.desk.seats.len(),
            mine: mine.into_iter().flatten().map(table::Seat::index).collect(),
            me: person.map(|person| person.id.to_string()),
        }
    }
}

pub(super) async fn table(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let found = find(&hall, &id).await?;
    let known = visitor(person.as_ref());
    Ok(Html(pages::table(&found.shown(lang, &id, known.as_ref(), person.as_ref()))))
}

pub(super) async fn replay(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
    Path(id): Path<String>,
) -> Result<Html<String>, Problem> {
    let found = find(&hall, &id).await?;
    let ask =
        |reply| Request::Replay { viewer: Some(Viewer::Spectator), after: -1, most: usize::MAX, lang, reply };
    let steps = hall.ask(found.desk.id, ask).await?;
    let standing: Vec<Scores> = steps.into_iter().map(|step| step.standing.into_iter().collect()).collect();
    let known = visitor(person.as_ref());
    Ok(Html(pages::replay(&pages::Replay {
        shown: found.shown(lang, &id, known.as_ref(), person.as_ref()),
        names: &found.desk.names(),
        moves: standing.len().saturating_sub(1),
        standing: web::Standing::of(&standing, 0),
    })))
}

/// Which steps are asked for.
#[derive(Deserialize)]
pub(super) struct Which {
    r#as: Option<String>,
    after: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct DrawnStep {
    parts: Vec<web::Part>,
    lines: Vec<web::Line>,
}

pub(super) async fn steps(
    State(hall): House,
    Speaks(lang): Speaks,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<DrawnStep>>, Problem> {
    let id: Id = id.parse().map_err(|_| Problem::NoSuchTable)?;
    let eyes = match which.r#as.as_deref() {
        Some("open") => None,
        other => Some(viewer(other)?),
    };
    let after = which.after.unwrap_or(-1);
    let ask = |reply| Request::Redraw { viewer: eyes, after, most: STEPS, lang, reply };
    let steps = hall.ask(id, ask).await?;
    Ok(Json(steps.into_iter().map(|(parts, lines)| DrawnStep { parts, lines }).collect()))
}

/// What is one's own; without a name the place to sign in. The return link leads here, too.
pub(super) async fn me(
    State(hall): House,
    Speaks(lang): Speaks,
    Maybe(person): Maybe,
) -> Result<Html<String>, Problem> {
    let Some(person) = person else { return Ok(Html(pages::me(lang, None, &pages::Mine::default()))) };
    let known = visitor(Some(&person));
    Ok(Html(pages::me(lang, known.as_ref(), &all_of(&hall, lang, &person).await?)))
}

async fn all_of(hall: &std::sync::Arc<Hall>, lang: Lang, person: &Person) -> Result<pages::Mine, Problem> {
    let title = |table: &TableInfo| live::game(&table.game).map_or("", |game| game.about.title);
    let here = || (State(std::sync::Arc::clone(hall)), Known(person.clone()));
    let (state, me) = here();
    let Json(games) = mine::my_games(state, Speaks(lang), me, Query(mine::Which::default())).await?;
    let (state, me) = here();
    let Json(results) = mine::my_results(state, me).await?;
    let (state, me) = here();
    let Json(feats) = mine::my_feats(state, Speaks(lang), me).await?;
    let (state, me) = here();
    let Json(invitations) = mine::invitations(state, Speaks(lang), me).await?;
    let ties: HashSet<(Id, Tie)> = hall.ties.of(person.id).into_iter().collect();
    let other = |other: Person| pages::Other {
        ties: (ties.contains(&(other.id, Tie::Mute)), ties.contains(&(other.id, Tie::Block))),
        id: other.id.to_string(),
        name: other.name,
    };
    let account = hall.store.account_of(person.id).await?;
    Ok(pages::Mine {
        tables: own_tables(hall, lang, person.id),
        games: games
            .into_iter()
            .map(|game| pages::Finished {
                id: game.table.id.to_string(),
                title: title(&game.table),
                names: game.table.seats.iter().filter_map(|seat| seat.name.clone()).collect(),
                won: game
                    .table
                    .result
                    .as_ref()
                    .is_some_and(|result| game.seats.iter().any(|seat| result.winners.contains(seat))),
                words: game.table.result.map_or(String::new(), |result| result.words),
                ended: game.ended,
            })
            .collect(),
        results: results
            .into_iter()
            .map(|result| pages::Results {
                what: result.in_words(lang),
                counts: (result.played, result.won, result.resigned),
                best: result.best,
            })
            .collect(),
        feats: feats
            .into_iter()
            .map(|feat| pages::Feat {
                title: live::game(&feat.game).map_or("", |game| game.about.title),
                name: feat.name,
                story: feat.story,
                at: feat.at,
            })
            .collect(),
        invitations: invitations
            .into_iter()
            .map(|invited| pages::Invitation {
                table: invited.table.id.to_string(),
                title: title(&invited.table),
                by: invited.by.name,
            })
            .collect(),
        met: hall.store.met(person.id).await?.into_iter().map(other).collect(),
        bots: hall.store.bots_of(person.id).await?.into_iter().map(other).collect(),
        mail: account.and_then(|account| Some((account.mail?, account.mail_code.is_none()))),
        mails: hall.post.is_some(),
    })
}

/// A script or a style. Its address changes with what is in it, so browsers may keep it for ever.
pub(super) async fn asset(
    Path((_, name)): Path<(String, String)>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let asset = web::assets::find(&name).ok_or(Problem::NoSuchPage)?;
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
    ];
    Ok(match asset.packed.as_deref().filter(|_| takes_gzip(&asked)) {
        Some(packed) => (headers, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (headers, asset.plain.as_str()).into_response(),
    })
}

fn takes_gzip(asked: &HeaderMap) -> bool {
    let all = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(',')).any(|way| {
        let (name, weight) = way.split_once(';').unwrap_or((way, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}
