/** The start: choose a game, and start it. Everything else has a default that can be changed before. */

import { ask, change } from "./api.js";
import { fill, h } from "./dom.js";
import { problemWords, showError } from "./errors.js";
import { fragment, holdCreated, setting } from "./session.js";
import { showRules } from "./rules.js";
import { Settings } from "./settings.js";

/** Show the start page. */
export async function showStart(main) {
  document.title = "Serenissima";
  delete document.body.dataset.ruleset;
  let rulesets;
  try {
    ({ rulesets } = await ask("GET", "/rulesets"));
  } catch (error) {
    main.replaceChildren(h("div", { class: "refusal" }, h("h1", {}, "The table is not reachable"), problemWords(error)));
    return;
  }
  main.replaceChildren(new Start(rulesets).element);
}

class Start {
  constructor(rulesets) {
    this.rulesets = rulesets;
    this.settings = null;
    this.chosen = h("div", { class: "chosen", id: "chosen" });
    const choices = rulesets.map((ruleset) => this.choice(ruleset));
    this.element = h("form", { class: "start", id: "start", onsubmit: (event) => this.submit(event) },
      h("h1", {}, "Four games set in Venice"),
      h("p", { class: "lead" }, "Choose a game and start: an AI takes the other seats."),
      h("fieldset", { class: "rulesets" }, h("legend", { class: "aside" }, "Game"), choices), this.chosen);
  }

  choice(ruleset) {
    const input = h("input", { type: "radio", name: "ruleset", value: ruleset.name, id: `ruleset-${ruleset.name}`, onchange: () => this.choose(ruleset) });
    return h("label", { class: "ruleset", for: input.id }, input,
      h("img", { src: `/table/examples/${ruleset.name}.svg`, alt: "", width: 400, height: 300, loading: "lazy" }),
      h("span", { class: "ruleset-title" }, ruleset.title),
      h("span", { class: "ruleset-players" }, `${ruleset.min_players} to ${ruleset.max_players} players`),
      h("span", { class: "ruleset-summary" }, ruleset.summary));
  }

  choose(ruleset) {
    this.settings = new Settings(ruleset);
    this.button = h("button", { type: "submit", class: "primary large", id: "start-game" }, `Start ${ruleset.title}`);
    this.key = h("div", {});
    fill(this.chosen, h("div", { class: "start-line" }, this.button, h("button", { type: "button", id: "rules", onclick: () => showRules(ruleset.name) }, "Rules"), h("span", { class: "dim", id: "start-summary", role: "status" }, this.settings.summary)), this.key, this.settings.element);
    this.settings.changed = () => {
      document.getElementById("start-summary").textContent = this.settings.summary;
    };
    this.button.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  async submit(event) {
    event.preventDefault();
    if (!this.settings || this.button.disabled) return;
    this.button.disabled = true;
    try {
      const key = document.getElementById("api-key")?.value || sessionStorage.getItem("serenissima.key") || "";
      const created = await change("/games", { token: key || undefined, body: this.settings.wish() });
      if (key) sessionStorage.setItem("serenissima.key", key);
      setting("level", this.settings.level.value);
      location.hash = fragment(created.game.id, holdCreated(created));
    } catch (error) {
      showError(error);
      if (error.status === 401 || error.status === 403) this.askForKey();
    } finally {
      this.button.disabled = false;
    }
  }

  /** This server lets only bearers of an API key create games. */
  askForKey() {
    sessionStorage.removeItem("serenissima.key");
    fill(this.key, h("label", { class: "field" }, h("span", { class: "field-name" }, "API key of this server"),
      h("input", { type: "password", id: "api-key", autocomplete: "off", required: true })));
    document.getElementById("api-key").focus();
  }
}
