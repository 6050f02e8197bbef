/** Places of Murano. */

const PILES = {
  "murano.buy_factory": "factories",
  "murano.buy_shop": "shops",
  "murano.search_shops": "shops",
  "murano.buy_palace": "palaces",
  "murano.search_palaces": "palaces",
  "murano.buy_special": "specials",
  "murano.recruit": "characters",
  "murano.draw_street": "streets",
};
const BUILT = {
  "murano.build_shop": (action) => [`hand:shop:${action.colour}`],
  "murano.build_palace": (action) => [`hand:palace:${action.crests}`],
};

export function places(action) {
  if (PILES[action.type]) return [`pile:${PILES[action.type]}`];
  switch (action.type) {
    case "murano.move_gondola":
    case "murano.pass":
      return [`space:${action.from}`, `space:${action.to}`];
    case "murano.place_gondolier":
      return [`mooring:${action.island},${action.mooring}`];
    case "murano.place_street":
    case "murano.build_factory":
    case "murano.build_shop":
    case "murano.build_palace":
    case "murano.build_special":
      return [...(BUILT[action.type]?.(action) || []), `cell:${action.island},${action.cell.join(",")}`];
    case "murano.keep_character":
      return [`drawn:character:${action.card}`];
    case "murano.keep_special":
      return [`drawn:special:${action.card}`];
    case "murano.score_card":
      return [`hand:character:${action.card}`];
    default:
      return [];
  }
}

/** Moorings of an island and colour are alike; gondoliers go to free ones. */
export function sameAs(name, title) {
  if (!name.startsWith("mooring:")) return name;
  return title.endsWith("free") ? name.slice(0, name.lastIndexOf(",")) : "";
}
