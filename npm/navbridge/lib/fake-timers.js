'use strict';
// Jest's fake timers and the clocks of the apps are one clock: while `jest.useFakeTimers` is in force, the clocks stand, and each
// move of the fake one moves them before the next request of the test. Jest makes its fake clock by @sinonjs/fake-timers, which
// gives each function in place of a real one a member `clock`.

const clocks = require('./app-clocks');
const apps = require('./test-apps');

/** The time in milliseconds by which a fake clock has moved, whatever date a test has given it. */
function elapsed(clock) {
  const [seconds, nanoseconds] = clock.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/** What the functions of a fake clock do in the apps besides the time that passes. @param ms the time that has passed */
const rests = {
  runAll: clocks.settle, runAllAsync: clocks.settle,
  runToLast: (ms) => (ms > 0 ? undefined : clocks.step(1)), runToLastAsync: (ms) => (ms > 0 ? undefined : clocks.step(1)),
  next: (ms) => (ms > 0 ? undefined : clocks.step(1)), nextAsync: (ms) => (ms > 0 ? undefined : clocks.step(1)),
};

/** A fake clock that the apps follow. */
class FollowedClock {
  #clock;
  /** The options of apps before. */
  #defaults = apps.defaults.of;
  /** The time of the fake clock that the apps have, in milliseconds. */
  #moved = 0;
  /** The date at which the fake clock began, and true if it is not the real one. */
  #begin;
  #isDated;
  #hasEnded = false;

  /** @param realNow the real time since 1970 */
  constructor(clock, realNow) {
    this.#clock = clock;
    this.#begin = clock.now - elapsed(clock);
    this.#isDated = Math.abs(this.#begin - realNow) > 1000;
    this.#watch();
    apps.defaults.of = () => ({ ...this.#defaults(), paused: true, ...(this.#hasDate && { epochTime: clock.now }) });
    if (apps.all().length) apps.hold(clocks.pause);
    this.#move();
  }

  /** Lets the time of the apps pass by itself again. */
  end() {
    this.#hasEnded = true;
    apps.defaults.of = this.#defaults;
    if (apps.all().some((app) => !app.standsByOptions)) apps.hold(clocks.resume);
  }

  /** True if the test has set the date. */
  get #hasDate() {
    return this.#isDated || Math.abs(this.#clock.now - elapsed(this.#clock) - this.#begin) > 1;
  }

  /** True if there are apps that follow the clock. */
  get #acts() {
    return !this.#hasEnded && apps.all().length > 0;
  }

  /** Sees each move of the fake clock. */
  #watch() {
    let { now } = this.#clock;
    Object.defineProperty(this.#clock, 'now', {
      get: () => now,
      set: (value) => {
        now = value;
        this.#move();
      },
      configurable: true,
      enumerable: true,
    });
    for (const [name, rest] of Object.entries(rests)) {
      const call = this.#clock[name];
      if (typeof call !== 'function') continue;
      this.#clock[name] = (...args) => {
        const before = elapsed(this.#clock);
        const result = Reflect.apply(call, this.#clock, args);
        const after = () => {
          if (this.#acts) apps.hold(async () => rest(elapsed(this.#clock) - before));
        };
        if (typeof result?.then === 'function') return result.then((value) => (after(), value));
        after();
        return result;
      };
    }
  }

  /** Moves the apps to the time of the fake clock, after the requests that the test has made before, and before the next one. */
  #move() {
    const ms = elapsed(this.#clock) - this.#moved;
    this.#moved += ms;
    if (ms > 0 && this.#acts) apps.hold(() => clocks.advance(ms));
  }
}

/** The clock that is followed; undefined while time is real. */
let followed;

function follow(clock, realNow) {
  if (typeof clock?.hrtime !== 'function') return;
  followed?.end();
  followed = new FollowedClock(clock, realNow);
}

module.exports = {
  /** Sees from now on when the timers of a global object become fake, and when they are real again. */
  install(global) {
    let value = global.setTimeout;
    const { Date: RealDate } = global;
    const realNow = () => (RealDate.clock?._Date ?? RealDate).now();
    const real = value?.clock?._setTimeout ?? value;
    Object.defineProperty(global, 'setTimeout', {
      get: () => value,
      set(given) {
        value = given;
        if (given === real) {
          followed?.end();
          followed = undefined;
        } else if (typeof given === 'function' && !given.clock) {
          // The clock is given to the function afterwards.
          Object.defineProperty(given, 'clock', {
            set(clock) {
              Object.defineProperty(given, 'clock', { value: clock, writable: true, configurable: true, enumerable: true });
              follow(clock, realNow());
            },
            configurable: true,
          });
        }
      },
      configurable: true,
      enumerable: true,
    });
    // They may be fake already, by the configuration of Jest.
    follow(value?.clock, realNow());
  },
};
