/** The numbered rules of a game in a dialog, opened at the rule that was named. */

import { request } from "./api.js";
import { fill, h } from "./dom.js";
import { showError } from "./errors.js";

const RULE = /^([A-Z]-\d+[a-z]?)\s+(.*)$/;
const texts = new Map();
let dialog = null;

/** Show the rules of a ruleset; `rule` is the id of the one that matters, like "G-20". */
export async function showRules(ruleset, rule = "") {
  try {
    if (!texts.has(ruleset)) texts.set(ruleset, await (await request("GET", `/rulesets/${ruleset}/rules`)).text());
  } catch (error) {
    return showError(error);
  }
  dialog ??= document.body.appendChild(h("dialog", { class: "help rules", "aria-label": "Rules", tabindex: "-1" }));
  const close = h("button", { type: "button", class: "primary close", onclick: () => dialog.close() }, "Close");
  const blocks = rulesOf(texts.get(ruleset));
  fill(dialog, close, blocks.map(({ tag, id, text }) => h(tag, { id: id ? `rule-${id}` : null, class: id && id === rule ? "named" : null },
    id ? h("strong", {}, `${id} `) : null, text)));
  if (!dialog.open) dialog.showModal();
  const named = rule ? document.getElementById(`rule-${rule}`) : null;
  if (named) named.scrollIntoView({ block: "center" });
  else dialog.scrollTop = 0;
  return undefined;
}

/** Return the blocks of a rules text: headings, numbered rules, and what stands between. */
export function rulesOf(text) {
  const blocks = [];
  let open = false;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\*{1,2}([^*]+)\*{1,2}/g, "$1").trim();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const rule = RULE.exec(line);
    const apart = !line || /^[|*-]/.test(line);
    if (heading) blocks.push({ tag: heading[1].length === 1 ? "h2" : "h3", id: "", text: heading[2] });
    else if (rule) blocks.push({ tag: "p", id: rule[1], text: rule[2] });
    else if (line && (apart || !open)) blocks.push({ tag: "p", id: "", text: line });
    else if (line) blocks.at(-1).text += ` ${line}`;
    open = Boolean(line) && !heading;
  }
  return blocks;
}
