/** The seats with their standings, and links that bring others to the table. */

import { say } from "./announce.js";
import { fill, h } from "./dom.js";
import { join } from "./join.js";
import { showError } from "./errors.js";
import { invitation, link, setting } from "./session.js";
import { ordinal, seatWords } from "./words.js";

export class Seats {
  constructor(game) {
    this.game = game;
    this.standings = h("div", {});
    this.links = h("div", {});
    this.more = h("div", {});
    this.element = h("section", { class: "panel seats", "aria-labelledby": "seats-heading" },
      h("h2", { id: "seats-heading" }, "Table"), this.standings, this.links, this.more);
    this.linked = "";
  }

  update() {
    const game = this.game.document;
    const { over } = this.game;
    const rows = game.standings.toSorted((a, b) => (over ? a.place - b.place : a.seat - b.seat)).map((standing) => this.row(game, standing));
    fill(this.standings, h("table", { class: "standings" },
      h("caption", { class: "aside" }, over ? "Final standings" : "Standings as of now"),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Seat"), h("th", { scope: "col" }, "Place"), h("th", { scope: "col" }, "Score"))),
      h("tbody", {}, rows)));
    this.updateLinks(game);
    fill(this.more, this.leaving());
  }

  /** What ends one's part in the game: each takes two clicks. */
  leaving() {
    const { game } = this;
    if (game.over) return null;
    const { viewer } = game.document;
    const leave = viewer !== null && !game.away ? twice("resign", "Leave my seat to an AI", "Really leave the seat", () => game.resign()) : null;
    const end = game.tokens.host ? twice("end-game", "End the game for all", "Really end the game", () => game.end()) : null;
    return leave || end ? h("div", { class: "leaving" }, leave, end) : null;
  }

  row(game, { seat, place, score }) {
    const one = game.seats[seat];
    const marks = [seat === game.viewer ? "you" : "", seat === game.to_act?.seat ? "to act" : ""].filter(Boolean).join(", ");
    return h("tr", { "data-seat": seat, class: seat === game.to_act?.seat ? "acting" : null },
      h("th", { scope: "row" }, h("span", { class: `seat-mark seat-${seat}`, "aria-hidden": "true" }, seat), ` ${seatWords(one)}`, marks ? h("small", { class: "dim" }, ` ${marks}`) : null),
      h("td", {}, ordinal(place)), h("td", {}, score));
  }

  updateLinks(game) {
    const { seats } = this.game.tokens;
    const others = Object.entries(seats).filter(([seat]) => Number(seat) !== game.viewer);
    const open = game.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
    const wanted = JSON.stringify([others, open, game.visibility, game.viewer]);
    if (wanted === this.linked) return;
    this.linked = wanted;
    const rows = open.map((seat) => this.share(`Invite somebody to seat ${seat}`, invitation(game.id, seat), `open-${seat}`));
    if (game.viewer === null) rows.push(...open.map((seat) => this.take(game.id, seat)));
    rows.push(...others.map(([seat, token]) => this.share(`Seat ${seat}, ${game.seats[seat].name}`, link(game.id, token), `seat-${seat}`)));
    if (game.visibility === "public") rows.push(this.share("Anybody may watch", link(game.id, ""), "watch"));
    if (game.viewer !== null) rows.push(this.share("Your own seat, on another device", link(game.id, this.game.token), "own"));
    if (!rows.length) return fill(this.links);
    return fill(this.links, h("details", { class: "share", open: others.length + open.length > 0 }, h("summary", {}, "Links to this table"), rows,
      h("p", { class: "dim small" }, "A link to a seat plays that seat: give it to its player alone.")));
  }

  take(id, seat) {
    const take = () => join(id, seat, setting("name") || "").catch(showError);
    return h("p", {}, h("button", { type: "button", class: "primary", id: `take-${seat}`, onclick: take }, `Take seat ${seat}`));
  }

  share(label, address, name) {
    const box = h("input", { type: "text", readonly: true, value: address, id: `link-${name}`, onfocus: () => box.select() });
    const copy = h("button", { type: "button", id: `copy-${name}`, "aria-label": `Copy the link: ${label}`, onclick: () => this.copy(box, copy) }, "Copy");
    return h("div", { class: "link" }, h("label", { for: `link-${name}` }, label), h("div", { class: "link-row" }, box, copy));
  }

  async copy(box, button) {
    box.select();
    try {
      // The clipboard is there on secure pages only; elsewhere the old way does.
      if (navigator.clipboard) await navigator.clipboard.writeText(box.value);
      else document.execCommand("copy");
      button.textContent = "Copied";
      say("Copied");
    } catch {
      button.textContent = "Copy by hand";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2500);
  }
}

/** Return a button that asks once more before it does anything. */
function twice(id, text, sure, does) {
  let asked = false;
  const button = h("button", { type: "button", class: "quiet small", id, onclick: () => {
    if (asked) return does();
    asked = true;
    button.textContent = `${sure}?`;
    return undefined;
  }, onblur: () => {
    asked = false;
    button.textContent = text;
  } }, text);
  return button;
}
