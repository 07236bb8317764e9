//! The program as its user meets it: every command, and every kind of wrong input.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use serde_json::Value;
use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

fn tablee(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tablee")).args(args).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn succeeds(args: &[&str]) -> String {
    let output = tablee(args);
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    out(&output)
}

/// The command fails and says these words, and nothing about a panic.
fn fails(args: &[&str], words: &str) {
    let output = tablee(args);
    assert!(!output.status.success(), "{args:?} succeeded");
    assert!(err(&output).contains(words), "{args:?}: {}", err(&output));
    assert!(!err(&output).contains("panicked"), "{args:?}: {}", err(&output));
}

/// A file of this test's own.
fn file(name: &str, bytes: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap();
    path.to_str().unwrap().to_owned()
}

fn simulate(more: &[&str]) -> Value {
    let args = [&["simulate", "goofspiel", "--games", "500", "--json"], more].concat();
    serde_json::from_str(&succeeds(&args)).unwrap()
}

#[test]
fn games_lists_the_shelf_with_options_and_bots() {
    let text = succeeds(&["games"]);
    for part in ["goofspiel", "2 to 8 players", "ties", "discard", "(default)", "random, matcher"] {
        assert!(text.contains(part), "{part} isn't in {text}");
    }
    assert!(succeeds(&["games", "--lang", "de"]).contains("Gleichstand"));
}

#[test]
fn simulate_prints_one_object_with_everything_in_it() {
    let report = simulate(&["--players", "3"]);
    let mut keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    let expected = [
        "checksum",
        "decisions",
        "decisions_per_second",
        "endings",
        "game",
        "games",
        "mean_decisions",
        "options",
        "players",
        "seconds",
        "wins",
    ];
    assert_eq!(keys, expected);
    assert_eq!(report["decisions"], 500 * 39);
    assert_eq!(report["mean_decisions"], 39.0);
    assert_eq!(report["endings"]["prizes-gone"], 500);
    assert_eq!(report["options"]["ties"], "discard");
    assert_eq!(report["wins"].as_array().unwrap().len(), 3);
}

#[test]
fn the_checksum_depends_on_the_arguments_alone() {
    let checksum = |more: &[&str]| simulate(more)["checksum"].clone();
    let one = checksum(&["--threads", "1"]);
    assert_eq!(one, checksum(&["--threads", "7"]));
    assert_eq!(one, checksum(&[]));
    for other in [
        &["--seed", "else"][..],
        &["--players", "3"],
        &["--option", "ties=carry"],
        &["--bots", "matcher"],
        &["--bots", "random,matcher"],
    ] {
        assert_ne!(one, checksum(other), "{other:?}");
    }
}

#[test]
fn the_checksum_is_golden() {
    assert_eq!(simulate(&[])["checksum"], "033950dbb9230c15");
}

#[test]
fn a_thinking_bot_beats_a_random_one() {
    let wins = simulate(&["--bots", "matcher,random"])["wins"].clone();
    assert!(wins[0].as_u64().unwrap() > 2 * wins[1].as_u64().unwrap(), "{wins}");
}

/// Epix in numbers: every game ends, in both ways; no seat is better than another; every card is bought and used, and none
/// wins games by itself.
#[test]
fn epix_is_fair() {
    for bot in ["random", "greedy"] {
        let games = 20_000;
        let args = ["simulate", "epix", "--players", "4", "--games", "20000", "--json", "--bots", bot];
        let report: Value = serde_json::from_str(&succeeds(&args)).unwrap();
        let endings = report["endings"].as_object().unwrap();
        assert_eq!(endings.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), games);
        assert!(endings.values().all(|count| count.as_u64().unwrap() > 100), "{endings:?}");
        let wins: Vec<f64> =
            report["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).collect();
        let mean = wins.iter().sum::<f64>() / 4.0;
        let error = (mean * (1.0 - mean / games as f64)).sqrt();
        assert!(wins.iter().all(|wins| (wins - mean).abs() < 3.0 * error), "{bot}: {wins:?}");
        let count = |topic: &str, card: &str| report["study"][topic][card].as_f64().unwrap_or(0.0);
        let cards = report["study"]["bought"].as_object().unwrap();
        assert_eq!(cards.len(), 20);
        for card in cards.keys() {
            assert!(count("used", card) > 0.0, "{bot}: {card} is never used");
            let share = 4.0 * count("won", card) / count("bought", card);
            assert!(share < 1.5, "{bot}: {card} wins {share} times its share");
        }
    }
}

