'use strict';
// The host of the test library in Node: what its modules need of the program that runs them (docs/node.md). In the runner
// without Node, the engine has an object with the same members.

const fs = require('fs');
const { REPLIES } = require('./loopback');
const losses = require('./losses');
const { session, testFile } = require('./session');

const { connection, settings } = session();
// A test may have its own time in place of the real one.
const { hrtime } = process;

/** The params of an app's start: its paths are from the test file, and its requests to this machine reach the test's servers. */
const started = ({ options = {}, ...params }) => ({
  test: testFile(), ...params, options: { ...options, network: [REPLIES, ...[options.network ?? []].flat()] },
});

module.exports = {
  settings,
  global: globalThis,
  driverMethods: () => connection.description.driverMethods,
  now: () => Number(hrtime.bigint()) / 1e6,
  request(id, name, text) {
    const params = JSON.parse(text);
    const { settle } = require('./test-requests');
    if (name === 'recording') {
      const message = "Recordings of flows are made by the runner without Node: 'navbridge test FLOW'.";
      return void Promise.resolve().then(() => settle(id, false, { message }));
    }
    const sent = name === 'app/start' ? started(params) : params;
    return void connection.request(name, sent).then(
      (value) => settle(id, true, value),
      ({ code, rpcCode, message, data }) => {
        losses.reported(message);
        settle(id, false, { code, rpcCode, message, data });
      });
  },
  /** The transcript of an app as JSON: the loop of this process stands until it is there. */
  transcript: (app) => JSON.stringify(connection.requestNow('app/transcript', { app })),
  pictureDifferences: (expected, received) => connection.requestNow('picture/differences', { expected, received }),
  /** The lines of a screen, by the same means. */
  screenLines: (snapshot) => connection.requestNow('snapshot/lines', { snapshot }),
  /** The documents of a flow, each node with its line. */
  readFlow: (file) => connection.requestNow('flow/read', { path: file }),
  readFile(file) {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch {
      return null;
    }
  },
  /** The reason for which a file cannot be read, as the end of a sentence. */
  fileFault(file) {
    try {
      return fs.readFileSync(file) && null;
    } catch ({ code }) {
      return code === 'ENOENT' ? 'it is not there' : `the system answers with ${code}`;
    }
  },
  print: (level, text) => console[level](text),
  // Node's errors show the texts of functions that an app runs by the names that they have there.
  sent() {},
  placed: (text) => text,
};
