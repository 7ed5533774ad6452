'use strict';
// The exports of the module 'detox': Detox's functions, and those by which suites for its older versions begin and end.

const { detox, globals } = require('./detox');
const apps = require('./test-apps');
const expectModule = require('./expect');
const { installTimers } = require('./detox-timers');
const fakeTimers = require('./fake-timers');
const { watch } = require('./runner-hooks');
const { session } = require('./session');

const { settings } = session();
apps.defaults.of = () => settings.appOptions ?? {};

watch();

let isExposed = false;

/** Gives a global object Detox's names, and the timers that wait on the device's clock. */
function exposeTo(global) {
  if (isExposed) return;
  isExposed = true;
  const ofValues = global.expect;
  for (const name of Object.keys(ofValues ?? {})) {
    if (!Object.hasOwn(globals.expect, name)) {
      Object.defineProperty(globals.expect, name, { get: () => ofValues[name], enumerable: true, configurable: true });
    }
  }
  installTimers(global);
  fakeTimers.install(global);
  Object.assign(global, globals);
}

/** Begins as Detox 17 to 19 did: the globals are there, and the app runs. */
async function init(config, { initGlobals = true, launchApp = true } = {}) {
  expectModule.use(globalThis.expect);
  if (initGlobals) exposeTo(globalThis);
  if (launchApp) await detox.device.launchApp({ newInstance: true });
}

module.exports = Object.assign(detox, {
  exposeTo, init,
  cleanup: () => apps.endAll(),
  session: {},
});
