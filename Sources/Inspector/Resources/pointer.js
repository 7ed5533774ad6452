// A pointer on the device as an act: a tap, a long press, or a gesture with its way.

/** Points that a finger may move and still tap. */
const SLACK = 8;
/** Milliseconds after which a finger presses long. */
const LONG = 500;
/** The most places of a way. */
const MOST = 60;

/** A finger from its touch on. Places are in points, times in milliseconds. */
export class Finger {
  #places;
  #isMoving = false;

  constructor(x, y, time) {
    this.#places = [[x, y, time]];
  }

  get start() {
    return this.#places[0];
  }

  get isMoving() {
    return this.#isMoving;
  }

  move(x, y, time) {
    const [left, top] = this.start;
    if (Math.hypot(x - left, y - top) > SLACK) this.#isMoving = true;
    this.#places.push([x, y, time]);
  }

  /** Lifts the finger. @returns the request for it */
  lift(time) {
    const [x, y, began] = this.start;
    if (this.#isMoving) return { do: 'gesture', path: path(this.#places, time) };
    return { do: 'touch', kind: time - began >= LONG ? 'longPress' : 'tap', x: rounded(x), y: rounded(y) };
  }
}

const rounded = (value) => Math.round(value * 10) / 10;

/** At most `MOST` places of a way, evenly taken, with the time since the place before. */
export function path(places, end, most = MOST) {
  const last = places.length - 1;
  const count = Math.min(places.length, most);
  const chosen = Array.from({ length: count }, (_, at) => places[count > 1 ? Math.round((at * last) / (count - 1)) : 0]);
  const [x, y, time] = places[last];
  // A finger that has rested before it is lifted does not fling.
  if (end - time > 30 && count < most) chosen.push([x, y, end]);
  return chosen.map(([left, top, at], index) =>
    [rounded(left), rounded(top), index ? Math.max(0, Math.round(at - chosen[index - 1][2])) : 0]);
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
