'use strict';
// React Native's own modules of this process, as objects (turbo) and as rows of the bridge's table
// (react-native-host §1, §3). The user's modules come first, then those of the native side.

const { mark } = require('./host-functions');
const wire = require('./native-modules');
const { isAsync, loadUserModules, watched } = require('./user-native-modules');

/** This host's own modules, by name. */
let offered;
/** Modules by name: the user's, if there are any, replace this host's own. */
let definitions;

function all() {
  definitions ??= new Map([...offered, ...loadUserModules()]);
  return definitions;
}

const hasWire = wire.has;

/** The methods of a definition, with the kind that the bridge needs: `promise`, `sync` or `plain`. */
function methodsOf(module, { methods = {}, sync = {}, replaces }) {
  const kinds = Object.entries(methods).map(([name, run]) =>
    [name, replaces ? watched(module, name, run) : run, isAsync(run) ? 'promise' : 'plain']);
  return [...kinds, ...Object.entries(sync).map(([name, run]) => [name, run, 'sync'])];
}

/**
 * Calls an async method. Libraries that are older than promises of native modules give it callbacks: one that gets the error
 * and the value, or one for the value and one for the error.
 */
function callAsync(run, args) {
  let count = args.length;
  while (count > 0 && count > args.length - 2 && typeof args[count - 1] === 'function') count--;
  const [first, second] = args.slice(count);
  const promise = run(...args.slice(0, count));
  if (second) promise.then(first, second);
  else if (first) promise.then((value) => first(null, value), (error) => first(error));
  return promise;
}

const constantsOf = ({ constants }) => (typeof constants === 'function' ? constants() : constants);

const objects = new Map();

/** Makes the object by which a turbo script sees a module. */
function objectOf(name, definition) {
  if (definition.makeObject) return definition.makeObject();
  const constants = constantsOf(definition);
  const methods = Object.fromEntries(
    methodsOf(name, definition).map(([method, run, kind]) =>
      [method, mark(kind === 'promise' ? (...args) => callAsync(run, args) : run)]),
  );
  return { ...constants, ...methods, getConstants: () => constantsOf(definition) ?? {} };
}

/** Returns the module with a name for a script on the turbo route, or null. */
function turboModule(name) {
  if (host.architecture !== 'turbo') return null;
  const definition = all().get(name);
  if (!definition?.replaces && hasWire(name)) return wire.get(name);
  if (!definition) {
    host.missedModule(name);
    return null;
  }
  if (!objects.has(name)) objects.set(name, objectOf(name, definition));
  return objects.get(name);
}

/** The rows of the bridge's table after those of the native side: `[name, constants, methods, promises, syncs]`. */
let rows;

function localRows() {
  rows ??= [...all()]
    .filter(([name, { replaces }]) => replaces || !hasWire(name))
    .map(([name, definition]) => {
      const methods = methodsOf(name, definition);
      const indexes = (kind) => methods.flatMap(([, , found], at) => (found === kind ? [at] : []));
      const config = [name, constantsOf(definition) ?? null, methods.map(([each]) => each), indexes('promise'), indexes('sync')];
      return { config, methods };
    });
  return rows;
}

/**
 * Runs a queued call of a module of this process. Its callbacks are the ids with which the call's own arguments end.
 *
 * @param ids the ids that the call may have
 */
function localCall(row, method, args, ids, invokeCallback) {
  const { config: [module], methods } = localRows()[row];
  const [name, run, kind] = methods[method];
  const isCallback = (value) =>
    Number.isInteger(value) && Math.floor(value / 2) >= ids.first && Math.floor(value / 2) <= ids.last;
  let count = args.length;
  while (count > 0 && isCallback(args[count - 1]) && count > args.length - 2) count--;
  const callbacks = args.slice(count).map((id) => (...values) => invokeCallback(id, values));
  if (kind !== 'promise') return run(...args.slice(0, count), ...callbacks);
  const [resolve, reject] = callbacks;
  callAsync(run, args.slice(0, count)).then(resolve, (error) =>
    reject({ code: error?.code ?? 'ERROR', message: error?.message ?? `${module}.${name}: ${error}`, ...error }),
  );
}

/** The table of the bridge: the modules of the native side, then those of this process. */
const remoteModuleConfig = () => {
  const replaced = new Set(localRows().map(({ config: [name] }) => name));
  // A module that is replaced keeps its place, because the places are the ids, and gives up its name.
  const remote = host.context.remoteModuleConfig.map((row) => (replaced.has(row[0]) ? null : row));
  return [...remote, ...localRows().map(({ config }) => config)];
};

/**
 * Returns the module with a name for a script on the bridge, which makes it of its row of the table; null if there is none. React
 * Native would make all of them at once, and a bundle that asks in vain would not be seen.
 */
function bridgeModule(name) {
  if (objects.has(name)) return objects.get(name);
  const table = remoteModuleConfig();
  const at = table.findIndex((row) => row?.[0] === name);
  if (at < 0) {
    host.missedModule(name);
    return null;
  }
  const [, constants, ...rest] = table[at];
  const row = [name, wire.requireConstants(name) ?? constants, ...rest];
  objects.set(name, globalThis.__fbGenNativeModule(row, at)?.module ?? {});
  return objects.get(name);
}

/** Calls a method of this process that blocks the script; undefined if the module is the native side's. */
function localSync(module, method, args) {
  const row = localRows()[module - host.context.remoteModuleConfig.length];
  return row?.methods[method][1](...args);
}

/** The constants of this process's modules, as `[name, constants]`; none for a script that is no bundle. */
const localConstants = () =>
  (offered ? [...all()] : []).map(([name, definition]) => [name, constantsOf(definition)]);

module.exports = {
  /** Sets this host's own modules, before the script asks for any. */
  offer(own) {
    offered = own;
  },
  bridgeModule,
  turboModule,
  remoteModuleConfig,
  localCall,
  localConstants,
  localSync,
};
