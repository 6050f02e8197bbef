/** Places of Venezia. */

export function places(action) {
  switch (action.type) {
    case "venezia.build":
      return [...(action.hexes || []).map(hex), ...(action.line === undefined || action.line === null ? [] : [`line:${action.line}`])];
    case "venezia.reclaim":
      return [hex(action.hex)];
    case "venezia.play_card":
    case "venezia.offer_card":
      return [`hand:${action.building}`];
    case "venezia.take_face_up":
      return [`face_up:${action.building}`];
    case "venezia.draw_card":
      return ["deck"];
    default:
      return [];
  }
}

function hex([q, r]) {
  return `hex:${q},${r}`;
}
