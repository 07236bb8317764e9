//! What is on the shelf.

use super::extract::{OfGame, Speaks};
use crate::live::{self, Shelved};
use axum::Json;
use serde::Serialize;
use table::{Choice, Described, Lang, Ready, Stage};
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    /// Its name in addresses.
    #[schema(example = "epix")]
    name: &'static str,
    title: &'static str,
    /// `null` if nobody knows.
    designer: Option<&'static str>,
    /// Fewest and most players.
    players: (usize, usize),
    /// How many play it best.
    best: usize,
    /// How long a game takes, fewest and most.
    minutes: (u32, u32),
    rules_version: u32,
    /// `false` for a game that is there for developers.
    playable: bool,
    /// Whether it can be played over days.
    by_post: bool,
    options: Vec<OptionInfo>,
    /// Standing orders that a seat may leave; one that ends with a colon is left with numbers behind it.
    orders: Vec<ValueInfo>,
    /// Whether several of them may be left together, separated by spaces.
    combines: bool,
    /// What holds for people who have left none; nothing if it is empty.
    usual_order: &'static str,
    /// Ready-made things that a seat may bring in secret, such as decks; where there are any.
    ready: Vec<ReadyInfo>,
    /// Bots of the house, the best one last.
    bots: &'static [&'static str],
}

/// Something that whoever opens a table may choose.
#[derive(Serialize, ToSchema)]
pub(super) struct OptionInfo {
    key: &'static str,
    words: String,
    default: &'static str,
    /// The values it takes, where they are words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<ValueInfo>,
    /// The least and the largest value, where it is a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(i64, i64)>,
    /// Whether a player chooses it first of all.
    front: bool,
    /// The value of another option without which it makes no difference; it is best left out then.
    #[serde(skip_serializing_if = "Option::is_none")]
    only: Option<OnlyInfo>,
}

/// The value of another option.
#[derive(Serialize, ToSchema)]
pub(super) struct OnlyInfo {
    key: &'static str,
    value: &'static str,
}

/// One value of an option, or a standing order.
#[derive(Serialize, ToSchema)]
pub(super) struct ValueInfo {
    value: &'static str,
    words: String,
    /// Fewest and most players it is for, where it isn't for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<(usize, usize)>,
}

/// Something ready-made that a seat may bring.
#[derive(Serialize, ToSchema)]
pub(super) struct ReadyInfo {
    name: &'static str,
    /// What is brought, in plain text.
    text: &'static str,
}

/// The rules of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Rules {
    /// Every rule by its id, as refusals cite it.
    rules: Vec<RuleInfo>,
    /// The whole page, as Markdown.
    page: &'static str,
}

/// One rule.
#[derive(Serialize, ToSchema)]
pub(super) struct RuleInfo {
    #[schema(example = "epix/attack/order")]
    id: String,
    text: String,
}

/// What is on the shelf, with options and bots.
#[utoipa::path(get, path = "/api/games", params(("lang" = Option<String>, Query, description = "en, fr or de")),
    responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn shelf(Speaks(lang): Speaks) -> Json<Vec<GameInfo>> {
    Json(live::shelf().iter().map(|game| label(game, lang)).collect())
}

/// The rules of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path),
    ("lang" = Option<String>, Query, description = "en, fr or de")),
    responses((status = 200, body = Rules)))]
pub(super) async fn rules(Speaks(lang): Speaks, OfGame(game): OfGame) -> Json<Rules> {
    let page = game.about.rules[lang as usize];
    let rule = |rule: table::rules::Rule| RuleInfo { id: rule.id, text: rule.text };
    Json(Rules { rules: table::rules::read(page).into_iter().map(rule).collect(), page })
}

fn label(game: &Shelved, lang: Lang) -> GameInfo {
    let about = game.about;
    let option = |option: &Described| {
        let value = |&value: &&'static str| ValueInfo {
            value,
            words: (game.say)(lang, format!("option-{}-{value}", option.key)),
            players: option.seats_of(value),
        };
        let (values, range) = match option.choice {
            Choice::Word(words) => (words.iter().map(value).collect(), None),
            Choice::Number(least, most) => (Vec::new(), Some((least, most))),
        };
        let words = (game.say)(lang, format!("option-{}", option.key));
        let only = option.only.map(|(key, value)| OnlyInfo { key, value });
        let Described { key, default, front, .. } = *option;
        OptionInfo { key, words, default, values, range, front, only }
    };
    let order = |&value: &&'static str| ValueInfo {
        value,
        words: (game.say)(lang, format!("order-{}", crate::order::name(value))),
        players: None,
    };
    GameInfo {
        name: about.name,
        title: about.title,
        designer: about.designer,
        players: about.seats,
        best: about.best_with(&table::options::Chosen::new()),
        minutes: about.minutes,
        rules_version: about.rules_version,
        playable: about.stage == Stage::Playable,
        by_post: about.by_post,
        options: about.options.iter().map(option).collect(),
        orders: about.orders.iter().map(order).collect(),
        combines: about.combines,
        usual_order: about.usual_order,
        ready: about.ready.iter().map(|&Ready { name, text }| ReadyInfo { name, text }).collect(),
        bots: game.bots,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ready_is_told_with_its_game() {
        let told = serde_json::to_value(label(live::game("whisper").unwrap(), Lang::En)).unwrap();
        assert_eq!(told["ready"], serde_json::json!([{ "name": "Quiet", "text": "hush" }]));
    }

    #[test]
    fn who_invented_a_game_is_told_or_null() {
        let told = |game: &str| serde_json::to_value(label(live::game(game).unwrap(), Lang::En)).unwrap();
        assert_eq!(
            (told("epix")["designer"].as_str(), told("europax")["designer"].is_null()),
            (Some("Rikki Tahta"), true)
        );
        assert_eq!(told("europax")["best"], 5);
    }

    #[test]
    fn what_goes_with_what_is_told() {
        let told = serde_json::to_value(label(live::game("ephios").unwrap(), Lang::En)).unwrap();
        let [mode, difficulty, inhabitants] = &told["options"].as_array().unwrap()[..] else { panic!() };
        assert_eq!(told["best"], 3);
        assert_eq!((&mode["front"], &inhabitants["front"]), (&true.into(), &false.into()));
        assert_eq!(mode["values"][1]["players"], serde_json::json!([1, 1]));
        assert_eq!(difficulty["only"], serde_json::json!({ "key": "mode", "value": "solo" }));
        assert!(mode.get("only").is_none() && difficulty["values"][0].get("players").is_none());
    }
}
