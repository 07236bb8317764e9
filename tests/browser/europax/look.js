// Looks at a question from all sides without answering it, once for each question. Gives back what is wrong, and what is asked;
// nothing if it was looked at before, and false for whoever only waits.
const $ = (id) => document.getElementById(id);
const question = $("question");
const ends = document.querySelector(".reading:modal, .over") !== null, asked = document.body.classList.contains("choosing");
// Nothing can be done now.
if (!ends && !asked && $("drama").hidden) return false;
if (ends || !asked || !$("pick").hidden) return null;
if (window.looked === question) return null;
window.looked = question;
const wrong = [];
const check = (right, what) => { if (!right) wrong.push(what); };
const shown = (one) => Boolean(one?.checkVisibility());
const outlooks = () => [...document.querySelectorAll(".outlook")].filter(shown);
const keys = (css) => [...new Set([...document.querySelectorAll(css)].map((one) => one.dataset.touch))].sort().join(" ");
const hint = document.querySelector("[data-hint]")?.dataset.hint ?? "";
check(hint.startsWith("hint-"), "nothing is explained");
check($("asked").textContent.length > 10, "nothing is asked");

const cards = [...document.querySelectorAll("#hand .demand.can")];
// Whoever lays a card sees what comes of it before. Three of them are enough to look at.
const told = new Set(), some = cards.filter((_, at) => at < 2 || at === cards.length - 1);
for (const { id } of some) {
  $(id).click();
  const [one, ...more] = outlooks();
  check(one?.dataset.when === id && more.length === 0, `${id} is touched, and ${outlooks().map((other) => other.dataset.when)} is told`);
  check(one?.querySelectorAll(".forecast li").length > 0, `${id} says nothing of its demands`);
  check(one?.querySelector(".then-next").textContent.trim().length > 8, `${id} doesn't say who plays next`);
  check($(id).matches(".on[aria-pressed=true]") && document.querySelectorAll(".on").length === 1, `${id} doesn't look touched`);
  check(/\d/.test($(id).querySelector(".bring")?.textContent ?? ""), `${id} doesn't say what it brings`);
  const box = $("confirm").getBoundingClientRect();
  check(shown($("confirm")) && box.top >= 0 && box.bottom <= innerHeight + 1, `${id} can't be laid: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`);
  told.add(one?.textContent);
}
check(told.size === some.length, `${some.length} cards, but ${told.size} outlooks`);
if (cards.length > 0) {
  check(keys(".title.can") === "", "boards glow while a card is to be laid");
  $("undo").click();
  check(outlooks().length === 0 && $("pick").hidden, "what was undone is still told");
}

// Whoever buys or takes sees who may be chosen, on the boards and in words.
const choices = [...document.querySelectorAll(".choices [data-touch]")];
if (choices.length > 0) {
  check(cards.length === 0, "two questions at once");
  check(keys(".title.can") === keys(".choices .can"), `${keys(".title.can")} glow, but ${keys(".choices .can")} are offered`);
  check(choices.every((one) => shown(one) && one.matches(".can") && one.textContent.length > 3), "a choice can't be read");
}
check(cards.length + choices.length > 0, `nothing to choose: ${$("asked").textContent}`);
return { wrong, kind: cards.length > 0 ? "lay" : hint.slice(5), hint };
