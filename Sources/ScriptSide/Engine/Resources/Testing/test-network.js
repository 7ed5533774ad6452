'use strict';
// The replies that a test gives to the requests of its apps. They run in the context of the app, so they are sent as texts.

const { data } = require('./file-realm');
const { expressionOf, textOf } = require('./function-text');
const { checkAnswer, checkHandler, checkMatcher, isPattern } = require('./network-arguments');

/** The calls, as texts: those of the file, which live until its end, and those of the running test. */
const given = { file: [], test: [] };
let scope = 'file';

/** An argument of a call as an expression: a function, a pattern, or what has a JSON form. */
function expression(value, call) {
  if (typeof value === 'function') return expressionOf(textOf(value, call));
  if (isPattern(value)) return String(value);
  return JSON.stringify(data(value)) ?? 'undefined';
}

/** @param send sends a text to the apps that run; resolves when they have run it */
function makeNetwork(send, read) {
  const call = (name, ...args) => {
    checkMatcher(`network.${name}`, args[0]);
    const text = `network.${name}(${args.map((one) => expression(one, `network.${name}`)).join(', ')})`;
    given[scope].push(text);
    return send(text);
  };
  return {
    reply(matcher, answer) {
      checkAnswer(answer);
      return call('reply', matcher, answer);
    },
    webSocket(matcher, handler) {
      checkHandler(handler);
      return call('webSocket', matcher, handler);
    },
    /** Resolves with the requests of the app that was started last. */
    requests: () => read("require('navbridge').network.requests"),
    unmatched: () => read("require('navbridge').network.unmatched"),
  };
}

/** The calls so far. */
const calls = () => [...given.file, ...given.test];

/** The text of a file that gives all the replies; undefined if there are none. */
function repliesText() {
  const texts = calls();
  return texts.length ? `const { network } = require('navbridge');\n${texts.map((text) => `${text};\n`).join('')}` : undefined;
}

module.exports = {
  calls,
  makeNetwork,
  repliesText,
  beginTest() {
    scope = 'test';
  },
  endTest() {
    given.test.length = 0;
    scope = 'file';
  },
};
