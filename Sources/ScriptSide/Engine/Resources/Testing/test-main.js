'use strict';
// The global object of a test file, and the functions through which the host enters it.

const apps = require('./test-apps');
const { expect } = require('./expect');
const fakeTimers = require('./fake-timers');
const { jest } = require('./mock-functions');
const { offer } = require('./file-realm');
const { inspect } = require('./inspect');
const registry = require('./test-registry');
const requests = require('./test-requests');
const runner = require('./test-runner');
const timers = require('./timers');
require('./value-matchers');
require('./mock-matchers');
require('./navigation-matchers');
require('./snapshot-matchers');

const navbridge = {
  ...apps.driver, ...registry.hooks, app: apps.app, describe: registry.describe, expect, it: registry.test,
  jest,
  network: apps.network,
  system: apps.system,
  test: registry.test, architecture: host.settings.architecture,
};

require('./test-advice').explain(navbridge);
fakeTimers.install();
const globals = { performance: { now: () => host.now() } };
require('./console').install(globals);
require('./test-timers').install(globals, runner.fail);
for (const [name, value] of Object.entries(globals)) host.global[name] = offer(value);
host.global.global = host.global;
const { jestGlobals, missingModule } = require('./jest-names');
const { settings } = host;
const libraries = { navbridge: () => offer(navbridge) };
libraries['@jest/globals'] = () => offer(jestGlobals(navbridge));
// What is of the Web and of Node is made in the file's own context. Flows and apps have nothing of it.
const ofFile = settings.isFlow || settings.isApp ? null : host.loadFileLibrary();
if (ofFile) {
  const wait = (delay) => new Promise((done) => timers.schedule('answer of the network', done, delay, []));
  ofFile.install(host.global, { answerTo: require('./test-network').answerTo, wait });
  for (const [name, make] of Object.entries(ofFile.modules)) libraries[name] = make;
}
// Libraries such as React ask it for their kind of build, and Jest answers the same.
const { environment } = settings.configuration ?? settings;
const env = offer({
  ...(settings.configuration ? {} : { NODE_ENV: host.nodeEnvironment || 'test' }), ...Object.fromEntries(environment),
});
host.global.process = ofFile ? ofFile.process(env) : offer({ env });
let hasGlobals = false;

/** Gives the file the globals of a file for Jest and Detox. */
function installGlobals() {
  if (hasGlobals) return;
  hasGlobals = true;
  const { install } = require('./detox-globals');
  install({ ...jestGlobals(navbridge), ...require('./detox').globals });
}

// Files for Detox, whose expect is a global, take Jest's from its package.
libraries.expect = () => {
  const made = offer(expect);
  return Object.assign(made, { default: made, expect: made });
};
// Detox is loaded when it is first used: most files have nothing of it. A file that requires it has Jest's globals, too.
libraries.detox = () => {
  installGlobals();
  return offer(require('./detox').detox);
};
if (settings.hasGlobals) {
  installGlobals();
  // By it adapters such as that of react-native-navigation's suite see that Detox runs, and declare `describe.e2e` and `it.e2e`.
  if (settings.app) host.global.process.env.DETOX_START_TIMESTAMP = '0';
}
const modules = require('./user-modules');
modules.mapNames(settings.suite.moduleNameMapper ?? []);
modules.install(host.global, libraries, offer, missingModule);

/** Jest's members of a configuration that do something to recording functions before each test. */
const ofMocks = { clearMocks: jest.clearAllMocks, resetMocks: jest.resetAllMocks, restoreMocks: jest.restoreAllMocks };

/** Runs the files that a configuration names to be run before the tests, as Jest does. */
function prepare() {
  Object.assign(host.global, offer(settings.suite.globals ?? {}));
  // They come before the hooks of the files.
  for (const name of settings.suite.mocks ?? []) registry.hooks.beforeEach(ofMocks[name]);
  const fromRoot = modules.requireFrom(`${settings.suite.rootDir}/package.json`);
  for (const path of settings.suite.setupFiles ?? []) fromRoot(path);
}

/**
 * Fails the running part of the file. The message has the name of the error.
 * @param stack empty for an app that has ended, which is placed where the test waits for it
 * @param frames the lines of the calls of that app
 */
const fail = (message, stack, frames) => runner.fail(Object.assign(
  new Error(message), { name: '', stack: stack || requests.openStack(), data: { frames } }));

module.exports = {
  prepare,
  loaded: runner.loaded,
  failed: runner.failed,
  settle: requests.settle,
  receiveTraffic: apps.receiveTraffic,
  callTimer: timers.callTimer,
  callImmediates: timers.callImmediates,
  /** Ends the running part of the file: its time is over, or nothing can ever end it. */
  interrupt: (reason, details) => runner.interrupt(reason, [...requests.open(), ...fakeTimers.waiting(), ...details]),
  endless: runner.endless,
  fail,
  inspect,
};
