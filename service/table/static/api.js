/** Ask the API. Tokens travel in the Authorization header and nowhere else. */

export const BASE = "/v1";

/** What the API said was wrong (problem+json), or that it could not be reached (status 0). */
export class Problem extends Error {
  constructor(status, body) {
    super(body.detail || body.title || `The server answered ${status}.`);
    this.status = status;
    this.body = body;
    this.code = body.code || "";
  }
}

/** Return the headers of a request with a token. */
export function authorized(token, more = {}) {
  return token ? { ...more, Authorization: `Bearer ${token}` } : more;
}

/** Return the Response of a request, or throw a Problem. `body` is sent as JSON. */
export async function request(method, path, { token, body, headers, signal } = {}) {
  const all = authorized(token, { ...headers });
  if (body !== undefined) all["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(BASE + path, {
      method, headers: all, signal, body: body === undefined ? undefined : JSON.stringify(body), cache: "no-store", referrerPolicy: "no-referrer",
    });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem(0, { title: "No connection", detail: "The server cannot be reached." });
  }
  if (response.ok) return response;
  throw new Problem(response.status, await response.json().catch(() => ({ title: response.statusText })));
}

/** Return the JSON of an answer, or throw a Problem. */
export async function ask(method, path, options = {}) {
  const response = await request(method, path, options);
  return response.status === 204 ? null : response.json();
}

/** Ask for a change; when the connection breaks, ask once more under the same key, so that it happens once. */
export async function change(path, options) {
  const headers = { ...options.headers, "Idempotency-Key": newKey() };
  try {
    return await ask("POST", path, { ...options, headers });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 0) throw error;
    return ask("POST", path, { ...options, headers });
  }
}

/** Return a fresh random name. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
