/** Follow a game: over its event stream, or by long polls where streams do not come through. */

import { Problem, request } from "./api.js";
import { messages } from "./stream.js";

/** A stream shows a sign of life every ten seconds; after this silence it is taken for dead. */
const SILENCE_MS = 25_000;
/** A stream whose first bytes take longer is held back on the way. */
const FIRST_MS = 8_000;
const POLL_S = 25;
/** How long to wait after a stream or a poll that ended well. */
const AGAIN_MS = 250;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Follow a game from a version on.
 *
 * `told(kind, data, version)` hears of messages: those of the stream, and `look` for an answer of a long poll.
 * `state(name)` hears how the connection is: connecting, live, polling, lost, over.
 */
export class Live {
  constructor(id, token, version, told, state) {
    Object.assign(this, { id, token, version, told, state });
    this.stopped = new AbortController();
    this.failures = 0;
    this.run();
  }

  stop() {
    this.stopped.abort();
  }

  async run() {
    this.state("connecting");
    while (!this.stopped.signal.aborted) {
      try {
        const done = this.failures >= 2 ? await this.poll() : await this.listen();
        if (done) return this.state("over");
        await pause(AGAIN_MS, this.stopped.signal);
      } catch (error) {
        if (this.stopped.signal.aborted) return undefined;
        if (error instanceof Problem && [401, 403, 404].includes(error.status)) return this.told("refused", error, this.version);
        this.failures += 1;
        this.state("lost");
        await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** Math.min(this.failures, 6)), this.stopped.signal);
      }
    }
    return undefined;
  }

  /** Listen to one stream until it ends; return whether there is nothing more to come. */
  async listen() {
    const watch = new AbortController();
    const stop = () => watch.abort();
    this.stopped.signal.addEventListener("abort", stop);
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
    } catch (error) {
      if (watch.signal.aborted && !this.stopped.signal.aborted) throw new Error("The stream fell silent.");
      throw error;
    } finally {
      clearTimeout(timer);
      this.stopped.signal.removeEventListener("abort", stop);
      stop();
    }
  }

  /** Ask once, waiting for news; every fourth time the stream is tried again. */
  async poll() {
    this.state("polling");
    const query = `after=${this.version}&wait=${POLL_S}`;
    const response = await request("GET", `/games/${this.id}?${query}`, { token: this.token, signal: this.stopped.signal });
    const game = await response.json();
    if (game.version !== this.version) {
      this.version = game.version;
      this.told("look", game, game.version);
    }
    this.failures = this.failures >= 5 ? 1 : this.failures + 1;
    this.state("polling");
    return game.status === "finished";
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
