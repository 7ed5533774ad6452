// Requests of which only the newest counts.

/** Sends values one at a time. Of those that come while one is under way, only the newest is sent then. */
export class Latest {
  #send;
  #isBusy = false;
  #next = null;

  /** @param send takes a value, and returns a promise that is awaited before the next one is sent */
  constructor(send) {
    this.#send = send;
  }

  get isBusy() {
    return this.#isBusy;
  }

  /** Sends a value, at once or after the one that is under way. */
  ask(value) {
    this.#next = { value };
    if (!this.#isBusy) this.#go();
  }

  /** Forgets the value that waits. */
  forget() {
    this.#next = null;
  }

  async #go() {
    this.#isBusy = true;
    while (this.#next) {
      const { value } = this.#next;
      this.#next = null;
      try {
        await this.#send(value);
      } catch {}
    }
    this.#isBusy = false;
  }
}

/** Collects texts, and gives them away together when none has come for some time. */
export class Batch {
  #text = '';
  #timer = null;

  /** @param pause milliseconds @param give takes the texts as one */
  constructor(pause, give) {
    this.pause = pause;
    this.give = give;
  }

  add(text) {
    this.#text += text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const all = this.#text;
      this.#text = '';
      this.give(all);
    }, this.pause);
  }
}
