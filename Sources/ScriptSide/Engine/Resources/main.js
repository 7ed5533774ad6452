'use strict';
// The script's global object, and the functions through which the host enters the script.

const { awaited, ranTopLevel } = require('./awaited');
const bridge = require('./batched-bridge');
const { callable } = require('./callable');
const script = require('./callable-modules');
const { explainFetch } = require('./fetch-errors');
const { inspect } = require('./inspect');
const { pending } = require('./native-calls');
const { receiveTraffic } = require('./navbridge');
const { runFunction } = require('./run-function');
const { runTask } = require('./task-queue');
const timers = require('./timers');
const { defineLazily } = require('./lazy');

require('./clock').install(globalThis);
require('./console').install(globalThis);
timers.install(globalThis);
require('./bridge-globals').install(globalThis);
require('./user-modules').install(globalThis, require('./libraries').libraries);
require('./bundle-globals').install(globalThis);
require('./web-globals').install(globalThis);

globalThis.global = globalThis;
globalThis.__DEV__ = true;
// The library listens to events from its first use on. A bundle with a library of its own has no other listeners.
defineLazily(globalThis, 'Navigation', () => require('./navigation').Navigation);
// The mirror follows the router from the beginning of the context, whenever the app requires it.
if (require('./native-modules').get('NativeAppView')) require('./native-router');

module.exports = {
  /** Runs a native→script call, as the message of the wire with the params `[module, method, arguments]`. */
  callFunction({ params: [module, method, args] }) {
    if (script.handles(module)) script.callScript(module, method, args);
    else callable.call(module, method, args);
  },
  /** Settles a call with its value or its rejection. */
  settle(id, isResolved, value) {
    pending.settle(id, isResolved, value);
  },
  /** Invokes a callback of the queue that the script brings itself. */
  invokeCallback: bridge.settle,
  /** Takes the calls that the script's own queue has collected outside of any call by native. */
  flushRest: bridge.flushRest,
  turnEnded: () => require('./layers-content').turnEnded(),
  runTask,
  surfaceLaidOut: (rootTag) => require('./view-layout').surfaceLaidOut(rootTag),
  /** Handles a message about React's content, by its name. */
  surfaceMessage: (name, params) => require('./surface-touches')[name](params),
  callTimer: timers.callTimer,
  callImmediates: timers.callImmediates,
  loadUserModules() {
    require('./user-native-modules').loadUserModules();
    for (const path of host.networkFiles) require('./user-modules').requireFile(path);
  },
  ranTopLevel(value) {
    explainFetch(globalThis);
    bridge.loaded();
    ranTopLevel(value);
  },
  awaited,
  inspect,
  runFunction,
  receiveTraffic,
};