/// Europax in numbers: no country wins much more than its share, thinking pays, and help is the exception.
#[test]
fn europax_is_fair() {
    let simulate = |players: &str, bots: &str, length: &str| -> Value {
        let length = format!("length={length}");
        let args = ["simulate", "europax", "--players", players, "--games", "1000", "--json", "--bots", bots];
        serde_json::from_str(&succeeds(&[&args[..], &["--option", &length]].concat())).unwrap()
    };
    for (players, length, ending, help) in [
        ("2", "short", "demands", 0.01),
        ("2", "long", "production", 0.4),
        ("3", "long", "production", 0.1),
        ("4", "short", "demands", 0.01),
        ("5", "short", "demands", 0.01),
    ] {
        let report = simulate(players, "greedy", length);
        assert!(report["endings"][ending].as_u64().unwrap() > 990, "{}", report["endings"]);
        let count = |topic: &str, thing: &str| report["study"][topic][thing].as_f64().unwrap_or(0.0);
        for country in report["study"]["played"].as_object().unwrap().keys() {
            let share = players.parse::<f64>().unwrap() * count("won", country) / count("played", country);
            assert!(share < 1.5, "{country} wins {share} times its share of {players}");
        }
        assert!(
            count("help", "games") < help * 1_000.0,
            "help is needed in {} games",
            count("help", "games")
        );
        let wins = simulate(players, "greedy,random", length)["wins"][0].as_f64().unwrap();
        assert!(wins > 1.15 * 1_000.0 / players.parse::<f64>().unwrap(), "greedy wins {wins} of {players}");
    }
}

/// Epic in numbers: whoever thinks beats chance by far, and games end by battle or by the last card.
#[test]
fn epic_rewards_thinking() {
    for (players, games, floor) in [("2", 40, 34), ("4", 20, 12)] {
        let games_text = games.to_string();
        let args = ["simulate", "epic", "--players", players, "--games", &games_text, "--json"];
        let text = succeeds(&[&args[..], &["--bots", "greedy,random"]].concat());
        let report: Value = serde_json::from_str(&text).unwrap();
        let wins = report["wins"][0].as_u64().unwrap();
        assert!(wins >= floor, "greedy wins {wins} of {games} among {players}");
        let ended = ["last", "deck"].map(|ending| report["endings"][ending].as_u64().unwrap());
        assert_eq!(ended.iter().sum::<u64>(), games, "{}", report["endings"]);
        assert!(report["study"]["fights"]["blockers"].as_u64().unwrap() > 0);
    }
}

