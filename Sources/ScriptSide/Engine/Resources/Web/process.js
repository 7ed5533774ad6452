'use strict';
// `process`, which libraries ask for the build that they are to be.

/**
 * The environment, of which only `NODE_ENV` is passed on. React Native's production bundles set `__DEV__` before they read
 * `process`; nothing is claimed for them that a phone does not claim.
 */
const process = {
  env: { NODE_ENV: host.nodeEnvironment || (globalThis.__DEV__ === false ? 'production' : 'development') },
};

module.exports = { process };
