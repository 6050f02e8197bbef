/** Choose an action by pointing at its places, one after the other. Knows nothing of the page. */

/** Legal actions, the places pointed at so far, and what follows from both. */
export class Chooser {
  /** `entries` are `{legal, places, path}`: a legal action, its places in order, and whether clicking a way means its end. */
  constructor(entries) {
    this.entries = entries;
    this.chosen = [];
  }

  /** The actions that all chosen places belong to. */
  get matches() {
    return this.entries.filter((entry) => this.chosen.every((place) => entry.places.includes(place)));
  }

  /** The actions that the chosen places say in full. */
  get complete() {
    if (!this.chosen.length) return [];
    const last = this.chosen.at(-1);
    return this.matches.filter((entry) => (entry.path ? entry.places.at(-1) === last : entry.places.length === this.chosen.length));
  }

  /** The one action that is meant, or null while there are several or none. */
  get staged() {
    if (!this.chosen.length) return null;
    for (const found of [this.complete, this.matches]) if (found.length) return found.length === 1 ? found[0] : null;
    return null;
  }

  /** What is left to choose from: the actions said in full, before those that need more. */
  get candidates() {
    if (!this.chosen.length) return [];
    const complete = this.complete;
    return complete.length ? [...complete, ...this.matches.filter((entry) => !complete.includes(entry))] : this.matches;
  }

  /** Places that lead on from here, each with the number of actions. */
  get open() {
    return counted(this.matches);
  }

  /** All places of all actions, each with the number of actions. */
  get all() {
    return counted(this.entries);
  }

  /** Point at a place. What does not go with the places chosen before begins anew; a chosen place pointed at again is let go. */
  touch(place) {
    if (this.chosen.includes(place)) {
      this.chosen = this.chosen.filter((chosen) => chosen !== place);
      return;
    }
    const more = [...this.chosen, place];
    const fits = this.entries.some((entry) => more.every((one) => entry.places.includes(one)));
    this.chosen = fits ? more : [place];
  }

  clear() {
    this.chosen = [];
  }
}

function counted(entries) {
  const found = new Map();
  for (const { places } of entries) for (const place of places) found.set(place, (found.get(place) || 0) + 1);
  return found;
}
