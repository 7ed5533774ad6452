'use strict';
// The replies that a test gives to the requests of its apps. They run in the context of the app, so they are sent as texts.

const { data, settled } = require('./file-realm');
const { expressionOf, textOf } = require('./function-text');
const { checkAnswer, checkHandler, checkMatcher, isPattern } = require('./network-arguments');
const { ReplyTable } = require('./reply-table');

/**
 * The calls, as texts with those of the functions in them: those of the file, which live until its end, and those of the running
 * test.
 */
const given = { file: [], test: [] };
/** The replies among them, for the requests of the test file itself. */
const replies = { file: new ReplyTable(), test: new ReplyTable() };
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
    const functions = args.filter((one) => typeof one === 'function').map((one) => textOf(one, `network.${name}`));
    given[scope].push({ text, functions });
    return send(text);
  };
  return {
    reply(matcher, answer) {
      checkAnswer(answer);
      const sent = call('reply', matcher, answer);
      replies[scope].add(matcher, answer);
      return sent;
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

const all = () => [...given.file, ...given.test];

/** The texts of the calls so far. */
const calls = () => all().map(({ text }) => text);

/** The file that gives all the replies, as `{text, functions}`; undefined if there are none. */
function repliesFile() {
  const texts = calls().map((text) => `${text};\n`);
  const functions = all().flatMap((one) => one.functions);
  return texts.length ? { text: `const { network } = require('navbridge');\n${texts.join('')}`, functions } : undefined;
}

/** Resolves with the answer of the last reply that matches a request of the test file; with undefined if none does. */
async function answerTo(request) {
  for (const table of [replies.test, replies.file]) {
    for (const answer of table.matching(request)) {
      const found = typeof answer === 'function' ? (await settled(answer(request))).value : answer;
      if (found === undefined) continue;
      checkAnswer(found);
      return found;
    }
  }
  return undefined;
}

module.exports = {
  answerTo,
  calls,
  makeNetwork,
  repliesFile,
  beginTest() {
    scope = 'test';
  },
  endTest() {
    given.test.length = 0;
    replies.test = new ReplyTable();
    scope = 'file';
  },
};
