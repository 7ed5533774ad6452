'use strict';
// The copy of the native router's state. It only follows the native side, and never causes an action.

class RouterMirror {
  /** The last state that was received; undefined before the first one. */
  state;
  #isStale = false;
  #subscribers = new Set();
  #request;

  /** @param request requests the whole state; called when changes are missing */
  constructor(request) {
    this.#request = request;
  }

  /**
   * Handles a report of a change.
   *
   * @param isWhole true for the first state of the context, which follows no other one
   */
  receive(change, isWhole) {
    const own = this.state?.seq;
    if (own === undefined || isWhole) return this.#apply(change);
    if (change.seq <= own) return undefined;
    if (change.seq === own + 1 && !this.#isStale) return this.#apply(change);
    if (this.#isStale) return undefined;
    this.#isStale = true;
    return this.#request();
  }

  /** Handles the answer to a request for the whole state. */
  receiveRequested(state) {
    this.#apply({ seq: state.seq, reason: 'getState', origin: 'script', removedKeys: [], state });
  }

  #apply(change) {
    this.#isStale = false;
    if (change.seq <= (this.state?.seq ?? 0)) return;
    this.state = change.state;
    for (const { subscriber } of [...this.#subscribers]) subscriber(change);
  }

  subscribe(subscriber) {
    const entry = { subscriber };
    this.#subscribers.add(entry);
    return { remove: () => void this.#subscribers.delete(entry) };
  }
}

module.exports = { RouterMirror };
