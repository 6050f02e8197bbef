/** Which version the board shows: the present one, or one of the past. */

import { request } from "./api.js";
import { showError } from "./errors.js";

/** So many pictures of the past are kept. */
const KEPT = 60;

export class Past {
  constructor(game) {
    this.game = game;
    this.version = 0;
    this.pictures = new Map();
    /** The version that is looked at; null: always the present one. */
    this.shown = null;
    this.wanted = null;
  }

  get atPresent() {
    return this.shown === null;
  }

  get shownVersion() {
    return this.shown ?? this.version;
  }

  /** Take the picture of the present version. */
  present(version, picture) {
    this.version = version;
    this.keep(version, picture);
    if (this.atPresent) this.game.layout.showPicture(picture);
  }

  /** Look at a version; the present one ends the looking back. */
  async look(version) {
    const wanted = Math.max(0, Math.min(this.version, version));
    this.wanted = wanted;
    let picture = this.pictures.get(wanted);
    if (picture === undefined) {
      try {
        const answer = await request("GET", `/games/${this.game.id}/board.svg?version=${wanted}`, { token: this.game.token });
        picture = await answer.text();
      } catch (error) {
        showError(error);
        return;
      }
      this.keep(wanted, picture);
    }
    // While it was fetched, another may have been asked for.
    if (this.wanted !== wanted || this.game.stopped) return;
    this.shown = wanted === this.version ? null : wanted;
    this.game.layout.showPicture(picture);
    this.game.layout.update(false);
  }

  keep(version, picture) {
    this.pictures.delete(version);
    this.pictures.set(version, picture);
    if (this.pictures.size > KEPT) this.pictures.delete(this.pictures.keys().next().value);
  }
}
