/** Words for what the API names. */

export const UNDO_REASONS = {
  off: "This game was created without undo.",
  over: "The game is over.",
  no_seat: "Only a seat can take back.",
  stand_in: "An AI plays your seat.",
  nothing: "There is no decision to take back.",
  other_seat: "Another seat has decided since.",
  chance: "Your last decision drew chance.",
  revealed: "Your last decision revealed something hidden.",
};

export const CONNECTIONS = {
  connecting: "Connecting…",
  live: "Live",
  polling: "Live (asking now and then)",
  resting: "Resting while nobody looks",
  lost: "Connection lost, trying again…",
  over: "The game is over",
  refused: "No access",
};

export const LEVELS = ["random", "greedy", "casual", "strong", "expert"];

const ORDINALS = ["", "1st", "2nd", "3rd", "4th", "5th"];

/** Return an identifier of the API as plain words, the first letter large. */
export function title(identifier) {
  const plain = String(identifier).replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Return the kind of an action in words, like "Place bridge". */
export function verb(type) {
  return title(type.slice(type.indexOf(".") + 1));
}

export function ordinal(place) {
  return ORDINALS[place] || `${place}th`;
}

export function percent(share) {
  return `${Math.round(100 * share)} %`;
}

/** Return the name of a seat, and who plays it. */
export function seatWords(seat) {
  if (seat.stand_in) return `${seat.name} (away, AI ${seat.level})`;
  if (seat.kind === "ai") return `${seat.name} (AI, ${seat.level})`;
  return seat.kind === "open" ? `${seat.name} (open)` : seat.name;
}

/** Phases that say no more than that somebody decides. */
const BARE = new Set(["turn", "start"]);

/** Say whose turn it is, or how the game ended. */
export function turnWords(game) {
  if (game.status === "ended") return "The host ended the game.";
  if (game.status === "finished" || !game.to_act) {
    const winners = game.standings.filter(({ place }) => place === 1).map(({ seat }) => game.seats[seat].name);
    return `The game is over. ${winners.join(" and ")} won.`;
  }
  const phase = BARE.has(game.view.phase) ? "" : `: ${title(game.view.phase).toLowerCase()}`;
  if (game.to_act.seat === game.viewer) return `Your turn${phase}`;
  const seat = game.seats[game.to_act.seat];
  const who = seatWords(seat);
  if (seat.kind === "open") return `Waiting for somebody to take seat ${seat.seat}`;
  return seat.kind === "ai" ? `${who} is thinking${phase}` : `${who} to act${phase}`;
}
