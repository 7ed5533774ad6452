'use strict';
// `expect`: matchers for values, promises and devices.

const { asymmetric } = require('./asymmetric');
const { cutLine, cutPair, cutText } = require('./cut-text');
const { equals } = require('./equality');
const { settled } = require('./file-realm');
const { refuseJestMembers } = require('./jest-names');
const { difference, pretty } = require('./pretty');

/** The failure of a matcher. */
class ExpectationError extends Error {
  get name() {
    return 'ExpectationError';
  }
}

/**
 * The matchers by name: functions of (received, ...expected) that return a `verdict`, or a promise of one. They are called on
 * `{isNot, stack}`: whether the matcher is negated, and the stack of its call if that is not the running one.
 */
const matchers = {};

/** Two printed values, cut. Those on one line are cut where they differ. */
function shownPair(expected, received) {
  return [expected, received].some((text) => text.includes('\n'))
    ? [cutText(expected), cutText(received)] : cutPair(expected, received);
}

/** The verdict of a matcher: `isMatch`, and the values or the sentences that a failure shows. */
function check(verdict, { name, isNot, stack }) {
  if (verdict.isMatch !== isNot) return;
  const call = `expect(received).${isNot ? 'not.' : ''}${name}(${'expected' in verdict ? 'expected' : ''})`;
  const parts = [call];
  if (verdict.reason) parts.push(verdict.reason.split('\n').map(cutLine).join('\n'));
  if ('expected' in verdict) {
    // Two texts of several lines are compared line by line.
    const isText = !isNot && [verdict.expected, verdict.received].every((value) => typeof value === 'string') &&
      [verdict.expected, verdict.received].some((value) => value.includes('\n'));
    const [expected, received] = isText
      ? [verdict.expected, verdict.received] : [pretty(verdict.expected), pretty(verdict.received)];
    const isLong = (isText || (/\n/.test(expected) && /\n/.test(received))) && !isNot;
    const [wanted, found] = shownPair(expected, received);
    parts.push(
      isLong
        ? `- expected\n+ received\n\n${difference(expected, received)}`
        : `Expected: ${isNot ? 'not ' : ''}${wanted}\nReceived: ${found}`,
    );
  } else if ('received' in verdict) {
    parts.push(`Received: ${cutText(pretty(verdict.received))}`);
  }
  const error = new ExpectationError(parts.join('\n\n'));
  // The stack of a matcher that waits no longer shows the test.
  if (stack) error.stack = stack;
  throw error;
}

/** True for a stack in which code of the file stands, and not only that of the library. */
const showsFile = (stack) => stack.split('\n').map((line) => line.slice(line.lastIndexOf('@') + 1))
  .some((place) => /:\d+:\d+$/.test(place) && !place.startsWith('navbridge:'));

/** Gives an error of the library the stack of a call, unless its own shows the file. */
function placed(error, stack) {
  if (error instanceof Error && !showsFile(error.stack)) error.stack = stack;
  return error;
}

/** @param place the stack of the call, if it is not that of this call */
function invoke(name, received, args, isNot, place) {
  expect.assertionCount++;
  const verdict = Reflect.apply(matchers[name], { isNot, stack: place }, [received, ...args]);
  if (verdict instanceof Promise) {
    const stack = place ?? new Error().stack;
    return verdict.then((value) => check(value, { name, isNot, stack }), (error) => { throw placed(error, stack); });
  }
  return check(verdict, { name, isNot, stack: place });
}

/** Matchers for the value with which a promise is fulfilled, or for the reason of its rejection. */
function ofPromise(promise, wants, isNot) {
  return Object.fromEntries(Object.keys(matchers).map((name) => [name, async (...args) => {
    // Behind an await, the stack no longer shows the test.
    const { stack } = new Error();
    let [hasFulfilled, value] = [true, undefined];
    try {
      ({ value } = await settled(typeof promise === 'function' && wants === 'rejects' ? promise() : promise));
    } catch (error) {
      [hasFulfilled, value] = [false, error];
    }
    if (hasFulfilled !== (wants === 'resolves')) {
      const done = hasFulfilled ? 'was fulfilled' : 'was rejected';
      const error = new ExpectationError(`expect(promise).${wants}.${name}\n\nThe promise ${done}: ${cutText(pretty(value))}`);
      throw Object.assign(error, { stack });
    }
    // A rejection is compared as a thrown error is.
    await invoke(name, name.startsWith('toThrow') ? () => { throw value; } : value, args, isNot, stack);
  }]));
}

function make(received, isNot) {
  const made = {};
  for (const name of Object.keys(matchers)) made[name] = (...args) => invoke(name, received, args, isNot);
  for (const wants of ['resolves', 'rejects']) {
    Object.defineProperty(made, wants, {
      get() {
        const of = ofPromise(received, wants, isNot);
        return { ...of, not: ofPromise(received, wants, true) };
      },
    });
  }
  return made;
}

/** The stack of the call by which the running test has stated its number of expectations. */
let statement;

function expect(received) {
  const made = make(received, false);
  Object.defineProperty(made, 'not', { get: () => make(received, true) });
  return made;
}

Object.assign(expect, asymmetric, {
  assertionCount: 0,
  /** States the number of expectations that the running test is to check. */
  assertions(count) {
    [expect.wantedCount, statement] = [count, new Error().stack];
  },
  /** States that the running test is to check an expectation. */
  hasAssertions() {
    if (expect.wantedCount !== undefined) return;
    [expect.wantedCount, statement] = ['some', new Error().stack];
  },
  wantedCount: undefined,
  /** Adds matchers: functions that return `{pass, message()}`, as those of Jest do. */
  extend(added) {
    for (const [name, matcher] of Object.entries(added)) {
      const verdict = ({ pass, message }) => ({ isMatch: pass, reason: message() });
      matchers[name] = function extended(...args) {
        const result = Reflect.apply(matcher, { equals, utils, isNot: this.isNot }, args);
        return typeof result?.then === 'function' ? settled(result).then(({ value }) => verdict(value)) : verdict(result);
      };
    }
  },
});

/** The functions that Jest gives to a matcher of `expect.extend`, for its message. */
const utils = {
  printExpected: (value) => pretty(value),
  printReceived: (value) => pretty(value),
  stringify: (value) => pretty(value),
  diff: (expected, received) => difference(pretty(expected), pretty(received)),
  matcherHint: (name, received = 'received', expected = 'expected') => `expect(${received}).${name}(${expected})`,
};

refuseJestMembers({ expect });

/** Begins the counts of a test. */
function beginCount() {
  statement = undefined;
  [expect.assertionCount, expect.wantedCount] = [0, undefined];
}

/** Throws if the test has not checked as many expectations as it has stated. */
function checkCount() {
  const { assertionCount: count, wantedCount: wanted } = expect;
  if (wanted === undefined || wanted === count || (wanted === 'some' && count > 0)) return;
  const error = new ExpectationError(wanted === 'some'
    ? 'expect.hasAssertions(): the test has checked no expectation.'
    : `expect.assertions(${wanted}): the test has checked ${count} expectation${count === 1 ? '' : 's'}.`);
  throw Object.assign(error, { stack: statement });
}

module.exports = { ExpectationError, beginCount, checkCount, expect, matchers, placed };
