// The part of an axis that is seen: zooming, panning, and following the end.

/** Pixels that the shortest step takes at most. */
const CLOSEST = 260;
/** Pixels from which on the steps of a chain can be told apart. */
const LEGIBLE = 3;

export class AxisView {
  from = 0;
  /** Pixels of a position. */
  scale = 8;
  /** Shows the newest end until somebody pans away from it. */
  follows = true;
  width = 1;
  #content = 1;
  /** Pixels that are kept free after the end. */
  #room = 0;

  /** The positions that can be shown: the axis and the room after it. */
  get length() {
    return this.#content + this.#room / this.scale;
  }

  get to() {
    return this.from + this.width / this.scale;
  }

  x(position) {
    return (position - this.from) * this.scale;
  }

  position(x) {
    return this.from + x / this.scale;
  }

  /** Takes the size of the picture and of the axis. @param room pixels that are kept free after the end */
  resize(width, content, room = 48) {
    this.width = Math.max(1, width);
    this.#content = content;
    this.#room = Math.min(room, this.width / 2);
    this.scale = Math.min(Math.max(this.scale, this.#farthest), CLOSEST);
    if (this.follows) this.from = this.length - this.width / this.scale;
    this.#keepInside();
  }

  get #farthest() {
    return Math.min(8, (this.width - this.#room) / Math.max(1, this.#content + 4));
  }

  #keepInside() {
    const most = this.length - this.width / this.scale;
    this.from = Math.max(-2, Math.min(this.from, Math.max(-2, most)));
  }

  /** Zooms by a factor around a place. */
  zoom(factor, x = this.width / 2) {
    const place = this.position(x);
    this.scale = Math.min(Math.max(this.scale * factor, this.#farthest), CLOSEST);
    this.from = place - x / this.scale;
    this.#keepInside();
    this.#look();
  }

  pan(pixels) {
    this.from += pixels / this.scale;
    this.#keepInside();
    this.#look();
  }

  #look() {
    this.follows = this.to >= this.length - 1e-6;
  }

  fit() {
    this.scale = this.#farthest;
    this.from = -2;
    this.follows = true;
    this.#keepInside();
  }

  /** Brings a position into sight. */
  show(position) {
    if (position >= this.from && position <= this.to) return;
    this.from = position - this.width / this.scale / 2;
    this.#keepInside();
    this.#look();
  }

  /** Brings a range of positions into sight, so large that its steps can be told apart. The view stays if that is so. */
  reveal(from, to) {
    const isTiny = this.scale < LEGIBLE;
    if (from >= this.from && to <= this.to && !isTiny) return;
    if (isTiny) this.scale = Math.max(LEGIBLE, Math.min(8, this.width / (to - from + 8)));
    const needed = (to - from + 8) * this.scale;
    if (needed > this.width) this.scale = Math.max(this.#farthest, this.width / (to - from + 8));
    this.from = (from + to) / 2 - this.width / this.scale / 2;
    if (to - from + 8 > this.width / this.scale) this.from = from - 4;
    // The words of a span that is still open are after the end.
    if (to >= this.#content - 12) this.from = Math.max(this.from, Math.min(from - 2, this.length - this.width / this.scale));
    this.#keepInside();
    this.#look();
  }
}
