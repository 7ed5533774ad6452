// The lines that were run, for the arrow keys.

export class History {
  #lines = [];
  #at = 0;
  #draft = '';

  add(text) {
    if (this.#lines.at(-1) !== text) this.#lines.push(text);
    this.#at = this.#lines.length;
    this.#draft = '';
  }

  /** Goes back or on by one. @param current the text that is there @returns the text to show, or null if there is none */
  move(by, current) {
    const next = this.#at + by;
    if (next < 0 || next > this.#lines.length) return null;
    if (this.#at === this.#lines.length) this.#draft = current;
    this.#at = next;
    return next === this.#lines.length ? this.#draft : this.#lines[next];
  }
}
