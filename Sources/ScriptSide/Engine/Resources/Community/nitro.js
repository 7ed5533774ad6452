'use strict';
// `react-native-nitro-modules`: hybrid objects by their names (mmkv §3). Those of a file of `--modules` come first.

const mmkv = require('./mmkv');
const { userModules } = require('./user-native-modules');

/** This host's own hybrid objects: functions that make one, by name. */
const own = { ...mmkv.hybrids };
const hybrids = new WeakSet();

/** Makes a hybrid object: the members of a module, and those that each such object has. */
function hybrid(name, members) {
  const made = Object.defineProperties({}, Object.getOwnPropertyDescriptors(members));
  const common = { name, toString: () => `[HybridObject ${name}]`, equals: (other) => other === made, dispose() {} };
  for (const [key, value] of Object.entries(common)) {
    if (!Object.hasOwn(members, key)) Object.defineProperty(made, key, { value, enumerable: false });
  }
  hybrids.add(made);
  return made;
}

/** The members of a module of a user's file: what it has as a module of React Native, in one object. */
function membersOf({ constants, sync, ...methods }) {
  return { ...(typeof constants === 'function' ? constants() : constants), ...methods, ...sync };
}

function create(name) {
  const given = userModules().get(name);
  if (given) return hybrid(name, membersOf(given));
  if (Object.hasOwn(own, name)) return hybrid(name, own[name]());
  host.missedModule(name);
  throw new Error(`Cannot find native module '${name}', a HybridObject of Nitro.`);
}

const proxy = () => hybrid('NitroModules', {
  buildType: 'release',
  // A development bundle compares it to its own, and warns.
  version: '0.0.0',
  createHybridObject: create,
  hasHybridObject: (name) => userModules().has(name) || Object.hasOwn(own, name),
  isHybridObject: (value) => hybrids.has(value),
  hasNativeState: (value) => hybrids.has(value),
  getAllHybridObjectNames: () => [...new Set([...userModules().keys(), ...Object.keys(own)])],
  box: (object) => ({ unbox: () => object }),
  updateMemorySize: (object) => object,
  createNativeArrayBuffer: (size) => new ArrayBuffer(size),
  debug_getTotalAllocatedHybridObjects: () => 0,
});

module.exports = {
  name: 'NitroModules',
  sync: {
    /** Returns no message: it has gone well. */
    install() {
      globalThis.NitroModulesProxy ??= proxy();
      globalThis.__nitroJsiCache ??= {};
      globalThis.__nitroModulesJSICache ??= {};
      globalThis.__nitroDispatcher ??= {};
    },
  },
};
