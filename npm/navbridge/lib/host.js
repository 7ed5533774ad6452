'use strict';
// The host of the test library in Node: what its modules need of the program that runs them (docs/node.md). In the runner
// without Node, the engine has an object with the same members.

const losses = require('./losses');
const { session, testFile } = require('./session');

const { connection, settings } = session();

module.exports = {
  settings,
  global: globalThis,
  driverMethods: () => connection.description.driverMethods,
  now: () => performance.now(),
  request(id, name, text) {
    const params = JSON.parse(text);
    const { settle } = require('./test-requests');
    const sent = name === 'app/start' ? { test: testFile(), ...params } : params;
    connection.request(name, sent).then(
      (value) => settle(id, true, value),
      ({ code, rpcCode, message, data }) => {
        losses.reported(message);
        settle(id, false, { code, rpcCode, message, data });
      });
  },
  /** The transcript of an app as JSON: the loop of this process stands until it is there. */
  transcript: (app) => JSON.stringify(connection.requestNow('app/transcript', { app })),
  pictureDifferences: (expected, received) => connection.requestNow('picture/differences', { expected, received }),
  print: (level, text) => console[level](text),
  // Node's errors show the texts of functions that an app runs by the names that they have there.
  sent() {},
  placed: (text) => text,
};
