'use strict';
// Failures in the words of Detox.

const { placed } = require('./expect');
const steps = require('./test-steps');

/** A step of a Detox test that has failed. */
class DetoxRuntimeError extends Error {
  get name() {
    return 'DetoxRuntimeError';
  }
}

/** Returns the error of an action or an expectation that has failed. */
const failure = (details) => new DetoxRuntimeError(`Test Failed: ${details}`);

/** Returns the error for something of Detox that a headless device has not. @param why the reason, as a clause */
const refusal = (name, why) => new DetoxRuntimeError(`${name} is not available on the headless device: ${why}.`);

/** Refuses a value of the wrong kind, as Detox does before it asks the app. */
function expectKind(name, value, isRight, kind) {
  if (!isRight(value)) throw new DetoxRuntimeError(`${name} should be ${kind}, but got ${inspected(value)}`);
}

function inspected(value) {
  const type = typeof value;
  return `${type === 'string' ? JSON.stringify(value) : String(value)} (${type})`;
}

const isNumber = (value) => typeof value === 'number' && !Number.isNaN(value);

/** Refuses a word that is none of some. */
function expectWord(name, value, words) {
  if (!words.includes(value)) {
    throw new DetoxRuntimeError(`${name} should be one of [${words.join(', ')}], but got ${inspected(value)}`);
  }
}

/** The arguments of a step in words: those that have a form as data. */
const argumentWords = (args) => args.map((one) => ['string', 'number', 'boolean'].includes(typeof one) ||
  Object.getPrototypeOf(one ?? []) === Object.prototype ? ` ${JSON.stringify(one)}` : '').join('');

/**
 * Returns a function that gives its failures the place of its call, which is lost after an `await`.
 * @param words describes a call as a step of the test; without it none is one
 */
function placing(body, words) {
  return function placedCall(...args) {
    const { stack } = new Error();
    const end = words ? steps.begin(words.call(this, ...args), stack) : () => {};
    const pass = (value) => {
      end('passed');
      return value;
    };
    const fail = (error) => {
      end('failed');
      throw placed(error, stack);
    };
    try {
      const result = Reflect.apply(body, this, args);
      return result instanceof Promise ? result.then(pass, fail) : pass(result);
    } catch (error) {
      return fail(error);
    }
  };
}

module.exports = { DetoxRuntimeError, argumentWords, expectKind, expectWord, failure, isNumber, placing, refusal };
