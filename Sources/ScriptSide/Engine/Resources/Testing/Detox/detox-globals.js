'use strict';
// The globals of a file that was written for Jest and Detox.

const { installTimers } = require('./detox-timers');
const { offer } = require('./file-realm');
const { jest } = require('./mock-functions');

module.exports = {
  install(globals) {
    jest.setTimeout = (ms) => {
      host.settings.timeout = Number(ms);
      return jest;
    };
    installTimers(host.global);
    for (const [name, value] of Object.entries(globals)) host.global[name] = offer(value);
  },
};
