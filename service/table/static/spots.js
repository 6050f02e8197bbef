/** A layer over the picture: one spot for each place that can be chosen, and badges for advice.
 *
 * A spot is a button. The layer is one stop of the Tab key; the arrow keys go from spot to spot as they lie on the board.
 */

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = ["rect", "polygon", "circle", "line", "polyline", "path"];
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * Lay spots over a picture.
 *
 * `marks`: `named(name, title)` gives the name by which actions mean an element ("" for none); `open` maps names to numbers of actions;
 * `known` names that begin anew; `chosen` and `meant` are sets of names; `badges` a list of `{place, text}`.
 */
export function spotLayer(svg, marks, { touched, left }) {
  const layer = make("g", { class: "spots" });
  const usable = [];
  const toScreen = svg.getScreenCTM();
  for (const { element, name, title } of toScreen ? placesIn(svg, marks.named) : []) {
    const kind = kindOf(name, marks);
    if (kind) usable.push(spot(element, toScreen, name, title || name, kind, marks));
  }
  layer.append(...usable.map(({ group }) => group), ...badges(usable, marks.badges));
  svg.append(layer);
  const start = usable.find(({ kind }) => kind !== "known") || usable[0];
  if (start) start.group.setAttribute("tabindex", "0");
  layer.addEventListener("keydown", (event) => keyed(event, usable, touched, left));
  return {
    remove: () => layer.remove(),
    get focused() {
      const at = svg.getRootNode().activeElement;
      return at && layer.contains(at) ? at.dataset.spot : null;
    },
    focus: () => focusOn(usable, start),
    focusAgain: (name) => focusOn(usable, usable.find((one) => one.name === name), true),
    nearest: (x, y, reach) => nearest(usable, x, y, reach),
  };
}

/** Outline the places of one action, which is only looked at; return the layer. */
export function showLayer(svg, named, names) {
  const layer = make("g", { class: "shown", "aria-hidden": "true" });
  const toScreen = svg.getScreenCTM();
  for (const { element, name } of toScreen ? placesIn(svg, named) : []) {
    if (names.has(name)) layer.append(outlined(element, toScreen).halo);
  }
  svg.append(layer);
  return layer;
}

/** Return the places of a picture by the names that actions give them. */
function placesIn(svg, named) {
  return [...svg.querySelectorAll("[data-place]")].map((element) => {
    const title = element.querySelector("title")?.textContent || "";
    return { element, title, name: named(element.dataset.place, title) };
  }).filter(({ name }) => name);
}

function kindOf(name, { open, known, chosen, meant }) {
  if (chosen.has(name)) return "chosen";
  if (meant.has(name)) return "meant";
  if (open.has(name)) return "open";
  return known.has(name) ? "known" : null;
}

function spot(element, toScreen, name, title, kind, marks) {
  const { halo, source } = outlined(element, toScreen);
  const count = marks.open.get(name) || 0;
  const moves = count === 1 ? ", 1 move" : count ? `, ${count} moves` : "";
  const group = make("g", {
    class: `spot ${kind}`, role: "button", tabindex: "-1", "data-spot": name, "aria-label": title + moves, "aria-pressed": String(kind === "chosen"),
  });
  const tip = make("title", {});
  tip.textContent = title;
  group.append(tip, halo);
  const box = source.getBoundingClientRect();
  return { name, kind, group, box, x: box.x + box.width / 2, y: box.y + box.height / 2, toScreen };
}

/** Return the outline of a place in the coordinates of the picture, and the shape that it follows. */
function outlined(element, toScreen) {
  const { halo, source } = shapeOf(element);
  const { a, b, c, d, e, f } = toScreen.inverse().multiply(source.getScreenCTM() || toScreen);
  halo.setAttribute("class", "halo");
  halo.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return { halo, source };
}

/** Return what outlines a place: a copy of its first shape, or else a rectangle around it. */
function shapeOf(element) {
  const shape = [...element.children].find((child) => SHAPES.includes(child.tagName) && child.getBBox().width + child.getBBox().height > 0);
  if (shape) {
    const halo = shape.cloneNode(false);
    halo.removeAttribute("transform");
    return { source: shape, halo };
  }
  const { x, y, width, height } = element.getBBox();
  return { source: element, halo: make("rect", { x: x - 2, y: y - 1, width: width + 4, height: height + 2, rx: 2 }) };
}

/** Return numbered discs at the upper right of the places of advice; those of one place lie side by side. */
function badges(spots, wanted) {
  const used = new Map();
  const found = [];
  for (const { place, text } of wanted) {
    const at = spots.find(({ name }) => name === place);
    if (!at) continue;
    const n = used.get(place) || 0;
    used.set(place, n + 1);
    const corner = new DOMPoint(at.x + at.box.width * 0.32, at.y - at.box.height * 0.32);
    const { x, y } = corner.matrixTransform(at.toScreen.inverse());
    const badge = make("g", { class: "badge", transform: `translate(${x + 17 * n} ${y})`, "aria-hidden": "true" });
    const label = make("text", { y: 5 });
    label.textContent = text;
    badge.append(make("circle", { r: 11 }), label);
    found.push(badge);
  }
  return found;
}

function keyed(event, usable, touched, left) {
  const at = usable.find(({ group }) => group === event.target);
  if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") touched(at.name);
  else if (event.key === "Escape") left();
  else if (WAYS[event.key]) focusOn(usable, next(usable, at, WAYS[event.key]));
  else if (event.key === "Home" || event.key === "End") focusOn(usable, usable.at(event.key === "Home" ? 0 : -1));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Return the spot that lies next that way: the nearest one, where what is off the way counts double. */
function next(usable, from, [dx, dy]) {
  let best = null;
  let least = Infinity;
  for (const spot of usable) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const across = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + 2 * across;
    if (along > 1 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function focusOn(usable, spot, still = false) {
  if (!spot) return false;
  for (const { group } of usable) group.setAttribute("tabindex", group === spot.group ? "0" : "-1");
  spot.group.focus({ preventScroll: still });
  return true;
}

function nearest(usable, x, y, reach) {
  let best = null;
  let least = Infinity;
  for (const { name, group, kind } of usable) {
    const box = group.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    // Of places that lie over each other the smallest is meant, and one that leads on before one that begins anew.
    const far = Math.hypot(dx, dy) + Math.sqrt(box.width * box.height) / 1000 + (kind === "known" ? 0.5 : 0);
    if (Math.hypot(dx, dy) <= reach && far < least) [best, least] = [name, far];
  }
  return best;
}

function make(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
