/** One game on the page: fetches it, follows it, and tells the panels when something changed. */

import { quiet, say } from "./announce.js";
import { ask, change, Problem, request } from "./api.js";
import { showError } from "./errors.js";
import { Live } from "./live.js";
import { Layout } from "./layout.js";
import { Past } from "./past.js";
import { fragment, held, hold, holdCreated } from "./session.js";
import { turnWords } from "./words.js";

const PAGE = 500;

export class Game {
  constructor(main, id, token) {
    Object.assign(this, { main, id, token });
    this.document = null;
    this.legal = [];
    this.entries = [];
    this.connection = "connecting";
    this.working = Promise.resolve();
    this.refreshing = null;
    this.again = false;
    this.past = new Past(this);
    this.layout = null;
    this.live = null;
  }

  get ruleset() {
    return this.document.ruleset;
  }

  get myTurn() {
    const { to_act: toAct, viewer } = this.document;
    return !this.over && viewer !== null && toAct?.seat === viewer && !this.away;
  }

  /** Whether nobody decides any more. */
  get over() {
    return this.document.status !== "active";
  }

  /** Whether an AI plays our seat until we take it back. */
  get away() {
    const { seats, viewer } = this.document;
    return viewer !== null && seats[viewer].stand_in;
  }

  /** The newest version that the log holds. */
  get told() {
    return this.entries.at(-1)?.version ?? -1;
  }

  async start() {
    try {
      await this.readHistory();
      await this.refresh();
    } catch (error) {
      return this.refused(error);
    }
    if (this.token) hold(this.id, { token: this.token, seats: this.document.viewer === null ? {} : { [this.document.viewer]: this.token } });
    this.live = new Live(this.id, this.token, this.told, (...message) => this.hear(...message), (state) => this.connected(state));
    return undefined;
  }

  stop() {
    this.stopped = true;
    this.live?.stop();
    this.layout?.stop();
    quiet();
  }

  refused(error) {
    this.connected("refused");
    showError(error);
    if (!this.layout) this.main.replaceChildren(Layout.refusal(error));
  }

  /** Hear a message of the connection (see Live). */
  async hear(kind, data) {
    if (this.stopped) return;
    try {
      if (kind === "refused") this.refused(data);
      else if (kind === "decision") this.log(data);
      else if (kind === "gone") throw new Problem(404, { title: "The game is gone", detail: "It has expired." });
      else if (kind !== "end") await this.readHistory();
      await this.refresh();
    } catch (error) {
      showError(error);
    }
  }

  connected(state) {
    if (state === this.connection) return;
    if (state === "lost") say("Connection lost");
    if (this.connection === "lost" && state === "live") say("Connected again");
    this.connection = state;
    this.layout?.showConnection();
  }

  /** Put an entry into the log, once. */
  log(entry) {
    if (entry.version !== this.told + 1) return;
    this.entries.push(entry);
    if (!this.layout) return;
    say(entry.english);
    this.layout.log.update();
  }

  /** Read what the log lacks. */
  async readHistory() {
    for (let after = this.told; after !== null; ) {
      const from = after < 0 ? "" : `&after=${after}`;
      const page = await ask("GET", `/games/${this.id}/history?limit=${PAGE}${from}`, { token: this.token });
      for (const entry of page.entries) this.log(entry);
      after = page.next_after;
    }
  }

  /** Fetch the game as it is; what is asked for meanwhile is done once afterwards. */
  refresh() {
    if (this.refreshing) {
      this.again = true;
      return this.refreshing;
    }
    this.refreshing = this.fetchAll().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  async fetchAll() {
    do {
      this.again = false;
      const path = `/games/${this.id}`;
      const found = await ask("GET", path, { token: this.token });
      // Whatever changes makes a new version: what is shown stays as it is, with the focus and all.
      if (found.version === this.document?.version) continue;
      const [picture, legal] = await Promise.all([
        request("GET", `${path}/board.svg?version=${found.version}`, { token: this.token }).then((answer) => answer.text()),
        found.viewer !== null && found.to_act?.seat === found.viewer ? ask("GET", `${path}/legal-actions`, { token: this.token }) : null,
      ]);
      // Somebody decided in between: all of it anew, so that what is shown belongs together.
      if (legal && legal.version !== found.version) this.again = true;
      else this.take(found, picture, legal?.actions || []);
    } while (this.again && !this.stopped);
  }

  take(found, picture, legal) {
    const first = !this.layout;
    this.document = found;
    this.legal = legal;
    if (this.stopped) return;
    if (first) this.layout = new Layout(this);
    this.past.present(found.version, picture);
    this.layout.update(true);
    document.title = `${this.myTurn ? "● " : ""}${turnWords(found)} · Serenissima`;
    if (!first && (this.myTurn || this.over)) say(turnWords(found));
  }

  /** Play a legal action. */
  play(legal) {
    if (!this.past.atPresent) return Promise.resolve();
    return this.doing((version) => change(`/games/${this.id}/actions`, {
      token: this.token, body: { actions: [legal.action], expected_version: version },
    }));
  }

  /** Take the last decision back. */
  undo() {
    return this.doing((version) => change(`/games/${this.id}/undo`, { token: this.token, body: { expected_version: version } }));
  }

  /** Leave our seat to an AI. */
  resign() {
    return this.doing(() => change(`/games/${this.id}/resign`, { token: this.token, body: {} }));
  }

  /** Take our seat back from the AI. */
  rejoin() {
    return this.doing(() => change(`/games/${this.id}/rejoin`, { token: this.token }));
  }

  /** End the game as its host. */
  end() {
    return this.doing(() => ask("DELETE", `/games/${this.id}`, { token: this.tokens.host }));
  }

  /** Begin a new game with a position of this finished one. */
  async playOn(version) {
    try {
      const created = await change(`/games/${this.id}/fork`, { token: this.token, body: { version, undo: true } });
      location.hash = fragment(created.game.id, holdCreated(created));
    } catch (error) {
      showError(error);
    }
  }

  /** Do something at the version that is shown; a second click waits, and counts only if the first one changed nothing. */
  doing(what) {
    const { version } = this.document;
    this.working = this.working.then(() => (this.document.version === version && !this.stopped ? this.change(() => what(version)) : undefined));
    return this.working;
  }

  async change(what) {
    this.layout.showBusy(true);
    quiet();
    try {
      await what();
      await this.readHistory();
      await this.refresh();
    } catch (error) {
      if (error.code === "game/stale_version" || error.code === "action/not_your_turn") await this.refresh().catch(() => {});
      showError(error, { ruleset: this.ruleset, legal: this.legal, play: (legal) => this.play(legal) });
    } finally {
      this.layout.showBusy(false);
    }
  }

  /** The tokens that this tab may hand on. */
  get tokens() {
    return held(this.id);
  }
}
