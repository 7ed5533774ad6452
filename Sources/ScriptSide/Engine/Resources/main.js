'use strict';
// The script's global object, and the functions through which the host enters the script.

const { awaited, ranTopLevel } = require('./awaited');
const { callable } = require('./callable');
const { inspect } = require('./inspect');
const { pending } = require('./native-calls');
const { receiveTraffic } = require('./navbridge');
const { runFunction } = require('./run-function');
const timers = require('./timers');

require('./clock').install(globalThis);
require('./console').install(globalThis);
timers.install(globalThis);
require('./bridge-globals').install(globalThis);
require('./user-modules').install(globalThis, require('./libraries').libraries);

globalThis.global = globalThis;
globalThis.__DEV__ = true;
globalThis.Navigation = require('./navigation').Navigation;
// The mirror follows the router from the beginning of the context, whenever the app requires it.
require('./native-router');

module.exports = {
  /** Runs a native→script call, as the message of the wire with the params `[module, method, arguments]`. */
  callFunction({ params: [module, method, args] }) {
    callable.call(module, method, args);
  },
  /** Settles a call with its value or its rejection. */
  settle(id, isResolved, value) {
    pending.settle(id, isResolved, value);
  },
  callTimer: timers.callTimer,
  callImmediates: timers.callImmediates,
  ranTopLevel,
  awaited,
  inspect,
  runFunction,
  receiveTraffic,
};
