'use strict';
// The connection that the modules of one test file share, and the settings of that file.

const { Connection } = require('./connection');

/** By it an environment of Jest leaves its session to the files that it runs. */
const KEY = Symbol.for('navbridge.session');

/** The settings that the test library has of a test file, where nothing else is chosen. */
const defaults = () => ({
  architecture: process.env.NAVBRIDGE_ARCHITECTURE || 'turbo', timeout: 30_000, filmed: [], suite: {}, app: null,
});

/** The path of the running test file, from whose folder the paths of apps are. */
function testFile() {
  const path = globalThis.expect?.getState?.().testPath ?? settingsOf().file ?? process.argv[1];
  return path ?? `${process.cwd()}/test.js`;
}

const settingsOf = () => session().settings;

/** Returns `{connection, settings}`: those of the environment, or new ones. */
function session() {
  globalThis[KEY] ??= { connection: new Connection(), settings: defaults() };
  return globalThis[KEY];
}

module.exports = { KEY, defaults, session, testFile };
