'use strict';
// The clock of a test file under `jest.useFakeTimers`: timers that come only when the test moves the time.

/** The most timers that one call runs, as with Jest. */
const MOST = 100_000;
/** The duration of a frame at 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;

/** Returns a whole or a fractional number of milliseconds, as timers take them. */
const delayOf = (value) => Math.max(0, Number(value) || 0);

class FakeClock {
  /** The time since the clock was made, in milliseconds. */
  now = 0;
  #timers = new Map();
  #nextId = 1;
  #most;
  /** The time since 1970 at which the clock was made. */
  #epoch;

  constructor(epoch, most = MOST) {
    this.#epoch = epoch;
    this.#most = most;
  }

  /** The time since 1970, in whole milliseconds. */
  get date() {
    return Math.floor(this.#epoch + this.now);
  }

  set date(value) {
    this.#epoch = value - this.now;
  }

  /** The timers that wait, the next one first. */
  get pending() {
    return [...this.#timers.values()].sort((one, other) => one.due - other.due || one.id - other.id);
  }

  schedule(callback, delay, args = [], repeats = false) {
    if (typeof callback !== 'function') throw new TypeError(`A timer needs a function; ${typeof callback} was given.`);
    const id = this.#nextId++;
    const span = Math.max(repeats ? 1 : 0, delayOf(delay));
    this.#timers.set(id, { id, callback, args, delay: span, repeats, due: this.now + span });
    return id;
  }

  /** The time until the next frame begins. */
  get untilFrame() {
    return (Math.floor(this.now / FRAME + 1e-6) + 1) * FRAME - this.now;
  }

  clear(id) {
    this.#timers.delete(id);
  }

  clearAll() {
    this.#timers.clear();
  }

  /** Runs a timer at its time. */
  #run(timer) {
    if (!this.#timers.has(timer.id)) return;
    this.now = Math.max(this.now, timer.due);
    if (timer.repeats) timer.due = this.now + timer.delay;
    else this.#timers.delete(timer.id);
    timer.callback(...timer.args);
  }

  /** Yields before each timer that is due until a time, and runs it; the time is there at the end. */
  *until(end) {
    for (let count = 0; ; count++) {
      const [next] = this.pending;
      if (!next || next.due > end) break;
      this.#limit(count);
      yield next.due;
      this.#run(next);
    }
    this.now = Math.max(this.now, end);
  }

  /** Yields before the next timers, by the times at which they come. */
  *next(count) {
    for (let left = count; left > 0 && this.#timers.size; left--) yield* this.until(this.pending[0].due);
  }

  /** Yields before each timer, until none is left. */
  *all() {
    for (let count = 0; this.#timers.size; count++) {
      this.#limit(count);
      const [next] = this.pending;
      yield next.due;
      this.#run(next);
    }
  }

  /** Yields before each timer that waits now, but not before those that they set. */
  *onlyPending() {
    for (const timer of this.pending) {
      if (!this.#timers.has(timer.id)) continue;
      yield timer.due;
      this.#run(timer);
    }
  }

  #limit(count) {
    if (count < this.#most) return;
    throw new Error(`Ran ${this.#most} timers, and there are still more! Timers that set others without end never come to one.`);
  }
}

module.exports = { FRAME, FakeClock };
