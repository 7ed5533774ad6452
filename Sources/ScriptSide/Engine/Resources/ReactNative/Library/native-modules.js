'use strict';
// Native modules as objects, which are made at their first use from the answer to `initialize`.

const { call, callVoid, callSync } = require('./native-calls');

const made = new Map();

/**
 * The constants of a module, and its methods by name: `promise`, `callbacks`, `sync` or `void`, and the number of arguments
 * of a TurboModule's method.
 */
function describe(name) {
  const turbo = host.context.turboModules[name];
  if (turbo) return turbo;
  const row = host.context.remoteModuleConfig.find(([found]) => found === name);
  if (!row) return null;
  const [, constants, names, promises = [], syncs = []] = row;
  const kind = (index) => (promises.includes(index) ? 'promise' : syncs.includes(index) ? 'sync' : 'void');
  return { constants, methods: Object.fromEntries(names.map((method, index) => [method, { kind: kind(index) }])) };
}

/** Calls a method whose last two arguments are functions: for the result, and for the error. */
function callWithCallbacks(module, method, args) {
  call(module, method, args.slice(0, -2)).then(args.at(-2), args.at(-1));
}

/** Calls a method without a promise. On the bridge its last two arguments may be callbacks, which its row does not show. */
function callVoidOrWithCallbacks(module, method, args) {
  const isWithCallbacks = args.length >= 2 && args.slice(-2).every((each) => typeof each === 'function');
  return (isWithCallbacks ? callWithCallbacks : callVoid)(module, method, args);
}

/** The native side's module by which a script asks for those that are set up at their first use, if the app has any. */
const REGISTRY = 'ModuleRegistry';

const isLazy = (name) => describe(REGISTRY)?.constants?.lazy?.includes(name) ?? false;

/**
 * Has the native side set a module up, and waits for it on the script's thread. Returns the module's constants; undefined if
 * those came with the answer to `initialize`.
 */
const requireConstants = (name) => (isLazy(name) ? callSync(REGISTRY, 'require', [name]) : undefined);

function makeMethod(module, method, { kind, argCount }) {
  const send = { promise: call, callbacks: callWithCallbacks, void: callVoidOrWithCallbacks, sync: callSync }[kind];
  const count = kind === 'callbacks' && argCount !== undefined ? argCount + 2 : argCount;
  return (...args) => {
    if (count !== undefined && args.length !== count) {
      throw new Error(`TurboModule method ${module}.${method} takes ${count} arguments; ${args.length} were given.`);
    }
    return send(module, method, args);
  };
}

/** Makes the object of a module. Its constants are there as React Native has them on each route. */
function make(name) {
  const description = describe(name);
  if (!description) return null;
  const { methods } = description;
  const constants = requireConstants(name) ?? description.constants;
  const functions = Object.fromEntries(
    Object.entries(methods).map(([key, method]) => [key, makeMethod(name, key, method)]),
  );
  return { ...constants, getConstants: () => constants ?? {}, ...functions };
}

/** Returns the module with a name, or null. */
function get(name) {
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}

/** The module registry of the turbo route. */
const TurboModuleRegistry = {
  get,
  getEnforcing(name) {
    const module = get(name);
    if (!module) throw new Error(`The native side offers no TurboModule '${name}'.`);
    return module;
  },
};

/** The modules of the bridge; empty on the turbo route, as in an app without the bridge. */
const NativeModules = new Proxy({}, {
  get: (_, name) => (host.architecture === 'bridge' ? get(name) ?? undefined : undefined),
});

module.exports = { get, has: (name) => describe(name) !== null, requireConstants, TurboModuleRegistry, NativeModules };
