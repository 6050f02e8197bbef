/** Tell people what happens: aloud for those who hear the page, and as notes that stay until they are closed. */

import { h } from "./dom.js";

const live = document.getElementById("live");
const alerts = document.getElementById("alerts");
const SHOWN_MS = 12_000;
let said = [];
let timer = null;

/** Have something read out; what comes at once is read as one. */
export function say(text) {
  said.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    live.textContent = said.slice(-4).join(". ");
    said = [];
  }, 150);
}

/** Show a note. One that needs a decision stays; others leave by themselves. */
export function note(children, { urgent = false, stays = urgent } = {}) {
  const close = h("button", { type: "button", class: "quiet", "aria-label": "Close this note", onclick: () => shown.remove() }, "×");
  const shown = h("div", { class: urgent ? "alert urgent" : "alert", role: urgent ? "alert" : "status" }, h("div", {}, children), close);
  alerts.append(shown);
  while (alerts.children.length > 3) alerts.firstChild.remove();
  if (!stays) setTimeout(() => shown.remove(), SHOWN_MS);
  return shown;
}

/** Take all notes away. */
export function quiet() {
  alerts.replaceChildren();
}
