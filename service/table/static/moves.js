/** The legal actions as a list, by kind, with a filter where there are many. */

import { fill, h } from "./dom.js";
import { percent, verb } from "./words.js";

/** A filter is shown from so many moves on, and a group is folded from so many on. */
const FILTER_FROM = 13;
const FOLD_FROM = 25;

export class Moves {
  constructor(layout) {
    this.layout = layout;
    this.filter = h("input", { type: "search", id: "filter", placeholder: "Filter the moves", "aria-label": "Filter the moves", oninput: () => this.list() });
    this.found = h("p", { class: "dim small", id: "found", role: "status" });
    this.groups = h("div", { class: "groups", id: "groups" });
    this.heading = h("h2", { id: "moves-heading", tabindex: "-1" }, "Moves");
    this.element = h("section", { class: "panel moves", id: "moves", "aria-labelledby": "moves-heading" },
      h("div", { class: "panel-head" }, this.heading, this.found), this.filter, this.groups);
    this.legal = null;
  }

  update() {
    const { game } = this.layout;
    if (this.legal !== game.legal) {
      this.legal = game.legal;
      this.filter.value = "";
    }
    const playable = game.myTurn && game.past.atPresent;
    this.element.hidden = !playable;
    this.filter.hidden = game.legal.length < FILTER_FROM;
    if (playable) this.list();
  }

  list() {
    const { chooser, advice } = this.layout;
    const wanted = this.filter.value.trim().toLowerCase().split(/\s+/);
    const shown = (chooser.chosen.length ? chooser.candidates : chooser.entries)
      .filter(({ legal }) => wanted.every((word) => legal.english.toLowerCase().includes(word)));
    const kinds = Map.groupBy ? Map.groupBy(shown, ({ legal }) => legal.action.type) : grouped(shown);
    const total = chooser.entries.length;
    this.found.textContent = shown.length === total ? `${total}` : `${shown.length} of ${total}`;
    const narrowed = shown.length < total || kinds.size === 1;
    fill(this.groups, shown.length ? [...kinds].map(([type, entries]) => this.group(type, entries, narrowed, advice)) : h("p", { class: "dim" }, "No move fits."));
  }

  group(type, entries, open, advice) {
    const list = h("ul", { class: "plain" }, entries.map(({ legal }) => h("li", {}, this.button(legal, advice.of(legal)))));
    if (entries.length === 1) return list;
    return h("details", { open: open || entries.length < FOLD_FROM }, h("summary", {}, verb(type), h("span", { class: "dim" }, ` ${entries.length}`)), list);
  }

  button(legal, choice) {
    const point = (action) => () => this.layout.point(action);
    const rank = choice ? h("span", { class: "rank", title: `${percent(choice.share)} of the simulations` }, choice.rank) : null;
    return h("button", {
      type: "button", class: "move", "data-move": legal.text, title: `Rules ${legal.rules.join(", ")}`, onclick: () => this.layout.play(legal),
      onmouseenter: point(legal.action), onmouseleave: point(null), onfocus: point(legal.action), onblur: point(null),
    }, rank, legal.english);
  }
}

function grouped(entries) {
  const kinds = new Map();
  for (const entry of entries) kinds.set(entry.legal.action.type, [...(kinds.get(entry.legal.action.type) || []), entry]);
  return kinds;
}
