/** Make elements. Text is always text: nothing here parses markup. */

/** Return a new element with attributes (`on…` are listeners, `false` and null leave an attribute out) and children. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Put new children into an element, and keep the focus where an element of the same `id` comes back. */
export function fill(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement.id : "";
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Return a labelled form field. */
export function field(label, control, hint = "") {
  return h("label", { class: "field" }, h("span", { class: "field-name" }, label), control, hint ? h("small", {}, hint) : null);
}

/** Return a `select` of [value, text] pairs. */
export function select(pairs, chosen, attributes = {}) {
  return h("select", attributes, pairs.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));
}
