/** Ask an AI what it would do, and show its ranking: here, in the list of moves and on the board. */

import { say } from "./announce.js";
import { ask } from "./api.js";
import { fill, h, select } from "./dom.js";
import { problemWords, showError } from "./errors.js";
import { placesOf } from "./places.js";
import { setting } from "./session.js";
import { LEVELS, percent, title } from "./words.js";

const TOP = 5;
const ASK_MS = 400;
const DONE = new Set(["finished", "failed", "cancelled", "stale"]);

export class Advice {
  constructor(layout) {
    this.layout = layout;
    this.level = select(LEVELS.slice(1).map((level) => [level, title(level)]), setting("advice") || "strong", { id: "advice-level", "aria-label": "Level of the adviser" });
    this.ask = h("button", { type: "button", id: "advice-ask", onclick: () => this.begin() }, "Suggest");
    this.result = h("div", { class: "advice-result", id: "advice-result" });
    this.element = h("section", { class: "panel advice", "aria-labelledby": "advice-heading" },
      h("h2", { id: "advice-heading" }, "Advice"), h("div", { class: "advice-ask" }, this.level, this.ask), this.result);
    this.choices = [];
    this.asked = 0;
    this.thinking = null;
  }

  update() {
    const { game } = this.layout;
    this.element.hidden = !(game.myTurn && game.past.atPresent);
  }

  /** Forget advice on a version that has passed. */
  forget() {
    this.stop();
    this.choices = [];
    fill(this.result);
    this.showThinking();
  }

  stop() {
    this.asked += 1;
    if (this.thinking) ask("DELETE", `/suggestions/${this.thinking}`, { token: this.layout.game.token }).catch(() => {});
    this.thinking = null;
  }

  async begin() {
    if (this.thinking) return this.forget();
    const { game } = this.layout;
    const mine = (this.asked += 1);
    setting("advice", this.level.value);
    try {
      const body = { level: this.level.value, top: TOP, version: game.document.version };
      let found = await ask("POST", `/games/${game.id}/suggestions`, { token: game.token, body });
      this.thinking = found.id;
      this.showThinking();
      while (!DONE.has(found.status)) {
        this.show(found);
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
        if (mine !== this.asked) return undefined;
        found = await ask("GET", `/suggestions/${found.id}`, { token: game.token });
        if (mine !== this.asked) return undefined;
      }
      this.thinking = null;
      this.show(found);
      if (this.choices.length) say(`Advice: ${this.choices[0].english}`);
    } catch (error) {
      if (mine === this.asked) {
        this.thinking = null;
        if (error.body) fill(this.result, h("div", { role: "alert" }, problemWords(error, game.ruleset)));
        else showError(error);
      }
    }
    this.showThinking();
    return undefined;
  }

  showThinking() {
    this.ask.textContent = this.thinking ? "Stop" : "Suggest";
    this.element.setAttribute("aria-busy", String(Boolean(this.thinking)));
  }

  show(found) {
    const { game } = this.layout;
    this.choices = (found.result?.choices || []).map((choice, n) => ({ ...choice, rank: n + 1 }));
    const told = found.status === "finished" ? `${found.result.simulations} simulations in ${found.result.seconds.toFixed(1)} s`
      : found.error || { queued: "Waiting for a thinker…", running: "Thinking…" }[found.status] || title(found.status);
    fill(this.result, this.choices.length ? h("ol", { class: "plain ranking" }, this.choices.map((choice) => this.choice(choice, game))) : null,
      h("p", { class: "dim small" }, told));
    this.layout.moves.update();
    this.layout.markBoard();
  }

  choice(choice, game) {
    const { viewer } = game.document;
    const legal = game.legal.find(({ text }) => text === choice.text);
    const point = (action) => () => this.layout.point(action);
    const facts = choice.visits
      ? `${percent(choice.share)} of the thinking · wins ${percent(choice.win_chance[viewer])} ± ${percent(choice.win_error[viewer])}` : "not looked into";
    return h("li", {}, h("button", {
      type: "button", class: "move advised", "data-move": choice.text, disabled: !legal, onclick: () => this.layout.play(legal),
      onmouseenter: point(choice.action), onmouseleave: point(null), onfocus: point(choice.action), onblur: point(null),
    }, h("span", { class: "rank" }, choice.rank), h("span", { class: "advised-text" }, choice.english),
    h("span", { class: "advised-facts" }, facts),
    h("meter", { min: 0, max: 1, value: choice.share, "aria-hidden": "true" })));
  }

  /** Return the ranked choice that an action is, if any. */
  of(legal) {
    return this.choices.find(({ text }) => text === legal.text) || null;
  }

  /** Return numbers for the board: at the most telling place of each choice. */
  badges() {
    const { game } = this.layout;
    return this.choices.flatMap(({ action, rank }) => {
      const place = placesOf(game.ruleset, action, game.document.view).places.at(-1);
      return place ? [{ place, text: String(rank) }] : [];
    });
  }
}
