// One touch of somebody who plays by what glows: cheap rather than dear, and not for ever. Whoever is curious only looks at a
// kind of question that he doesn't know yet.
let dice = arguments[0];
const known = arguments[1];
const roll = (sides) => { const rolled = dice % sides; dice = Math.floor(dice / sides); return rolled; };
const $ = (id) => document.getElementById(id);
const asked = $("asked")?.textContent ?? "";
const kind = document.querySelector("[data-hint]")?.dataset.hint ?? "";
const answer = (did, what = "") => ({ did, what, asked, lines: document.querySelectorAll("#log li").length });
// An element of HTML is pressed; a piece of the map is touched like one.
const press = (element) => {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
};

// Nobody who wants to play waits for a scene: a touch ends it.
if (!$("drama").hidden) press($("drama"));
// What lies over the board is read first.
const reading = document.querySelector(".reading:modal");
if (reading) return answer("reads", reading.dataset.reading);
if (document.querySelector(".over")) return answer("over", $("over-title").textContent);
if (!$("curtain").hidden) return answer("covered", $("curtain").querySelector("h2")?.textContent ?? "");
const hand = $("hand-over");
if (hand && !hand.hidden && hand.checkVisibility()) {
  press(hand);
  return answer("handed over");
}
if (!document.body.classList.contains("choosing")) return answer("waits");
// What was sent is answered before anything else is touched.
if (window.sent !== undefined && window.heard.length <= window.sent.heard && Date.now() - window.sent.at < 2000) return answer("sent already");
if (known && !known.includes(kind) && $("pick").hidden) return answer("meets", kind);
const sending = () => { window.sent = { heard: window.heard.length, at: Date.now() }; };

const confirm = $("confirm");
if (!$("pick").hidden && !confirm.hidden) {
  const words = confirm.textContent;
  sending();
  press(confirm);
  return answer("confirmed", words);
}
const slider = document.querySelector("[data-slider]");
if (slider) {
  slider.value = +slider.min + roll(3);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return answer("slid", slider.value);
}
const glowing = [...document.querySelectorAll(".can")];
if (glowing.length === 0) {
  if (!$("pick").hidden) press($("undo"));
  return answer("undid");
}
const end = glowing.find((element) => element.id === "b-done" || element.id === "b-pass");
const coins = glowing.filter((element) => element.id.startsWith("g-"));
// Whoever plays Ephios goes for unions, so that the game ends: mostly he takes what goes with his hand, and debates until he
// can pay for it.
const ephios = () => {
  const unions = glowing.filter((element) => element.matches(".choices [id^=u-]"));
  if (unions.length > 0) return unions.at(-1);
  const can = (id) => glowing.find((element) => element.id === id);
  if (document.querySelector("#crossroads .on")) return window.wants === "b-recruit" && can("b-recruit") || can("b-debate");
  const cards = glowing.filter((element) => element.matches("#crossroads .card:not(.inhabitant)"));
  if (!$("b-debate") || cards.length === 0 || roll(8) === 0) return null;
  // Now and then he takes what nobody else sees.
  if (roll(6) === 0 && can("pile-deck")) return can("pile-deck");
  const purse = document.querySelectorAll("#hand [data-have]").length;
  const hand = [...document.querySelectorAll("#hand .card")];
  const worth = (card) => {
    const [, alliance] = card.classList;
    const held = hand.filter((other) => other.classList.contains(alliance)).length;
    const sealed = document.querySelector(`.tile.${alliance}[data-sealed]`);
    const joker = card.id === "c-argentier", own = document.querySelector(`.affinity.${alliance}`);
    return sealed ? 0 : 4 * held + (joker ? 3 : 0) + (own ? 2 : 0) + (alliance === "syndicat" ? 0 : 1);
  };
  cards.sort((one, other) => worth(other) - worth(one));
  const [best] = cards;
  const takes = +best.querySelector(".value [aria-hidden]").textContent <= purse && (worth(best) > 2 || hand.length < 3);
  window.wants = takes ? "b-recruit" : "b-debate";
  return takes ? best : cards.at(-1);
};
// Whoever plays Epic plays what he holds, attacks with all he has, and stands in nobody's way: so the game ends.
const epic = () => {
  if (!document.querySelector(".arena, .workshop")) return null;
  const can = (css) => glowing.filter((element) => element.matches(css));
  const any = (some) => (some.length > 0 ? some[roll(some.length)] : null);
  const own = document.querySelector(".held.on") ? can("#b-play")[0] ?? can("#b-veil")[0] : null;
  if (own) return own;
  switch (kind) {
    case "ask-mulligan": case "ask-building": return end;
    // All attack the same one, who is out the sooner.
    case "ask-attack": case "ask-whom": return can(".zone[data-mine] .tile")[0] ?? can("[data-touch^=seat-]")[0] ?? end;
    // Mostly he wants to hear no more of this turn.
    case "ask-answer": return roll(8) > 0 ? document.querySelector("#order-let[data-body*=add]") ?? end : null;
    case "ask-block": case "ask-block-hunt": case "ask-own-line": return roll(8) > 0 ? end : null;
    case "ask-may": case "ask-may-pay": return can("#b-yes")[0] ?? null;
    case "ask-target": return any(can(".zone:not([data-mine]) .tile, [data-touch^=seat-]:not([data-mine])")) ?? any(glowing);
    default: return any(can("#hand .held:has(.off)")) ?? any(can("#hand .held")) ?? (roll(4) > 0 ? end : null);
  }
};
let chosen = epic() ?? ephios();
if (chosen) { /* It is decided. */ }
else if (end && (glowing.length === 1 || roll(3) === 0)) chosen = end;
else if (coins.length > 0) chosen = coins[roll(Math.min(3, coins.length))];
else {
  const others = glowing.filter((element) => element !== end);
  chosen = others[roll(others.length)];
}
sending();
press(chosen);
// It was only a part of the move.
if (!$("pick").hidden) delete window.sent;
return answer("touched", chosen.id);
