/** Take an open seat to which one was invited. */

import { quiet } from "./announce.js";
import { change } from "./api.js";
import { field, h } from "./dom.js";
import { showError } from "./errors.js";
import { fragment, hold, setting } from "./session.js";

/** Show the page of an invitation. */
export function showJoin(main, id, seat) {
  document.title = "Take a seat · Serenissima";
  const name = h("input", { type: "text", id: "join-name", maxlength: 40, autocomplete: "nickname", value: setting("name") || "" });
  const button = h("button", { type: "submit", class: "primary large", id: "join" }, `Take seat ${seat}`);
  const submit = async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await join(id, seat, name.value.trim());
    } catch (error) {
      showError(error);
      button.disabled = false;
    }
  };
  main.replaceChildren(h("form", { class: "refusal", id: "join-form", onsubmit: submit },
    h("h1", {}, "You are invited to a game"), h("p", {}, "Take the seat and play: the page is your place at the table."), field("Your name", name), h("p", {}, button)));
  name.focus();
}

/** Take the seat, and go to the game with its token. */
export async function join(id, seat, name) {
  if (name) setting("name", name);
  const claimed = await change(`/games/${id}/seats/${seat}/claim`, { body: name ? { name } : {} });
  hold(id, { token: claimed.token, seats: { [seat]: claimed.token } });
  quiet();
  location.hash = fragment(id, claimed.token);
}
