/** Which game this page shows, and the tokens that this tab holds.
 *
 * The game and its token stand behind the # of the address, which browsers never send; tokens are kept for the session of the tab.
 */

const STORE = "serenissima.game.";

/** Return `{id, token, join}` of the address: the game, its token (without one there, the one that this tab used last), the open seat to be taken. */
export function place() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const id = parts.get("game") || "";
  if (!/^[\w-]{1,64}$/.test(id)) return { id: "", token: "", join: null };
  const token = parts.get("token") || held(id).token || "";
  const seat = parts.get("join") || "";
  return { id, token, join: !token && /^\d{1,2}$/.test(seat) ? Number(seat) : null };
}

/** Return what this tab holds of a game: `token` (the one in use), `seats` by number, `host`. */
export function held(id) {
  try {
    return JSON.parse(sessionStorage.getItem(STORE + id)) || { seats: {} };
  } catch {
    return { seats: {} };
  }
}

/** Keep more of a game in this tab. */
export function hold(id, more) {
  const before = held(id);
  const after = { ...before, ...more, seats: { ...before.seats, ...more.seats } };
  try {
    sessionStorage.setItem(STORE + id, JSON.stringify(after));
  } catch {
    // A browser that stores nothing still has the address.
  }
}

/** Keep what a new game's answer holds; return our seat's token, or the host's. */
export function holdCreated(created) {
  const seats = Object.fromEntries(created.seat_tokens.map(({ seat, token }) => [seat, token]));
  const token = created.seat_tokens[0]?.token || created.host_token;
  hold(created.game.id, { token, seats, host: created.host_token });
  return token;
}

/** Return the part of an address behind the # that leads to a game. */
export function fragment(id, token) {
  return "#" + new URLSearchParams(token ? { game: id, token } : { game: id });
}

/** Return the whole address of a game for another person. */
export function link(id, token) {
  return location.origin + location.pathname + fragment(id, token);
}

/** Return the address under which somebody takes an open seat. */
export function invitation(id, seat) {
  return location.origin + location.pathname + "#" + new URLSearchParams({ game: id, join: seat });
}

/** A setting of this browser that is no secret. */
export function setting(name, value) {
  try {
    if (value !== undefined) localStorage.setItem("serenissima." + name, value);
    return localStorage.getItem("serenissima." + name);
  } catch {
    return null;
  }
}
