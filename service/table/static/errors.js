/** Problems in words: what was wrong, by which rule, and what would have been right. */

import { note } from "./announce.js";
import { Problem } from "./api.js";
import { h } from "./dom.js";
import { showRules } from "./rules.js";

/** Show what went wrong. `legal` are the legal actions that it may point to, `play(legal)` plays one of them. */
export function showError(error, { ruleset = "", legal = [], play = null } = {}) {
  if (!(error instanceof Problem)) {
    console.error(error);
    return note([h("strong", {}, "Something went wrong here."), h("p", {}, String(error.message || error))], { urgent: true });
  }
  return note(problemWords(error, ruleset, legal, play), { urgent: true });
}

/** Return a problem as elements. */
export function problemWords({ body }, ruleset = "", legal = [], play = null) {
  const parts = [h("strong", {}, body.title || "The server refused."), h("p", {}, body.detail || "")];
  if (body.rule) {
    const rule = ruleset ? h("button", { type: "button", class: "link-like", onclick: () => showRules(ruleset, body.rule) }, body.rule) : body.rule;
    parts.push(h("p", { class: "rule" }, "Rule ", rule, body.rule_text ? `: ${body.rule_text}` : ""));
  }
  if (body.needed !== undefined) parts.push(h("p", {}, `Needed: ${body.needed}`, body.present === undefined ? "" : `; there: ${body.present}`));
  const right = [body.instead, ...(body.nearest || [])].filter(Boolean).map((action) => known(action, legal)).filter(Boolean);
  if (right.length) parts.push(h("p", {}, "What would be right:"), h("ul", { class: "plain" }, right.slice(0, 4).map((one) => offer(one, play))));
  if (body.request_id) parts.push(h("small", { class: "dim" }, `Request ${body.request_id}`));
  return parts;
}

function offer(legal, play) {
  return h("li", {}, play ? h("button", { type: "button", class: "move", onclick: () => play(legal) }, legal.english) : legal.english);
}

/** Return the legal action of the list that equals an action. */
function known(action, legal) {
  const text = canonical(action);
  return legal.find((one) => canonical(one.action) === text) || null;
}

function canonical(action) {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
