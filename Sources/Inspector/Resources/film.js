// The pictures of a run so far, of which a strip shows as many as there is room for.

/** So many pictures are kept, and so many characters of them. */
const [MOST, CHARACTERS] = [240, 24e6];

export class Film {
  #pictures = [];
  #characters = 0;
  /** The least time between two pictures, in milliseconds. It grows with the run, so that those that are kept cover all of it. */
  #pause = 0;

  get isEmpty() {
    return this.#pictures.length === 0;
  }

  /** Takes the picture of a moment. One that is there already stays the first. */
  add(at, svg) {
    const last = this.#pictures.at(-1);
    if (last && (at < last.at || last.svg === svg)) return;
    // The newest one stays until the next has come.
    const before = this.#pictures.at(-2);
    if (last && (last.at === at || (before && last.at - before.at < this.#pause))) this.#pictures.pop();
    this.#pictures.push({ at, svg });
    this.#count();
    while (this.#pictures.length > 2 && (this.#pictures.length > MOST || this.#characters > CHARACTERS)) this.#thin();
  }

  #count() {
    this.#characters = this.#pictures.reduce((sum, { svg }) => sum + svg.length, 0);
  }

  /** Doubles the time between two pictures, and leaves out what comes sooner. */
  #thin() {
    const [first, newest] = [this.#pictures[0], this.#pictures.at(-1)];
    this.#pause = Math.max(this.#pause * 2, ((newest.at - first.at) / this.#pictures.length) * 2);
    let kept = first;
    this.#pictures = this.#pictures.filter((one) => {
      const stays = one === first || one === newest || one.at - kept.at >= this.#pause;
      if (stays) kept = one;
      return stays;
    });
    this.#count();
  }

  /** Forgets what came after a moment. */
  cut(at) {
    this.#pictures = this.#pictures.filter((one) => one.at <= at);
    this.#count();
  }

  clear() {
    this.#pictures = [];
    [this.#characters, this.#pause] = [0, 0];
  }

  /**
   * The pictures for a strip: for each of its places the one that was on the screen at the middle of its time, each picture once.
   * @param count the number of places @param end the end of the run @returns `{at, svg, place}`
   */
  strip(count, end) {
    const found = [];
    for (let place = 0; place < count; place++) {
      const middle = ((place + 0.5) / count) * end;
      const picture = this.#pictures.findLast(({ at }) => at <= middle) ?? this.#pictures[0];
      if (picture && picture !== found.at(-1)?.picture) found.push({ picture, place });
    }
    const last = this.#pictures.at(-1);
    // The end is what the run has come to: it is seen, however late it came.
    if (last && found.length && found.at(-1).picture !== last) {
      if (found.at(-1).place === count - 1) found.pop();
      found.push({ picture: last, place: count - 1 });
    }
    return found.map(({ picture, place }) => ({ ...picture, place }));
  }
}
