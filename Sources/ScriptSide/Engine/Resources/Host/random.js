'use strict';
// Numbers and orders that look random, and are the same for the same seed.

/** Returns a function that gives the next number from 0 to 1 of a sequence. */
function sequence(seed) {
  let state = seed >>> 0;
  return () => {
    // A generator with 32 bits of state (mulberry32), whose sequences are good enough for orders.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in an order that depends on a number. */
function shuffled(items, seed) {
  const next = sequence(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/**
 * Gives a context numbers by which two runs are the same: libraries make ids of them, such as the keys of React Navigation's
 * routes.
 */
function install(global, seed) {
  const random = sequence(seed);
  Object.defineProperty(global.Math, 'random', { value: () => random(), writable: true, configurable: true });
}

module.exports = { install, sequence, shuffled };
