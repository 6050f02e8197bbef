/** The page of a game: puts the panels together and keeps them up to date. */

import { Advice } from "./advice.js";
import { Board } from "./board.js";
import { Chooser } from "./chooser.js";
import { Deck } from "./deck.js";
import { fill, h } from "./dom.js";
import { problemWords } from "./errors.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Moves } from "./moves.js";
import { placesOf, sameAs } from "./places.js";
import { Replay } from "./replay.js";
import { Seats } from "./seats.js";
import { CONNECTIONS, turnWords } from "./words.js";

export class Layout {
  constructor(game) {
    this.game = game;
    this.chooser = new Chooser([]);
    this.waiting = false;
    this.board = new Board((place) => this.touch(place), () => this.clear());
    this.deck = new Deck(this);
    this.moves = new Moves(this);
    this.advice = new Advice(this);
    this.log = new Log(game);
    this.seats = new Seats(game);
    this.replay = new Replay(game);
    this.turn = h("h1", { class: "turn", id: "turn", tabindex: "-1" });
    this.dot = h("span", { class: "connection", id: "connection", role: "status" });
    this.keys = new Keys(this);
    fill(document.getElementById("top-more"), this.dot, this.keys.button);
    const left = h("div", { class: "left" }, this.board.element, this.deck.element, this.replay.element);
    const right = h("div", { class: "right" }, this.moves.element, this.advice.element, this.log.element, this.seats.element);
    game.main.replaceChildren(h("div", { class: "game" }, h("div", { class: "turn-line" }, this.turn, this.board.zoomer), left, right));
    this.showConnection();
    // Spots lie where the picture lies: they are laid anew when its size changes.
    this.sizes = new ResizeObserver(() => this.markBoard());
    this.sizes.observe(this.board.host);
  }

  /** Return what is shown instead of a game that cannot be seen. */
  static refusal(error) {
    return h("div", { class: "refusal" }, h("h1", {}, "This game cannot be shown"), error.body ? problemWords(error) : String(error),
      h("p", {}, h("a", { href: "/table/" }, "Start another game")));
  }

  stop() {
    this.sizes.disconnect();
    this.keys.stop();
    this.advice.stop();
    this.replay.stop();
    fill(document.getElementById("top-more"));
  }

  showPicture(picture) {
    this.board.show(picture);
  }

  showConnection() {
    const state = this.game.connection;
    this.dot.dataset.state = state;
    if (this.dot.textContent !== CONNECTIONS[state]) this.dot.textContent = CONNECTIONS[state];
  }

  showBusy(busy) {
    // No button is disabled or made anew: the one that was pressed keeps the focus.
    this.game.main.setAttribute("aria-busy", String(busy));
  }

  /** Show everything as it is; `turned`: the game is at another version. */
  update(turned) {
    const { game } = this;
    const focused = document.activeElement;
    if (turned) {
      const { view } = game.document;
      this.chooser = new Chooser(game.legal.map((legal) => ({ legal, ...placesOf(game.ruleset, legal.action, view) })));
      this.advice.forget();
    }
    const past = game.past.atPresent ? "" : ` (looking at decision ${game.past.shownVersion})`;
    this.turn.textContent = turnWords(game.document) + past;
    this.turn.dataset.mine = String(game.myTurn);
    document.body.dataset.ruleset = game.ruleset;
    for (const panel of [this.log, this.seats, this.replay]) panel.update();
    this.choose();
    this.keepFocus(focused);
  }

  /** Whose button is gone goes on at the heading of the list, or waits at the line that says whose turn it is. */
  keepFocus(before) {
    if (before === this.turn && this.waiting && !this.moves.element.hidden) this.moves.heading.focus({ preventScroll: true });
    else if (before !== document.body && document.activeElement === document.body) {
      (this.moves.element.hidden ? this.turn : this.moves.heading).focus({ preventScroll: true });
      this.waiting = this.moves.element.hidden;
    }
  }

  /** Show what follows from the places chosen. */
  choose() {
    for (const panel of [this.moves, this.deck, this.advice]) panel.update();
    this.markBoard();
  }

  markBoard() {
    const { game, chooser } = this;
    const now = game.past.atPresent;
    const staged = chooser.staged;
    this.board.mark({
      named: (name, text) => sameAs(game.ruleset, name, text),
      open: now ? chooser.open : new Map(),
      known: now ? chooser.all : new Map(),
      chosen: new Set(now ? chooser.chosen : []),
      meant: new Set(now && staged ? staged.places : []),
      badges: now ? this.advice.badges() : [],
    });
  }

  /** A place of the board was pointed at: again at a place of the move that is meant, and it is played. */
  touch(place) {
    const staged = this.chooser.staged;
    if (staged && (staged.places.length === 1 ? staged.places[0] : this.chooser.chosen.at(-1)) === place) return this.play(staged.legal);
    this.chooser.touch(place);
    return this.choose();
  }

  clear() {
    this.chooser.clear();
    this.choose();
  }

  play(legal) {
    return this.game.play(legal);
  }

  /** Show on the board where an action would happen; null: nowhere. */
  point(action) {
    const { game } = this;
    this.board.point(action && game.past.atPresent ? placesOf(game.ruleset, action, game.document.view).places : []);
  }
}
