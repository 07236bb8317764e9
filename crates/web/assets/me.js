// What is one's own: forms that are sent as JSON.
import { $, ask, call, lang, toast, words } from "./page.js";

for (const form of document.querySelectorAll("[data-send]")) {
  form.onsubmit = async (event) => {
    event.preventDefault();
    const sure = event.submitter?.dataset.sure;
    if (sure && !(await ask(sure))) return;
    const [verb, path] = form.dataset.send.split(" ");
    const body = {};
    for (const field of form.elements) {
      if (field.name) body[field.name] = "json" in field.dataset ? JSON.parse(field.value) : field.value;
    }
    try {
      const answer = await call(verb, path, body);
      if (answer.token) {
        $("token").hidden = false;
        $("token").querySelector("input").value = answer.token;
        toast(words.code, null, 20);
      } else if (form.id === "sign-in") location.href = back();
      else if (form.id === "delete") location.href = "/";
      else location.reload();
    } catch (error) {
      form.querySelector(".wrong").textContent = error.message;
    }
  };
}

/** Where whoever signs in came from: a table, decks, or the door. */
function back() {
  const path = new URLSearchParams(location.search).get("back") ?? "";
  return /^\/(t|decks)\/[a-z0-9]+(\/edit(\?(deck|ready)=[a-z0-9-]+)?)?$/.test(path) ? path : "/";
}

document.querySelector("[data-return]")?.addEventListener("click", async () => {
  try {
    const { link } = await call("POST", "/api/me/return");
    $("return-link").hidden = false;
    $("return-link").querySelector("input").value = new URL(link, location.href).href;
  } catch (error) { toast(error.message); }
});

// Whoever follows his personal link is let in.
async function comeBack() {
  const link = location.hash.slice(1);
  history.replaceState(null, "", "/me");
  // Whoever is somebody here already would become somebody else.
  if ("known" in document.body.dataset && !(await ask(words["become"]))) return;
  try { await call("POST", "/api/return", { link, cookie: true }); location.reload(); } catch (error) { toast(error.message, null, 60); }
}
if (location.pathname === "/return") comeBack();

const dates = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
for (const time of document.querySelectorAll("[data-time]")) {
  const date = new Date(+time.dataset.time);
  time.dateTime = date.toISOString();
  time.textContent = dates.format(date);
}
