'use strict';
// The matchers for devices, as those of Jest's `expect`.

require('./value-matchers');
const expectModule = require('./expect');
const ofValues = new Set(Object.keys(expectModule.matchers));
require('./navigation-matchers');
const { matchers } = expectModule;
const { pretty } = require('./pretty');

/** The message of a verdict. */
function message({ reason, ...verdict }, name, isNot) {
  const parts = [`expect(received).${isNot ? 'not.' : ''}${name}(${'expected' in verdict ? 'expected' : ''})`];
  if (reason) parts.push(reason);
  if ('expected' in verdict) {
    parts.push(`Expected: ${isNot ? 'not ' : ''}${pretty(verdict.expected)}\nReceived: ${pretty(verdict.received)}`);
  }
  return parts.join('\n\n');
}

const asJest = (name) => function matcher(...args) {
  const { isNot = false } = this ?? {};
  const verdict = Reflect.apply(matchers[name], { isNot }, args);
  const result = (found) => ({ pass: found.isMatch, message: () => message(found, name, isNot) });
  return verdict instanceof Promise ? verdict.then(result) : result(verdict);
};

const deviceMatchers = Object.fromEntries(
  Object.keys(matchers).filter((name) => !ofValues.has(name)).map((name) => [name, asJest(name)]));

module.exports = {
  deviceMatchers,
  /** Adds the matchers to the `expect` of the runner, if it has one that can be extended. */
  addMatchers(expect = globalThis.expect) {
    if (typeof expect?.extend === 'function') expect.extend(deviceMatchers);
  },
};
