'use strict';
// `fetch` of an app without a React Native of its own, which would bring it.

const { defineAllLazily } = require('./lazy');
const { schedule } = require('./timers');

const wait = (delay) => new Promise((done) => schedule('answer of the network', done, delay, []));

/** A request that fails has the words of React Native's, and the reason. */
const failure = (_name, error) => `Network request failed: ${error}`;

module.exports = {
  /** Adds what the global object does not have. */
  install(global) {
    const all = {
      fetch: () => require('./fetch').makeFetch(require('./network').answerTo, wait, failure),
      Headers: () => require('./fetch').Headers,
      Response: () => require('./fetch').Response,
    };
    defineAllLazily(global, Object.fromEntries(Object.entries(all).filter(([name]) => !(name in global))));
  },
};
