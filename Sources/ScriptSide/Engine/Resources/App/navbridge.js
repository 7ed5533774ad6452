'use strict';
// `require('navbridge')` in an app: the device and its clock, as a driver has them.

const { awaited } = require('./awaited');
const { makeDriver } = require('./driver-methods');
const { pending } = require('./native-calls');
const { passOn } = require('./native-entries');
const { later } = require('./task-queue');
const { entries } = require('./traffic-entries');

/** The requests travel on the script's own connection, in order with its commands. */
function send(name, params) {
  const error = new Error();
  return new Promise((resolve, reject) => {
    host.requestOfDriver(pending.add({ resolve, reject, error, name }), name, JSON.stringify(params));
  });
}

const { traffic, device, ...driver } = makeDriver(send);

const OF_TESTS = ['app', 'test', 'describe', 'expect', 'beforeAll', 'afterAll', 'beforeEach', 'afterEach'];

const navbridge = {
  ...driver,
  device: { ...device, viewEvent: (...args) => require('./tester-events').viewEvent(...args) },
  traffic: { ...traffic, entries },
  /** Returns the calls and timers for which the script waits, with stacks in the source files. */
  awaited() {
    const found = JSON.parse(awaited());
    for (const one of [...found.calls, ...found.timers]) if (one.stack) one.stack = host.mappedStack(one.stack);
    return found;
  },
  /** The replies to requests of React Native's `fetch`, `XMLHttpRequest` and `WebSocket`. */
  get network() {
    return require('./network').network;
  },
  /** The system around the app: what a user sets in it, and what the app does with it. */
  get system() {
    return require('./system').system;
  },
  /** Puts React Native's `<Modal>` into the content of a screen without React. */
  mountModal: (...args) => require('./plain-modals').mountModal(...args),
  /** Sends an event to the listeners of React Native's `DeviceEventEmitter` and `NativeEventEmitter`. */
  sendDeviceEvent: (name, body) => void later(() => passOn(String(name), body)),
};
// The page of `navbridge inspect` shows what its console line comes to.
Object.defineProperty(navbridge, 'valueTree', { value: (value) => require('./value-tree').valueTree(value) });
// A test that has not found an element asks for the reason.
Object.defineProperty(navbridge, 'misspeltId', { value: (testID) => require('./misspelt-ids').misspeltId(testID) });
// The client of a test answers requests.
Object.defineProperty(navbridge, 'forwardedRequests', { get: () => require('./forwarded-requests') });
// A comparison of runs asks for the constants.
Object.defineProperty(navbridge, 'nativeConstants', { value: () => require('./native-constants').nativeConstants() });
// A test for Detox moves a slider, or turns the wheel of a picker.
Object.defineProperty(navbridge, 'adjust', { value: (...args) => require('./tester-events').adjust(...args) });
// So does one that scrolls to an edge without a finger.
Object.defineProperty(navbridge, 'scrollToEdge', { value: (...args) => require('./tester-events').scrollToEdge(...args) });
for (const name of OF_TESTS) {
  Object.defineProperty(navbridge, name, {
    get() {
      throw new Error(`'${name}' of 'navbridge' is for test files, which 'navbridge test' runs; this file is an app.`);
    },
  });
}

module.exports = { navbridge };
