/** Places of Rialto. */

/** the type of card that each stage takes. */
const CARD_OF_STAGE = { A: "doge", B: "gold", C: "building", D: "bridge", E: "gondola", F: "councillor" };
/** Sources of councillors that are no place of the board. */
const RESERVES = ["reserve", "general"];

export function places(action, view) {
  switch (action.type) {
    case "rialto.take_building":
      return [`stock:${action.kind}`];
    case "rialto.take_row":
      return [`row:${action.row}`];
    case "rialto.discard":
      return [`hand:${action.card}`];
    case "rialto.play":
      return [...(action.cards ? [`hand:${CARD_OF_STAGE[view.stage]}`] : []), ...(action.jokers ? ["hand:joker"] : [])];
    case "rialto.place_bridge":
      return [`link:${action.link}`, ...(action.low_end_at ? [`district:${action.low_end_at}`] : [])];
    case "rialto.place_gondola":
      return [`link:${action.link}`];
    case "rialto.place_councillor":
      return [...(RESERVES.includes(action.source) ? [] : [`district:${action.source}`]), `district:${action.to}`];
    default:
      return [];
  }
}
