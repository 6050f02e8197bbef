/** Follow a game: over its event stream, or by long polls where streams do not come through. */

import { Problem, request } from "./api.js";
import { messages } from "./stream.js";

/** A stream shows a sign of life every ten seconds; after this silence it is taken for dead. */
const SILENCE_MS = 25_000;
/** A stream whose first bytes take longer is held back on the way. */
const FIRST_MS = 8_000;
const POLL_S = 25;
const POLLS = 5;
/** A page that nobody sees gives its stream up after a while (browsers allow few at once) and asks now and then. */
const HIDDEN_MS = 30_000;
const GLANCE_MS = 20_000;
/** How long to wait after a stream or a poll that ended well. */
const AGAIN_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Follow a game from a version on.
 *
 * `told(kind, data, version)` hears of messages: those of the stream, and `look` for an answer of a long poll.
 * `state(name)` hears how the connection is: connecting, live, polling, resting, lost, over.
 */
export class Live {
  constructor(id, token, version, told, state) {
    Object.assign(this, { id, token, version, told, state });
    this.stopped = new AbortController();
    this.failures = 0;
    this.resting = false;
    /** Ends whatever is waited for now, to begin anew. */
    this.turn = new AbortController();
    this.timer = null;
    this.seen = () => this.visible();
    document.addEventListener("visibilitychange", this.seen);
    this.run();
  }

  stop() {
    this.stopped.abort();
    this.turn.abort();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }

  visible() {
    clearTimeout(this.timer);
    const rest = () => {
      this.resting = document.hidden;
      this.failures = 0;
      this.turn.abort();
    };
    if (document.hidden) this.timer = setTimeout(rest, HIDDEN_MS);
    else if (this.resting) rest();
  }

  async run() {
    this.state("connecting");
    while (!this.stopped.signal.aborted) {
      this.turn = new AbortController();
      const { signal } = this.turn;
      try {
        if (await this.once(signal)) return this.state("over");
        await pause(this.resting ? GLANCE_MS : AGAIN_MS, signal);
      } catch (error) {
        if (this.stopped.signal.aborted) return undefined;
        if (error instanceof Problem && [401, 403, 404].includes(error.status)) return this.told("refused", error, this.version);
        if (signal.aborted) continue;
        this.failures += 1;
        this.state("lost");
        await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(this.failures, 6)), signal);
      }
    }
    return undefined;
  }

  /** Follow in one way for once; return whether there is nothing more to come. */
  once(signal) {
    if (this.resting) return this.poll(signal, 0, "resting");
    return this.failures >= 2 ? this.poll(signal, POLL_S, "polling") : this.listen(signal);
  }

  /** Listen to one stream until it ends; return whether there is nothing more to come. */
  async listen(signal) {
    const watch = new AbortController();
    const stop = () => watch.abort();
    signal.addEventListener("abort", stop);
    let timer = setTimeout(stop, FIRST_MS);
    try {
      const headers = { Accept: "text/event-stream", "Last-Event-ID": String(this.version) };
      const response = await request("GET", `/games/${this.id}/events`, { token: this.token, headers, signal: watch.signal });
      if (response.status === 204) return true;
      const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(stop, SILENCE_MS);
        this.failures = 0;
        this.state("live");
      };
      for await (const { id, event, data } of messages(response.body, alive)) {
        if (id) this.version = Number(id);
        this.told(event, JSON.parse(data), this.version);
        if (event === "end" || event === "gone") return true;
      }
      return false;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      stop();
    }
  }

  /** Ask once, waiting for news. After some polls the stream is tried again. */
  async poll(signal, seconds, name) {
    const query = seconds ? `?after=${this.version}&wait=${seconds}` : "";
    const response = await request("GET", `/games/${this.id}${query}`, { token: this.token, signal });
    const game = await response.json();
    this.state(name);
    if (game.version !== this.version) {
      this.version = game.version;
      this.told("look", game, game.version);
    }
    this.failures = this.failures >= POLLS ? 1 : this.failures + 1;
    return game.status !== "active";
  }
}

/** Wait that long, or until the page is back on the net, or until it is stopped. */
function pause(ms, stopped) {
  return new Promise((resolve) => {
    const woken = new AbortController();
    const wake = () => {
      clearTimeout(timer);
      woken.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    stopped.addEventListener("abort", wake, { signal: woken.signal });
    addEventListener("online", wake, { signal: woken.signal });
  });
}
