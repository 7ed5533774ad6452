'use strict';
// What the test files of one process share: the program that starts the apps, and the configuration of Detox.

const { Connection } = require('./connection');
const { current } = require('./detox-config');
const { defaults } = require('./session');

let connection;
let configuration;

module.exports = {
  configuration: () => (configuration ??= current()),
  /** Returns a session for one test file. @param file its path */
  sessionOf(file) {
    const { apps, device } = module.exports.configuration();
    if (!connection?.isOpen) connection = new Connection();
    const options = device === null ? {} : { device };
    return {
      connection,
      settings: { ...defaults(), file, timeout: 120_000, app: apps[0]?.file, suite: { apps }, appOptions: options },
    };
  },
};
