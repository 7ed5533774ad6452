'use strict';
// Native modules as objects, which are made at their first use from the answer to `initialize`.

const { call, callVoid, callSync } = require('./native-calls');

const made = new Map();

/** The methods of a module, by name: `promise`, `sync` or `void`, and a TurboModule method's number of arguments. */
function describe(name) {
  const turbo = host.context.turboModules[name];
  if (turbo) return turbo.methods;
  const [, , names, promises = [], syncs = []] = host.context.remoteModuleConfig.find(([found]) => found === name) ?? [];
  if (!names) return null;
  const kind = (index) => (promises.includes(index) ? 'promise' : syncs.includes(index) ? 'sync' : 'void');
  return Object.fromEntries(names.map((method, index) => [method, { kind: kind(index) }]));
}

function makeMethod(module, method, { kind, argCount }) {
  const send = { promise: call, void: callVoid, sync: callSync }[kind];
  return (...args) => {
    if (argCount !== undefined && args.length !== argCount) {
      throw new Error(`TurboModule method ${module}.${method} takes ${argCount} arguments; ${args.length} were given.`);
    }
    return send(module, method, args);
  };
}

/** Returns the module with a name, or null. */
function get(name) {
  if (!made.has(name)) {
    const methods = describe(name);
    made.set(
      name,
      methods && Object.fromEntries(Object.entries(methods).map(([key, method]) => [key, makeMethod(name, key, method)])),
    );
  }
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

module.exports = { get, TurboModuleRegistry, NativeModules };
