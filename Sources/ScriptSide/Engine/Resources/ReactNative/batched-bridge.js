'use strict';
// The queue of the legacy bridge that a script brings itself (react-native-host §3). It is sent as the script flushed it;
// the calls of this process's own modules are taken out.

const { commandId, legible } = require('./native-calls');
const { later } = require('./task-queue');

/** The calls since the last queue that blocked the script, and took the id of a call. */
let blocked = 0;

/** Runs a call of a module of this process. */
let callLocally;

/** Takes over a queue `[modules, methods, arguments, callID]` that the script has flushed; null if nothing was queued. */
function flush(queue) {
  if (!queue) return;
  const [modules, methods, args, firstID] = queue;
  const count = host.context.remoteModuleConfig.length;
  const remote = [[], [], [], firstID];
  const local = [];
  // A call that blocked has taken an id between those of the queue.
  const skipped = blocked;
  blocked = 0;
  if (modules.every((module) => module < count)) return send(queue);
  modules.forEach((module, at) => {
    if (module >= count) {
      const ids = { first: firstID + at, last: firstID + at + skipped };
      return local.push([module - count, methods[at], args[at], ids]);
    }
    remote[0].push(module);
    remote[1].push(methods[at]);
    remote[2].push(args[at]);
  });
  if (remote[0].length) send(remote);
  for (const call of local) callLocally(...call, invokeCallback);
}

/** The calls of promise methods that have no answer, by the id of their first callback. */
const pending = new Map();

function send(queue) {
  const [modules, methods, args, firstID] = queue;
  modules.forEach((module, at) => note(module, methods[at], args[at]));
  const refusal = host.flushQueue(legible(JSON.stringify(queue)));
  if (!refusal) return;
  // A call that the native side could not read is refused; the others are sent.
  if (modules.length === 1) return refuse(modules[0], methods[0], args[0], refusal);
  modules.forEach((module, at) => send([[module], [methods[at]], [args[at]], firstID + at]));
}

/** Notes a call for the transcript, and for the report of what the script awaits. */
function note(module, method, args) {
  const [name, , methods, promises = []] = host.context.remoteModuleConfig[module];
  const isPromise = promises.includes(method);
  const given = isPromise ? args.slice(0, -2) : args;
  const call = { name: `${name}.${methods[method]}`, method: methods[method], id: commandId(methods[method], given) };
  if (isPromise) pending.set(args.at(-2), call);
  if (host.isRecording) host.recordCommand(name, methods[method], JSON.stringify(given), !isPromise);
}

/** Notes that a callback is invoked: of a promise's two callbacks the one that rejects has the odd id. */
function noteSettled(id, [value]) {
  const call = pending.get(id & ~1);
  if (!call) return;
  pending.delete(id & ~1);
  if (host.isRecording) host.recordSettled(call.method, call.id ?? '', (id & 1) === 0, JSON.stringify(value ?? null));
}

/** Rejects a call that cannot be sent. A call without a promise has nobody to whom it could be reported. */
function refuse(module, method, args, error) {
  const [name, , methods, promises = []] = host.context.remoteModuleConfig[module];
  if (promises.includes(method)) invokeCallback(args.at(-1), [error]);
  else later(() => { throw new Error(`${name}.${methods[method]}: ${error.message}`); });
}

/** Enters the script's bridge, and takes what it has queued. */
const enter = (method, ...args) => flush(globalThis.__fbBatchedBridge[method](...args));

const callBridge = (name, method, args) => enter('callFunctionReturnFlushedQueue', name, method, args);

/** Invokes a callback of the script in a call of its own. */
const invokeCallback = (id, args) => void later(() => settle(id, args));

/** Invokes a callback for the native side. */
function settle(id, args) {
  noteSettled(id, args);
  enter('invokeCallbackAndReturnFlushedQueue', id, args);
}

module.exports = {
  callBridge,
  /** @param call runs a call of a module whose row in the table comes after those of the native side */
  serve(call) {
    callLocally = call;
  },
  /** Notes a call that blocks the script. */
  blocks: () => void blocked++,
  flush,
  settle,
  pendingOnBridge: () => [...pending.values()],
  /** Takes what a bundle has queued while it ran. */
  loaded() {
    if (host.architecture !== 'bridge' || globalThis.__fbBatchedBridge === undefined) return;
    host.useOwnQueue();
    enter('flushedQueue');
  },
  /** Takes the calls that were queued outside of any call by native: by the bundle's top level, or after an `await`. */
  flushRest: () => enter('flushedQueue'),
};