#[test]
fn bench_measures_every_player_count() {
    let text = succeeds(&["bench", "goofspiel", "--json"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    let lines = report["bench"].as_array().unwrap();
    assert_eq!(lines.len(), 7);
    for key in [
        "playouts_per_second",
        "decisions_per_second",
        "clone_ns",
        "moves_ns",
        "check_apply_ns",
        "view_ns",
        "imagine_ns",
    ] {
        assert!(lines.iter().all(|line| line[key].as_f64().unwrap() > 0.0), "{key}");
    }
    assert!(succeeds(&["bench", "--players", "2"]).lines().count() == 7);
}

#[test]
fn wrong_input_gets_a_clear_error_and_a_bad_exit() {
    let letter = file("letter.record", b"Dear Ada,");
    let bytes = file("bytes.record", &[0xff, 0xfe, 0]);
    let cases: [(&[&str], &str); 19] = [
        (
            &["simulate", "europax", "--players", "3", "--option", "countries=two"],
            "tablee: countries=two is for two players",
        ),
        (
            &["simulate", "chess"],
            "there is no game “chess” on the shelf; there is: ephios, epic, epix, europax, goofspiel, magpie",
        ),
        (&["simulate", "goofspiel", "--players", "1"], "goofspiel is for 2 to 8 players, not 1"),
        (&["simulate", "goofspiel", "--players", "99"], "goofspiel is for 2 to 8 players, not 99"),
        (&["simulate", "goofspiel", "--players", "-1"], "unexpected argument"),
        (&["simulate", "goofspiel", "--option", "ties=maybe"], "option ties is discard | carry, not “maybe”"),
        (
            &["simulate", "goofspiel", "--option", "luck=1"],
            "goofspiel has no option “luck”; its options: ties",
        ),
        (&["simulate", "goofspiel", "--option", "ties"], "written KEY=VALUE, not “ties”"),
        (
            &["simulate", "goofspiel", "--option", "ties=carry", "--option", "ties=discard"],
            "option ties is given twice",
        ),
        (&["simulate", "goofspiel", "--bots", "deep"], "there is no bot “deep” for goofspiel"),
        (&["simulate", "goofspiel", "--bots", "random,random,random"], "3 bots can't sit on 2 seats"),
        (&["simulate", "goofspiel", "--games", "many"], "invalid value"),
        (&["bench", "chess"], "there is no game “chess”"),
        (&["record", "goofspiel", "--out", "/no/such/folder/x"], "/no/such/folder/x: No such file"),
        (&["replay", "/no/such/file"], "/no/such/file: No such file"),
        (&["replay", &letter], "this is no record"),
        (&["replay", &bytes], "it isn't text"),
        (&["games", "--lang", "la"], "“la” is no language of the house"),
        (&["dance"], "unrecognized subcommand"),
    ];
    for (args, words) in cases {
        fails(args, words);
    }
}

#[test]
fn a_record_is_written_checked_and_told() {
    let text =
        succeeds(&["record", "goofspiel", "--players", "3", "--seed", "told", "--bots", "matcher,random"]);
    let good = file("good.record", text.as_bytes());
    assert!(succeeds(&["replay", &good]).contains("goofspiel, 3 players, 39 moves, prizes-gone"));
    let story = succeeds(&["replay", &good, "--seat", "1", "--lang", "fr"]);
    assert!(story.contains("Vous misez") && story.contains("Tous les prix sont partis."), "{story}");
    let watched = succeeds(&["replay", &good, "--seat", "spectator"]);
    assert!(!watched.contains("You bid") && watched.contains("has bid"), "{watched}");
    fails(&["replay", &good, "--seat", "3"], "nobody sat on seat 3");

    let cut = file("cut.record", &text.as_bytes()[..text.len() / 2]);
    let edited = file("edited.record", text.replace("seat 0: matcher", "seat 0: deep").as_bytes());
    let newer = file("newer.record", text.replace("rules: 1", "rules: 2").as_bytes());
    let other = file("other.record", text.replace("game: goofspiel", "game: chess").as_bytes());
    fails(&["replay", &cut], "cut off");
    fails(&["replay", &edited], "edited or damaged");
    fails(&["replay", &newer], "rules version 2 of goofspiel; this house plays version 1");
    fails(&["replay", &other], "a record of “chess”, which isn't on this shelf");

    let output = tablee(&["replay", &good, &cut, &good, &edited]);
    assert_eq!(out(&output).lines().count(), 2, "the good ones are told all the same");
    assert!(err(&output).contains("2 of 4 records don't replay"));
}

#[test]
fn the_corpus_replays_to_what_everybody_saw_when_it_was_made() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let digests = std::fs::read_to_string(format!("{folder}/digests")).unwrap();
    let games = succeeds(&["games"]);
    for game in games.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(':').next())
    {
        assert!(digests.contains(&format!(" {game}-")), "there is no record of {game}");
    }
    for line in digests.lines() {
        let (digest, name) = line.split_once(' ').unwrap();
        let told = succeeds(&["replay", "--digest", &format!("{folder}/{name}")]);
        assert_eq!(told.split_whitespace().next(), Some(digest), "{name}");
    }
}

