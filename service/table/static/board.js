/** The picture of the board, and on it the places that can be chosen.
 *
 * The picture lives in a shadow root: its classes and ids are its own. Its style sheet becomes a sheet object, so that the page's
 * content policy allows no inline style at all.
 */

import { h } from "./dom.js";
import { showLayer, spotLayer } from "./spots.js";

const STYLE = /<style>([^]*?)<\/style>/;
/** Zoom by buttons, in parts of the width of the column. */
const ZOOMS = [1, 1.5, 2, 3];
/** A click means the nearest place within so many pixels of the screen: half the size of a finger's target. */
const REACH = 22;

export class Board {
  /** `touched(place)` hears which place was chosen, `left()` that the choice is given up. */
  constructor(touched, left) {
    this.touched = touched;
    this.left = left;
    this.host = h("div", { class: "picture", id: "picture", tabindex: "-1" });
    this.root = this.host.attachShadow({ mode: "open" });
    this.sheet = new CSSStyleSheet();
    this.root.adoptedStyleSheets = [this.sheet];
    this.root.append(h("link", { rel: "stylesheet", href: "/table/board.css" }));
    this.zoom = 0;
    this.frame = h("div", { class: "picture-frame", id: "picture-frame" }, this.host);
    this.element = h("div", { class: "board" }, this.frame);
    this.zoomer = this.zoomButtons();
    this.spots = null;
    this.svg = null;
    this.lost = null;
    this.waiting = false;
    this.pointed = null;
    this.named = (name) => name;
    this.host.addEventListener("click", (event) => this.clicked(event));
  }

  /** Show a picture: the text of board.svg. */
  show(text) {
    const style = STYLE.exec(text);
    this.sheet.replaceSync(style ? style[1] : "");
    const parsed = new DOMParser().parseFromString(text.replace(STYLE, ""), "image/svg+xml").documentElement;
    const svg = document.importNode(parsed, true);
    // An image has no parts for those who hear it; a group has.
    svg.setAttribute("role", "group");
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    const focused = this.spots?.focused ?? null;
    this.spots?.remove();
    if (this.svg) this.svg.replaceWith(svg);
    else this.root.append(svg);
    this.svg = svg;
    this.spots = null;
    this.lost = focused;
  }

  /** Mark what can be chosen: see `spotLayer`. */
  mark(marks) {
    if (!this.svg) return;
    const focused = this.spots?.focused ?? this.lost;
    this.spots?.remove();
    this.named = marks.named;
    this.spots = spotLayer(this.svg, marks, { touched: this.touched, left: this.left });
    this.lost = null;
    // Whose spot is gone waits at the board, and goes on with the first spot of the next turn.
    if (this.waiting && document.activeElement === this.host) this.waiting = !this.spots.focus();
    if (focused && !this.spots.focusAgain(focused)) {
      this.host.focus({ preventScroll: true });
      this.waiting = true;
    }
  }

  /** Outline places that are only looked at. */
  point(places) {
    this.pointed?.remove();
    this.pointed = this.svg && places.length ? showLayer(this.svg, this.named, new Set(places)) : null;
  }

  /** Move the focus to the places that can be chosen; return whether there are any. */
  focus() {
    return this.spots?.focus() || false;
  }

  clicked(event) {
    const hit = event.composedPath().find((element) => element.dataset?.spot);
    const place = hit?.dataset.spot || this.spots?.nearest(event.clientX, event.clientY, REACH);
    if (place) this.touched(place);
  }

  zoomButtons() {
    const step = (by) => () => {
      this.zoom = Math.max(0, Math.min(ZOOMS.length - 1, this.zoom + by));
      this.host.className = `picture zoom-${this.zoom}`;
    };
    return h("div", { class: "zoom", role: "group", "aria-label": "Size of the board" },
      h("button", { type: "button", class: "quiet", id: "zoom-out", onclick: step(-1), "aria-label": "Smaller" }, "−"),
      h("button", { type: "button", class: "quiet", id: "zoom-in", onclick: step(1), "aria-label": "Larger" }, "+"));
  }
}
