/** The log: what happened, in words. Each entry leads to the board as it was. */

import { h } from "./dom.js";

export class Log {
  constructor(game) {
    this.game = game;
    this.list = h("ol", { class: "log-list", id: "log-list", tabindex: "0", "aria-label": "What happened" });
    this.element = h("section", { class: "panel log", "aria-labelledby": "log-heading" }, h("h2", { id: "log-heading" }, "Log"), this.list);
    this.shown = 0;
  }

  update() {
    const { entries, past } = this.game;
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    for (; this.shown < entries.length; this.shown += 1) this.list.append(this.entry(entries[this.shown]));
    for (const item of this.list.children) {
      const here = Number(item.dataset.version) === past.shownVersion;
      if (here) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    const current = this.list.querySelector("[aria-current]");
    if (!past.atPresent) this.scrollTo(current);
    else if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Scroll the list alone, never the page. */
  scrollTo(item) {
    if (item) this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  entry({ version, english, seat }) {
    const look = () => this.game.past.look(version);
    return h("li", { "data-version": version, "data-seat": seat },
      h("button", { type: "button", class: "log-entry", onclick: look }, h("span", { class: "log-version" }, version), english));
  }
}
