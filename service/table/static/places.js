/** Where on the board an action happens: one small module per ruleset, all with the same door.
 *
 * Each exports `places(action, view)`: the `data-place` names that the action stands for, in the order in which one would point
 * at them, the most telling one last; and, where clicking a way means its end, `isPath(action)`. Names that stand for several equal
 * places leave out what tells these apart (see `sameAs`).
 */

import * as gondola from "./places/gondola.js";
import * as murano from "./places/murano.js";
import * as rialto from "./places/rialto.js";
import * as venezia from "./places/venezia.js";

const ROOMS = { gondola, venezia, rialto, murano };
const NOWHERE = { places: () => [] };

/** Return `{places, path}` of an action of the list of legal actions. */
export function placesOf(ruleset, action, view) {
  const room = ROOMS[ruleset] || NOWHERE;
  return { places: [...new Set(room.places(action, view))], path: room.isPath?.(action) || false };
}

/** Return the name by which actions mean a place of the picture; null if it cannot be meant now. */
export function sameAs(ruleset, name, title) {
  return ROOMS[ruleset]?.sameAs?.(name, title) ?? name;
}
