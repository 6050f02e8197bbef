/** Look back with a slider, step by step, or let the game run. */

import { h } from "./dom.js";

const STEP_MS = 900;

export class Replay {
  constructor(game) {
    this.game = game;
    this.timer = null;
    this.slider = h("input", { type: "range", id: "slider", min: 0, max: 0, step: 1, "aria-label": "Decision shown", oninput: () => this.go(Number(this.slider.value)) });
    this.run = h("button", { type: "button", class: "quiet", id: "replay-run", onclick: () => (this.timer ? this.stop() : this.start()) }, "Run");
    this.text = h("output", { class: "dim small", for: "slider", id: "replay-text" });
    this.element = h("section", { class: "replay", "aria-label": "Replay" },
      this.button("replay-first", "First", "|◀", () => 0), this.button("replay-back", "One back", "◀", () => game.past.shownVersion - 1),
      this.slider, this.button("replay-on", "One on", "▶", () => game.past.shownVersion + 1),
      this.button("replay-now", "Now", "▶|", () => game.past.version), this.run, this.text);
  }

  button(id, label, sign, version) {
    return h("button", { type: "button", class: "quiet", id, "aria-label": label, onclick: () => this.go(version()) }, sign);
  }

  go(version) {
    this.stop();
    return this.game.past.look(version);
  }

  step(by) {
    return this.go(this.game.past.shownVersion + by);
  }

  /** Let the game run from where it is shown, or from its beginning. */
  start() {
    const { past } = this.game;
    const on = async () => {
      await past.look(past.atPresent ? 0 : past.shownVersion + 1);
      if (past.atPresent) this.stop();
      else if (this.timer) this.timer = setTimeout(on, STEP_MS);
    };
    this.timer = setTimeout(on, 0);
    this.showRun();
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.showRun();
  }

  showRun() {
    this.run.textContent = this.timer ? "Stop" : "Run";
  }

  update() {
    const { past } = this.game;
    this.slider.max = String(past.version);
    this.slider.value = String(past.shownVersion);
    this.text.textContent = `Decision ${past.shownVersion} of ${past.version}`;
    this.slider.setAttribute("aria-valuetext", this.text.textContent);
  }
}
