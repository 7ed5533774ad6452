// A pointer on the device: a tap, or a finger that follows it.

import { Latest } from './latest.js';

/** Points that a finger may move and still tap (the slop of UIKit's recognizers). */
const SLOP = 10;
/** Milliseconds after which a finger that does not move is more than a tap. */
const LONG = 500;

const rounded = (value) => Math.round(value * 10) / 10;

/**
 * A pointer from its press on. It becomes a finger on the device once it has moved, or has been held for half a second; before
 * that it may become a tap. Places are in points.
 *
 * The browser gives the moves of a frame as one. Of those that come while one is on its way, only the newest is sent.
 */
export class Finger {
  #send;
  #start;
  #isDown = false;
  #isLost = false;
  #moves = new Latest((place) => this.#ask('move', place));

  /**
   * @param start the place of the press
   * @param send sends a phase of the finger and a place; resolves to undefined if it was refused
   * @param held called when the finger has been held without a move
   */
  constructor(start, send, held) {
    this.#start = start.map(rounded);
    this.#send = send;
    this.timer = setTimeout(() => {
      this.#putDown();
      held();
    }, LONG);
  }

  move(place) {
    const next = place.map(rounded);
    if (!this.#isDown && Math.hypot(...next.map((value, axis) => value - this.#start[axis])) < SLOP) return;
    this.#putDown();
    this.#moves.ask(next);
  }

  /** Lifts the finger. @returns the place of a tap; null for a finger that was down */
  lift(place) {
    clearTimeout(this.timer);
    if (!this.#isDown) return this.#start;
    this.#moves.forget();
    this.#ask('up', place.map(rounded));
    return null;
  }

  /** Takes the touch back. */
  cancel() {
    clearTimeout(this.timer);
    this.#moves.forget();
    if (this.#isDown) this.#ask('cancel', this.#start);
  }

  #putDown() {
    clearTimeout(this.timer);
    if (!this.#isDown) this.#ask('down', this.#start);
    this.#isDown = true;
  }

  /** A finger that the device has refused, or that was taken from it, stays off. */
  async #ask(phase, place) {
    if (!this.#isLost && await this.#send(phase, place) === undefined) this.#isLost = true;
  }
}

/** The way of a finger that scrolls by a distance, and rests before it is lifted. @param size width and height of the screen */
export function wheelPath(x, y, [right, down], size, steps = 8) {
  const inside = (value, most) => Math.min(Math.max(value, 1), most - 1);
  const places = Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps;
    return [rounded(inside(x - right * share, size[0])), rounded(inside(y - down * share, size[1])), at ? 16 : 0];
  });
  const [left, top] = places[steps];
  return [...places, [left, top, 120]];
}
