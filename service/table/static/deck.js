/** The bar below the board: the move that is meant, or what is left to choose from; confirm, clear, undo. */

import { fill, h } from "./dom.js";
import { UNDO_REASONS } from "./words.js";

/** More than so many are chosen from the list. */
const MOST = 8;

export class Deck {
  constructor(layout) {
    this.layout = layout;
    this.element = h("section", { class: "deck", "aria-label": "Your move" });
  }

  update() {
    const { game, chooser } = this.layout;
    // While a move is being chosen, there is nothing to take back but the choice.
    fill(this.element, game.past.atPresent ? this.choice(chooser, game) : this.looking(game), chooser.chosen.length ? null : this.undo(game));
  }

  looking(game) {
    // A finished game can be played on from any of its positions: it is a game of its own then.
    const fork = game.over
      ? h("button", { type: "button", id: "play-on", onclick: () => game.playOn(game.past.shownVersion) }, "Play on from here") : null;
    return [h("p", { class: "deck-text" }, "You are looking at the past."), fork,
      h("button", { type: "button", class: "primary", id: "to-present", onclick: () => game.past.look(game.past.version) }, "Back to now")];
  }

  choice(chooser, game) {
    if (!game.myTurn) {
      if (game.away && !game.over) {
        return [h("p", { class: "deck-text" }, "An AI plays your seat."),
          h("button", { type: "button", class: "primary", id: "rejoin", onclick: () => game.rejoin() }, "Take my seat back")];
      }
      const again = game.over ? h("a", { href: "/table/", class: "button" }, "Start another game") : null;
      return [h("p", { class: "deck-text dim" }, waiting(game)), again];
    }
    const { staged, candidates } = chooser;
    const clear = chooser.chosen.length
      ? h("button", { type: "button", class: "quiet", id: "clear", onclick: () => this.layout.clear() }, "Clear") : null;
    if (staged) {
      const play = () => this.layout.play(staged.legal);
      return [h("p", { class: "deck-text", id: "meant" }, staged.legal.english),
        h("button", { type: "button", class: "primary", id: "confirm", onclick: play }, "Play"), clear];
    }
    if (!candidates.length) {
      const onBoard = chooser.all.size > 0;
      return [h("p", { class: "deck-text" }, onBoard ? "Choose a marked place on the board, or a move from the list." : "Choose a move from the list.")];
    }
    if (candidates.length > MOST) return [h("p", { class: "deck-text" }, `${candidates.length} moves: choose another marked place, or one from the list.`), clear];
    return [h("ul", { class: "plain choices" }, candidates.map((entry) => h("li", {}, this.button(entry)))), clear];
  }

  button({ legal }) {
    const point = (action) => () => this.layout.point(action);
    return h("button", {
      type: "button", class: "move", "data-move": legal.text, onclick: () => this.layout.play(legal),
      onmouseenter: point(legal.action), onmouseleave: point(null), onfocus: point(legal.action), onblur: point(null),
    }, legal.english);
  }

  undo(game) {
    const { can_undo: can, undo_reason: reason, viewer } = game.document;
    if (viewer === null || reason === "off" || reason === "over") return null;
    const why = can ? null : h("small", { class: "dim", id: "undo-why" }, UNDO_REASONS[reason] || "");
    return h("div", { class: "undo" },
      h("button", { type: "button", id: "undo", disabled: !can, "aria-describedby": why ? "undo-why" : null, onclick: () => game.undo() }, "Take back"), why);
  }
}

function waiting(game) {
  const { viewer } = game.document;
  if (game.over) return "The game is over. Look back with the slider, and play on from any position.";
  return viewer === null ? "You are looking on." : "Another seat decides.";
}
