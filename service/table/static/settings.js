/** What can be adjusted before a game is started. */

import { field, fill, h, select } from "./dom.js";
import { setting } from "./session.js";
import { LEVELS, title } from "./words.js";

const KINDS = [["you", "You"], ["ai", "AI"], ["open", "Another person"]];

export class Settings {
  constructor(ruleset) {
    this.ruleset = ruleset;
    this.changed = () => {};
    const told = () => this.changed();
    this.level = select(LEVELS.map((level) => [level, title(level)]), setting("level") || "casual", { id: "level", onchange: told });
    const counts = Array.from({ length: ruleset.max_players - ruleset.min_players + 1 }, (_, n) => String(n + ruleset.min_players));
    this.players = select(counts.map((n) => [n, n]), counts[0], { id: "players", onchange: () => this.showSeats() });
    this.name = h("input", { type: "text", id: "name", maxlength: 40, autocomplete: "nickname", value: setting("name") || "", placeholder: "You" });
    this.undo = h("input", { type: "checkbox", id: "undo-allowed", checked: true });
    this.watch = h("input", { type: "checkbox", id: "watch" });
    this.seed = h("input", { type: "text", id: "seed", maxlength: 200, autocomplete: "off" });
    this.kinds = [];
    this.seats = h("div", { class: "seat-kinds" });
    this.options = this.optionFields();
    this.element = h("details", { class: "settings", id: "settings" }, h("summary", {}, "Players, level and options"),
      h("div", { class: "settings-grid" }, field("Players", this.players), field("Level of the AI", this.level), field("Your name", this.name),
        this.options.map(({ element }) => element)),
      this.seats,
      h("div", { class: "checks" }, check(this.undo, "Decisions may be taken back while they revealed nothing"), check(this.watch, "Anybody with the link may watch")),
      field("Seed", this.seed, "Decides all luck, for all to see; leave it empty for real luck."));
    this.showSeats();
  }

  get count() {
    return Number(this.players.value);
  }

  get summary() {
    const kinds = this.kinds.slice(0, this.count).map((kind) => kind.value);
    const ais = kinds.filter((kind) => kind === "ai").length;
    const people = kinds.filter((kind) => kind === "open").length;
    const parts = [kinds.includes("you") ? "you" : null, people ? `${people} other ${people > 1 ? "people" : "person"}` : null,
      ais ? `${ais} AI (${this.level.value})` : null];
    return `${this.count} players: ${parts.filter(Boolean).join(", ")}`;
  }

  showSeats() {
    const chosen = this.kinds.map((kind) => kind.value);
    const told = () => this.changed();
    this.kinds = Array.from({ length: this.count }, (_, n) => select(n ? KINDS.slice(1) : KINDS, chosen[n] || (n ? "ai" : "you"), { id: `seat-kind-${n}`, onchange: told }));
    fill(this.seats, this.kinds.map((kind, n) => field(`Seat ${n}`, kind)));
    this.changed();
  }

  /** Return the body of create_game. */
  wish() {
    setting("name", this.name.value);
    const options = Object.fromEntries(this.options.map(({ name, value }) => [name, value()]));
    return {
      ruleset: this.ruleset.name, options, undo: this.undo.checked, visibility: this.watch.checked ? "public" : "private",
      seats: this.kinds.map((kind, n) => this.seat(kind.value, n)), ...(this.seed.value ? { seed: this.seed.value } : {}),
    };
  }

  seat(kind, n) {
    if (kind === "ai") return { kind, level: this.level.value, name: `${title(this.level.value)} ${n}` };
    if (kind === "open") return { kind };
    // "You" would be somebody else for others.
    const alone = !this.watch.checked && this.kinds.every((one) => one.value !== "open");
    const name = this.name.value.trim() || (alone ? "You" : "");
    return name ? { kind: "human", name } : { kind: "human" };
  }

  optionFields() {
    return Object.entries(this.ruleset.options_schema.properties || {}).map(([name, schema]) => optionField(name, schema));
  }
}

function check(input, text) {
  return h("label", { class: "check" }, input, h("span", {}, text));
}

/** Return the field of one option of a ruleset, by its JSON schema. */
function optionField(name, schema) {
  const id = `option-${name}`;
  const preset = schema.default;
  if (schema.type === "boolean") {
    const input = h("input", { type: "checkbox", id, checked: preset === true });
    return { name, value: () => input.checked, element: h("label", { class: "check option" }, input, h("span", {}, title(name)), h("small", {}, schema.description || "")) };
  }
  if (schema.enum) {
    const input = select(schema.enum.map((value) => [value, title(value)]), preset, { id });
    return { name, value: () => input.value, element: field(title(name), input, schema.description) };
  }
  const input = h("input", { type: "number", id, min: schema.minimum, max: schema.maximum, value: preset });
  return { name, value: () => Number(input.value), element: field(title(name), input, schema.description) };
}
