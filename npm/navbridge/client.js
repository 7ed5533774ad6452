'use strict';
// The client of 'navbridge serve' for tests in Node: apps with their devices, as promises (docs/node.md).

const { session } = require('./lib/session');

const { settings } = session();
const apps = require('./lib/test-apps');
const { install } = require('./lib/runner-hooks');
const { addMatchers } = require('./lib/device-matchers');
const { runFlow } = require('./lib/flows');

const { clock, device, traffic, stats, waitForIdle } = apps.driver;

install();
addMatchers();
require('./lib/screen-snapshots').install(globalThis.expect);
require('./lib/fake-timers').install(globalThis);

module.exports = {
  app: apps.app, clock, device, network: apps.network, runFlow, stats, system: apps.system, traffic, waitForIdle,
  architecture: settings.architecture,
  /** Ends all apps, and the program that has started them. Tests under Jest and under 'node --test' need no call of it. */
  async close() {
    await apps.endAll();
    await session().connection.close();
  },
};
