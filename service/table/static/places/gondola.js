/** Places of Gondola. */

export function places(action) {
  switch (action.type) {
    case "gondola.place":
      return [`hand:${action.tile}`, `square:${action.x},${action.y}`];
    case "gondola.discard":
      return [`hand:${action.tile}`];
    case "gondola.race":
      return action.path.map(([x, y]) => `square:${x},${y}`);
    default:
      return [];
  }
}

/** A gondola goes where its way ends. */
export function isPath(action) {
  return action.type === "gondola.race";
}
