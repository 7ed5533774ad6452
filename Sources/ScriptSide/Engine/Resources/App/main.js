'use strict';
// The script's global object, and the functions through which the host enters the script.

const { awaited, ranTopLevel } = require('./awaited');
const bridge = require('./batched-bridge');
const { callable } = require('./callable');
const { handles } = require('./callable-modules');
const designs = require('./designs');
const { explainFetch } = require('./fetch-errors');
const { functionAdvice } = require('./function-advice');
const { inspect } = require('./inspect');
const { pending, stackOfVoidCall } = require('./native-calls');
const { callScript } = require('./native-entries');
const { runFunction } = require('./run-function');
const { runTask } = require('./task-queue');
const timers = require('./timers');
const { receiveTraffic } = require('./traffic-entries');
const { defineLazily } = require('./lazy');

require('./clock').install(globalThis);
// A device in real time is never the same twice.
if (host.context.clock.kind === 'virtual') require('./random').install(globalThis, host.context.epoch);
require('./console').install(globalThis);
timers.install(globalThis);
require('./bridge-globals').install(globalThis);
require('./user-modules').install(globalThis, require('./libraries').libraries);
require('./user-modules').offerSubstitutes(require('./libraries').substitutes);
require('./bundle-globals').install(globalThis);
require('./web-globals').install(globalThis);

globalThis.global = globalThis;
globalThis.__DEV__ = true;
// The library listens to events from its first use on. A bundle with a library of its own has no other listeners.
defineLazily(globalThis, 'Navigation', () => require('./navigation').Navigation);
designs.begin();

module.exports = {
  /** Runs a native→script call, as the message of the wire with the params `[module, method, arguments]`. */
  callFunction({ params: [module, method, args] }) {
    if (handles(module)) return callScript(module, method, args);
    // The modules of this library are there from their first use.
    if (!callable.has(module)) require('./navigation');
    callable.call(module, method, args);
  },
  /** Settles a call with its value or its rejection. */
  settle(id, isResolved, value) {
    pending.settle(id, isResolved, value);
  },
  /** Invokes a callback of the queue that the script brings itself. */
  invokeCallback: bridge.settle,
  /** Takes the calls that the script's own queue has collected outside of any call by native. */
  flushRest: bridge.flushRest,
  turnEnded: designs.turnEnded,
  runTask,
  stackOfVoidCall,
  surfaceLaidOut: (rootTag) => require('./view-layout').surfaceLaidOut(rootTag),
  /** Handles a message about React's content, by its name. */
  surfaceMessage: (name, params) => (require('./native-components').messages[name] ?? require('./surface-touches')[name])(params),
  /** Returns the tree of a surface as JSON, for a picture that is drawn at once. */
  describedSurface: (rootTag, hostTag) => require('./surface-touches').described({ rootTag, hostTag, look: true }),
  callTimer: timers.callTimer,
  callImmediates: timers.callImmediates,
  loadUserModules() {
    require('./user-native-modules').loadUserModules();
    for (const path of host.networkFiles) require('./user-modules').requireFile(path);
  },
  ranTopLevel(value) {
    explainFetch(globalThis);
    bridge.loaded();
    designs.loaded();
    ranTopLevel(value);
  },
  awaited,
  awaitsTimer: timers.timers.awaits,
  inspect,
  functionAdvice,
  runFunction,
  receiveTraffic,
};
