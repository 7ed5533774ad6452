'use strict';
// The matchers for values, by the names that Jest gave them.

const { MATCH, contains, equals } = require('./equality');
const { matchers } = require('./expect');
const { inspect, memberText } = require('./inspect');
const { isError: isEngineError, isRegExp, items } = require('./kinds');

const versus = (isMatch, expected, received) => ({ isMatch, expected, received });
const alone = (isMatch, received) => ({ isMatch, received });

/** Returns the value at a path, `a.b[0]` or an array of keys, and if there is one. */
function at(value, path) {
  const keys = Array.isArray(path) ? items(path) : String(path).split(/[.[\]]+/).filter((key) => key !== '');
  let here = value;
  for (const key of keys) {
    if (here === null || here === undefined || !(key in Object(here))) return { exists: false };
    here = here[key];
  }
  return { exists: true, value: here };
}

/** True if a text has the pattern's form, which a test cannot change by its own functions for patterns. */
function matches(pattern, text) {
  if (!isRegExp(pattern)) throw new TypeError('A text or a pattern, such as /a+/, is expected.');
  return new RegExp(pattern).test(text);
}

/** True if an error is the expected one: a text in its message, a pattern, a class, or an error with the message. */
function isError(error, expected) {
  const message = memberText(error, 'message') ?? inspect(error);
  if (expected === undefined) return true;
  if (typeof expected === 'string') return message.includes(expected);
  if (isRegExp(expected)) return matches(expected, message);
  if (typeof expected === 'function') return error instanceof expected;
  if (expected[MATCH]) return expected[MATCH](error);
  return isEngineError(expected) ? message === expected.message : contains(error, expected);
}

/** Returns `{error}`, that which a function throws; undefined if it throws nothing. */
function thrown(call) {
  if (typeof call !== 'function') throw new TypeError('expect(…).toThrow needs a function: expect(() => …).toThrow().');
  try {
    call();
  } catch (error) {
    return { error };
  }
  return undefined;
}

function number(isMatch) {
  return (received, expected) => versus(isMatch(received, expected), expected, received);
}

Object.assign(matchers, {
  toBe: (received, expected) => ({
    ...versus(Object.is(received, expected), expected, received),
    ...(!Object.is(received, expected) && equals(received, expected)
      ? { reason: 'The two are equal but not the same; use toEqual to compare what they hold.' } : {}),
  }),
  toEqual: (received, expected) => versus(equals(received, expected), expected, received),
  toStrictEqual: (received, expected) => versus(equals(received, expected, true), expected, received),
  toMatchObject: (received, expected) => versus(contains(received, expected), expected, received),
  toBeTruthy: (received) => alone(Boolean(received), received),
  toBeFalsy: (received) => alone(!received, received),
  toBeNull: (received) => alone(received === null, received),
  toBeUndefined: (received) => alone(received === undefined, received),
  toBeDefined: (received) => alone(received !== undefined, received),
  toBeNaN: (received) => alone(Number.isNaN(received), received),
  toBeInstanceOf: (received, type) => ({ ...alone(received instanceof type, received), reason: `The class: ${type.name}` }),
  toBeGreaterThan: number((received, expected) => received > expected),
  toBeGreaterThanOrEqual: number((received, expected) => received >= expected),
  toBeLessThan: number((received, expected) => received < expected),
  toBeLessThanOrEqual: number((received, expected) => received <= expected),
  toBeCloseTo: (received, expected, digits = 2) =>
    versus(Math.abs(received - expected) < 10 ** -digits / 2, expected, received),
  toContain: (received, item) =>
    versus(typeof received === 'string' ? received.includes(item) : items(received).includes(item), item, received),
  toContainEqual: (received, item) => versus(items(received).some((one) => equals(one, item)), item, received),
  toHaveLength: (received, length) => ({
    ...versus(received?.length === length, length, received?.length),
    reason: `The value: ${inspect(received)}`,
  }),
  toHaveProperty(received, path, ...expected) {
    const found = at(received, path);
    if (!expected.length || !found.exists) {
      return { ...alone(found.exists && !expected.length, received), reason: `The path: ${path}` };
    }
    return versus(equals(found.value, expected[0]), expected[0], found.value);
  },
  toMatch: (received, pattern) =>
    versus(typeof pattern === 'string' ? received.includes(pattern) : matches(pattern, received), pattern, received),
  toThrow(call, expected) {
    const found = thrown(call);
    if (!found) return { isMatch: false, reason: 'The function did not throw.' };
    return expected === undefined
      ? alone(true, found.error) : versus(isError(found.error, expected), expected, found.error);
  },
});
matchers.toThrowError = matchers.toThrow;

module.exports = { isError, thrown };
