'use strict';
// The global object of a test file, and the functions through which the host enters it.

const apps = require('./test-apps');
const { expect } = require('./expect');
const { inspect } = require('./inspect');
const registry = require('./test-registry');
const requests = require('./test-requests');
const runner = require('./test-runner');
const timers = require('./timers');
require('./value-matchers');
require('./navigation-matchers');

const navbridge = {
  ...apps.driver, ...registry.hooks, app: apps.app, describe: registry.describe, expect, it: registry.test,
  test: registry.test, architecture: host.settings.architecture,
};

runner.explain(navbridge);
require('./console').install(globalThis);
timers.install(globalThis);
globalThis.performance = { now: () => host.now() };
globalThis.global = globalThis;
require('./user-modules').install(globalThis, { navbridge: () => navbridge });

module.exports = {
  loaded: runner.loaded,
  failed: runner.failed,
  settle: requests.settle,
  receiveTraffic: apps.receiveTraffic,
  callTimer: timers.callTimer,
  callImmediates: timers.callImmediates,
  /** Ends the running part of the file: its time is over, or nothing can ever end it. */
  interrupt: (reason, details, stack) => runner.interrupt(reason, [...requests.open(), ...details], stack),
  /** Fails the running part of the file. */
  fail: (message, stack) => runner.interrupt('error', [message], stack),
  inspect,
};
