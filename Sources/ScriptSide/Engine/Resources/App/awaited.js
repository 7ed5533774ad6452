'use strict';
// The calls and timers for which the script still waits, reported when nothing is left to do.

const { AppRegistry } = require('./app-registry');
const { pendingOnBridge } = require('./batched-bridge');
const { hasModuleTable } = require('./bundle-globals');
const { pending } = require('./native-calls');
const { timers } = require('./timers');
const { openCalls } = require('./user-native-modules');

/** True while the promise with which the app's file ended is not settled. */
let isTopLevelRunning = false;

/** The engine's own method, which an app may replace. */
const { then } = Promise.prototype;

/** True for a promise of the engine, or of the class that the app has put in its place. */
const isPromise = (value) =>
  value instanceof Promise || (value instanceof globalThis.Promise && typeof value.then === 'function');

/** @param value the value of the app's file; if it is a promise, the file ends when the promise settles */
function ranTopLevel(value) {
  if (!isPromise(value)) return;
  isTopLevelRunning = true;
  let isReported = true;
  const end = () => {
    isTopLevelRunning = false;
  };
  // A later rejection is thrown again, so that it is reported unless the app handles it. An earlier one was already
  // reported.
  const fail = (error) => {
    end();
    if (!isReported) throw error;
  };
  if (value instanceof Promise) then.call(value, end, fail);
  else value.then(end, fail);
  then.call(Promise.resolve(), () => {
    isReported = false;
  });
}

/**
 * @returns `{calls, topLevel, timers, components, nativeModules}`: each call and timer with the stack at which it was made, the
 * names of the components that the app has registered without React, and whether it has asked for native modules
 */
function awaited() {
  const now = host.now();
  return JSON.stringify({
    topLevel: isTopLevelRunning,
    calls: [...pending.all, ...pendingOnBridge(), ...openCalls].map(({ name, id, error }) => ({
      name: id ? `${name} '${id}'` : name,
      stack: error?.stack,
    })),
    timers: timers.all.map(({ kind, delay, due, made }) => ({ kind, delay, due: due - now, stack: made.stack })),
    components: AppRegistry.getAppKeys(),
    // `fetch` of an app without React Native is one of its own.
    nativeModules: hasModuleTable() || require('./network').network.requests.length > 0,
  });
}

module.exports = { awaited, ranTopLevel };
