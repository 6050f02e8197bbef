/** Shortcuts of the keyboard. They can be switched off, as single letters may mean something else to some helpers. */

import { h } from "./dom.js";
import { showRules } from "./rules.js";
import { setting } from "./session.js";

const HELP = [
  ["B", "to the marked places of the board; arrow keys go from place to place, Enter chooses, Enter again plays"],
  ["Esc", "give the choice up"],
  ["M", "to the list of moves"],
  ["/", "filter the moves"],
  ["S", "ask for a suggestion"],
  ["U", "take back"],
  ["L", "to the log"],
  ["[ and ]", "one decision back, one on"],
  ["N", "back to now"],
  ["R", "the rules of the game"],
  ["?", "this help"],
];

export class Keys {
  constructor(layout) {
    this.layout = layout;
    this.dialog = this.help();
    this.button = h("button", { type: "button", class: "quiet", id: "help", "aria-label": "Help and shortcuts", onclick: () => this.dialog.showModal() }, "?");
    document.body.append(this.dialog);
    this.listener = (event) => this.pressed(event);
    document.addEventListener("keydown", this.listener);
  }

  stop() {
    document.removeEventListener("keydown", this.listener);
    this.dialog.remove();
  }

  pressed(event) {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return this.layout.clear();
    const typing = at.matches?.("input:not([type=range]):not([type=checkbox]), textarea, select");
    if (typing || setting("shortcuts") === "off") return;
    const what = this.commands()[event.key.toLowerCase()];
    if (!what) return;
    event.preventDefault();
    what();
  }

  commands() {
    const { layout } = this;
    const { game } = layout;
    const click = (id) => () => document.getElementById(id)?.click();
    return {
      b: () => layout.board.focus() || layout.board.host.focus(),
      m: () => (layout.moves.element.hidden ? layout.turn : layout.moves.heading).focus(),
      "/": () => (layout.moves.filter.hidden ? layout.moves.heading : layout.moves.filter).focus(),
      s: () => !layout.advice.element.hidden && click("advice-ask")(),
      u: click("undo"),
      l: () => layout.log.list.focus(),
      "[": () => layout.replay.step(-1),
      "]": () => layout.replay.step(1),
      r: () => this.rules(),
      n: () => layout.replay.go(game.past.version),
      "?": click("help"),
    };
  }

  rules() {
    this.dialog.close();
    return showRules(this.layout.game.ruleset);
  }

  help() {
    const on = h("input", { type: "checkbox", id: "shortcuts-on", checked: setting("shortcuts") !== "off", onchange: () => setting("shortcuts", on.checked ? "on" : "off") });
    const close = h("button", { type: "button", class: "primary", onclick: () => this.dialog.close() }, "Close");
    return h("dialog", { class: "help", "aria-labelledby": "help-heading" }, h("h2", { id: "help-heading" }, "How to play here"),
      h("p", {}, "Click a marked place of the board. Where it is clear which move is meant, it is shown below the board: click the place again, or Play. ",
        "Else choose a further place, or a move from the list. A move of the list is played at once."),
      h("dl", {}, HELP.flatMap(([key, what]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, what)])),
      h("label", { class: "check" }, on, h("span", {}, "Shortcuts of single keys")),
      h("p", {}, h("button", { type: "button", id: "rules", onclick: () => this.rules() }, "The rules of the game")), close);
  }
}