#[test]
fn what_cant_be_brought_is_refused_before_the_first_game() {
    let deck = file("a deck.txt", b"3 Blast");
    let nothing = file("nothing.json", b"null");
    let bytes = file("bytes.txt", b"\xff\xfe");
    for (pair, words) in [
        (format!("0={deck}"), "a deck.txt: nothing is brought to this game"),
        (format!("0={deck}.gone"), "a deck.txt.gone: No such file"),
        (format!("0={bytes}"), "bytes.txt: stream did not contain valid UTF-8"),
        (format!("2={nothing}"), "there is no seat 2 at a table of 2"),
        (format!("9={nothing}"), "what is brought is written SEAT=FILE, not “9="),
        ("0".into(), "what is brought is written SEAT=FILE, not “0”"),
    ] {
        for command in ["simulate", "record", "bench"] {
            fails(&[command, "goofspiel", "--players", "2", "--bring", &pair], words);
        }
    }
    let pair = format!("1={nothing}");
    fails(&["record", "goofspiel", "--bring", &pair, "--bring", &pair], "seat 1 brings something twice");
    fails(&["bench", "magpie", "--bring", &format!("4={nothing}")], "there is no seat 4 at a table of 4");
    assert_eq!(
        succeeds(&["record", "goofspiel", "--bring", &pair]),
        succeeds(&["record", "goofspiel"]),
        "nothing at all may be brought to any game"
    );
    fails(&["ready", "goofspiel"], "nothing is ready to be brought to goofspiel");
    fails(&["ready", "chess"], "there is no game “chess”");
    let answer = &asked(&[r#"{"do":"start","game":"goofspiel","brought":[null,"3 Blast"]}"#])[0];
    assert_eq!(answer["error"], "seat 1: nothing is brought to this game");
}

/// A deck of Epic, where it lies.
fn deck(name: &str) -> String {
    format!("{}/../epic/decks/{name}.txt", env!("CARGO_MANIFEST_DIR"))
}

const CONSTRUCTED: [&str; 3] = ["epic", "--option", "format=constructed"];

#[test]
fn decks_are_brought_out_of_files() {
    let brings = [format!("0={}", deck("good-1")), format!("1={}", deck("wild-1"))];
    let with = |command: &str, brings: &[String], more: &[&str]| {
        let brings = brings.iter().flat_map(|pair| ["--bring", pair]).collect::<Vec<_>>();
        succeeds(&[&[command], &CONSTRUCTED[..], &brings, more].concat())
    };
    let record = with("record", &brings, &[]);
    assert!(record.contains("\nbrought 0: \"3 Angel of Mercy\\n"), "{record}");
    assert!(record.contains("\nbrought 1: \""), "{record}");
    assert!(succeeds(&["replay", &file("decks.record", record.as_bytes())]).contains("moves"));
    // Saved as JSON it is the same deck.
    let text = std::fs::read_to_string(deck("good-1")).unwrap();
    let json = file("good.json", serde_json::to_string(&text).unwrap().as_bytes());
    assert_eq!(with("record", &[format!("0={json}"), brings[1].clone()], &[]), record);
    // Games depend on it, and on nothing else.
    let checksum = |brings: &[String], more: &[&str]| -> Value {
        let report = with("simulate", brings, &[&["--games", "40", "--json"], more].concat());
        serde_json::from_str::<Value>(&report).unwrap()["checksum"].clone()
    };
    let one = checksum(&brings, &["--threads", "1"]);
    assert_eq!(one, checksum(&brings, &["--threads", "2"]));
    assert_ne!(one, checksum(&brings[..1], &[]));
    // A third seat brings something: smaller tables aren't measured.
    let bench: Value =
        serde_json::from_str(&with("bench", &[format!("2={}", deck("good-1"))], &["--json"])).unwrap();
    let measured: Vec<&Value> =
        bench["bench"].as_array().unwrap().iter().map(|line| &line["players"]).collect();
    assert_eq!(measured, [3, 4]);

    let bad = file("bad deck.txt", b"# My deck\n3 Archangel\n3 Blorb\n");
    let brings = format!("0={bad}");
    for command in ["simulate", "record", "bench"] {
        let args = [&[command], &CONSTRUCTED[..], &["--bring", &brings]].concat();
        fails(&args, "bad deck.txt: this can't be brought to epic: line 3: there is no card “Blorb”");
    }
    let start = |brought: Value| {
        let start = serde_json::json!({ "do": "start", "game": "epic", "brought": brought,
            "options": { "format": "constructed" } });
        asked(&[&start.to_string()])[0].clone()
    };
    assert_eq!(start(serde_json::json!([text, null]))["players"], 2);
    let refused = start(serde_json::json!([text, "3 Blorb"]));
    assert_eq!(refused["error"], "seat 1: this can't be brought to epic: line 1: there is no card “Blorb”");
}

/// Whatever is ready is listed, printed, and can be brought with some option of its game.
#[test]
fn what_is_ready_can_be_brought() {
    // Each game with its options, every one of them in words: `  --option KEY=…`, then `      VALUE: …`.
    let games = succeeds(&["games"]);
    let mut all: Vec<(&str, Vec<String>)> = Vec::new();
    let mut key = "";
    for line in games.lines() {
        let first = line.trim().split([':', ' ']).next().unwrap();
        if !line.starts_with(' ') {
            all.push((first, Vec::new()));
        } else if let Some(option) = line.strip_prefix("  --option ") {
            key = option.split('=').next().unwrap();
        } else if line.starts_with("      ") {
            all.last_mut().unwrap().1.push(format!("{key}={first}"));
        }
    }
    let epic = all.iter().find(|(game, _)| *game == "epic").unwrap();
    assert!(epic.1.contains(&"format=constructed".into()), "{epic:?}");
    for (game, options) in all {
        let ready = tablee(&["ready", game]);
        if !ready.status.success() {
            assert!(err(&ready).contains("nothing is ready to be brought"), "{game}: {}", err(&ready));
            continue;
        }
        for name in out(&ready).lines() {
            let brings =
                format!("0={}", file(&format!("{game} {name}"), succeeds(&["ready", game, name]).as_bytes()));
            let brought = options.iter().any(|option| {
                let record = tablee(&["record", game, "--option", option, "--bring", &brings]);
                record.status.success() && out(&record).contains("\nbrought 0: ")
            });
            assert!(brought, "{name} can't be brought to {game}");
        }
        fails(&["ready", game, "no such thing"], "there is no “no such thing”");
    }
}

/// Everything the referee answers to these lines.
fn referee(lines: &[&[u8]]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablee"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = lines.join(&b'\n');
    let writer = std::thread::spawn(move || input.write_all(&text).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    out(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn asked(lines: &[&str]) -> Vec<Value> {
    referee(&lines.iter().map(|line| line.as_bytes()).collect::<Vec<_>>())
}

const START: &str = r#"{"do":"start","game":"goofspiel","players":2,"options":{},"seed":"referee"}"#;

#[test]
fn a_conversation_with_the_referee() {
    let lines = [
        START,
        r#"{"do":"status"}"#,
        r#"{"do":"moves","seat":0}"#,
        r#"{"do":"play","seat":0,"move":"13"}"#,
        r#"{"do":"play","seat":0,"move":"12"}"#,
        r#"{"do":"why","seat":1,"move":"99","lang":"fr"}"#,
        r#"{"do":"why","seat":1,"move":"4"}"#,
        r#"{"do":"view","seat":1}"#,
        r#"{"do":"play","seat":1,"move":"4","lang":"de"}"#,
        r#"{"do":"view","seat":"spectator"}"#,
        r#"{"do":"record"}"#,
        r#"{"do":"position"}"#,
    ];
    let answers = asked(&lines);
    let told: Vec<String> =
        lines.iter().zip(&answers).map(|(line, answer)| format!("> {line}\n{answer}")).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn the_referee_plays_a_whole_game() {
    let mut lines = vec![START.to_owned()];
    for card in 1..=13 {
        lines.push(format!(r#"{{"do":"play","seat":0,"move":"{card}"}}"#));
        lines.push(format!(r#"{{"do":"play","seat":1,"move":"{}"}}"#, 14 - card));
    }
    lines.push(r#"{"do":"status"}"#.into());
    lines.push(r#"{"do":"record"}"#.into());
    let answers = asked(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(answers.iter().all(|answer| answer["ok"] == true));
    let over = &answers[27]["over"];
    assert_eq!(over["ending"], "prizes-gone");
    assert_eq!(answers[27]["words"], "All prizes are gone.");
    let record = file("referee.record", answers[28]["record"].as_str().unwrap().as_bytes());
    assert!(succeeds(&["replay", &record]).contains("26 moves"));
}

#[test]
fn a_position_can_be_loaded_and_played_on_but_has_no_record() {
    let position = asked(&[START, r#"{"do":"position"}"#])[1]["position"].clone();
    let load = serde_json::json!({ "do": "load", "position": position }).to_string();
    let answers = asked(&[
        &load,
        r#"{"do":"play","seat":1,"move":"7"}"#,
        r#"{"do":"status"}"#,
        r#"{"do":"record"}"#,
        r#"{"do":"rules","lang":"de"}"#,
    ]);
    assert_eq!(answers[1]["trace"], "quiet");
    assert_eq!(answers[2]["waiting"], serde_json::json!([0]));
    assert!(answers[3]["error"].as_str().unwrap().contains("loaded from a position"));
    assert!(answers[4]["page"].as_str().unwrap().contains("Bietspiel"));
    assert!(answers[4]["rules"].as_array().unwrap().len() > 5);
}

#[test]
fn a_game_is_imagined_from_a_view_and_from_nothing_else() {
    let asks = [START, r#"{"do":"play","seat":0,"move":"13"}"#, r#"{"do":"view","seat":1}"#];
    let view = asked(&asks)[2]["view"].clone();
    let imagine = |seed: &str| {
        serde_json::json!({ "do": "imagine", "game": "goofspiel", "view": view, "seed": seed }).to_string()
    };
    let answers = asked(&[&imagine("a"), &imagine("a"), &imagine("b")]);
    assert_eq!(answers[0], answers[1]);
    assert_ne!(answers[0], answers[2]);
    let load = serde_json::json!({ "do": "load", "position": answers[0]["position"] }).to_string();
    assert_eq!(asked(&[&load, r#"{"do":"view","seat":1}"#])[1]["view"], view);
}

#[test]
fn positions_and_views_that_cant_be_are_refused_in_words() {
    let answers = asked(&[START, r#"{"do":"position"}"#, r#"{"do":"view","seat":0}"#]);
    let (position, view) = (&answers[1]["position"], &answers[2]["view"]);
    let changed = |at: &str, to: Value| {
        let mut position = position.clone();
        *position.pointer_mut(at).unwrap() = to;
        serde_json::json!({ "do": "load", "position": position }).to_string()
    };
    let mut odd_view = view.clone();
    odd_view["table"]["players"] = 0.into();
    let cases = [
        (changed("/state/scores/0", 5.into()), "the points don't add up"),
        (changed("/state/players", 3.into()), "this can't be"),
        (changed("/state/prizes/0", 1_000.into()), "this is no position of goofspiel"),
        (changed("/state/waiting", serde_json::json!([9])), "there is no seat 9"),
        (changed("/state", Value::Null), "this is no position of goofspiel"),
        (changed("/rules", 7.into()), "rules version 7 of goofspiel; this house plays version 1"),
        (changed("/game", "chess".into()), "there is no game “chess”"),
        (changed("/game", Value::Null), "it doesn't say of which “game”"),
        (
            serde_json::json!({ "do": "imagine", "game": "goofspiel", "view": odd_view }).to_string(),
            "this can't be",
        ),
        (
            serde_json::json!({ "do": "imagine", "game": "goofspiel", "view": 3 }).to_string(),
            "this is no view",
        ),
    ];
    for (line, words) in cases {
        let answer = &asked(&[&line])[0];
        assert_eq!(answer["ok"], false);
        assert!(answer["error"].as_str().unwrap().contains(words), "{answer}");
    }
}

#[test]
fn bad_lines_get_an_error_and_the_session_goes_on() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(9 << 20));
    let lines: Vec<&[u8]> = vec![
        br#"{"do":"status"}"#,
        START.as_bytes(),
        b"nonsense",
        b"[]",
        b"{}",
        br#"{"do":"dance"}"#,
        br#"{"do":7}"#,
        br#"{"do":"play","seat":0}"#,
        br#"{"do":"play","seat":9,"move":"1"}"#,
        br#"{"do":"play","seat":3,"move":"1"}"#,
        br#"{"do":"play","seat":0,"move":"x"}"#,
        br#"{"do":"moves","seat":"0"}"#,
        br#"{"do":"status","lang":"la"}"#,
        br#"{"do":"status","lang":3}"#,
        br#"{"do":"status","more":1}"#,
        br#"{"do":"start","game":"chess"}"#,
        br#"{"do":"start","game":"goofspiel","players":1}"#,
        br#"{"do":"start","game":"goofspiel","options":{"ties":[]}}"#,
        br#"{"do":"start","game":"goofspiel","players":3,"brought":[null]}"#,
        deep.as_bytes(),
        long.as_bytes(),
        b"\xff\xfe",
        b"",
        br#"{"do":"status"}"#,
    ];
    let answers = referee(&lines);
    assert_eq!(answers.len(), lines.len() - 1, "a blank line is passed over");
    let last = answers.len() - 1;
    for (at, answer) in answers.iter().enumerate() {
        let good = at == 1 || at == last;
        assert_eq!(answer["ok"], good, "{at}: {answer}");
        assert!(good || answer["error"].as_str().unwrap().len() > 10, "{answer}");
    }
    assert_eq!(answers[last]["waiting"], serde_json::json!([0, 1]), "the game is unharmed");
}
