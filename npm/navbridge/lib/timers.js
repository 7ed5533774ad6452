'use strict';
// The timers of Node, whatever a test has in their place: fake ones have the real ones in a member of their clock.

const realOf = (name) => {
  const found = globalThis[name];
  return found?.clock?.[`_${name}`] ?? found;
};

const setTimeout = realOf('setTimeout');

module.exports = {
  schedule: (kind, callback, delay, args) => setTimeout(callback, delay, ...args),
  setImmediate: realOf('setImmediate'),
};
