'use strict';
// The arguments of `network.reply` and `network.webSocket`, in an app and in a test.

const { toString } = Object.prototype;
const ANSWER = ['status', 'headers', 'body', 'delay', 'error'];

const isPattern = (value) => toString.call(value) === '[object RegExp]';

function checkMatcher(call, matcher) {
  if (typeof matcher === 'string' || typeof matcher === 'function' || isPattern(matcher)) return;
  throw new TypeError(`${call} needs a URL, a pattern or a function as its first argument.`);
}

function checkAnswer(answer) {
  if (typeof answer === 'function') return;
  if (answer === null || typeof answer !== 'object') {
    throw new TypeError(`network.reply needs an answer: an object with ${ANSWER.join(', ')}, or a function that returns one.`);
  }
  const unknown = Object.keys(answer).find((name) => !ANSWER.includes(name));
  if (unknown) throw new TypeError(`An answer of network.reply has no '${unknown}'. It may have ${ANSWER.join(', ')}.`);
}

function checkHandler(handler) {
  if (typeof handler !== 'function') throw new TypeError('network.webSocket needs a function that gets the socket.');
}

/**
 * Throws the error of a function again. A test sends its functions as texts, so that a variable around one of them is unknown
 * where it is called.
 */
function explain(call, error) {
  if (error instanceof Error && error.name === 'ReferenceError') {
    const wayOut = call === 'network.reply' ? ', or give an answer that is an object' : '';
    error.message += `. A function that a test gives to ${call} runs in the app, and sees no variables of the test: write the ` +
      `value into the function${wayOut}.`;
  }
  throw error;
}

/** Returns a function that calls the one that was given, and explains its error. */
function explaining(call, body) {
  if (typeof body !== 'function') return body;
  return (...args) => {
    try {
      return body(...args);
    } catch (error) {
      return explain(call, error);
    }
  };
}

module.exports = { checkAnswer, checkHandler, checkMatcher, explain, explaining, isPattern };
