'use strict';
// `WorkletsModule`, the native half of react-native-worklets, and of the worklets in react-native-reanimated 3 (reanimated §1,
// §3).

const { monotonic } = require('./clock');
const { inspect } = require('./inspect');
const { Synchronizable, make, referenceOf, valueIn } = require('./serializables');
const { Priority, later, schedule } = require('./task-queue');
const timers = require('./timers');
const { awaken, requestFrame } = require('./worklet-frames');
const runtimes = require('./worklet-runtime');

const { Kind, WorkletRuntime, app } = runtimes;

/** The functions of a runtime that make references of its values. */
const references = (home) => ({
  Serializable: (value, isKept) => referenceOf(value, home, isKept === true),
  SerializableArray: (items, isKept) => make.array(items, isKept === true),
  SerializableBigInt: make.plain,
  SerializableBoolean: make.plain,
  SerializableFunction: (value) => make.function(value, home),
  SerializableHostObject: (value) => referenceOf(value, home),
  SerializableInitializer: make.initializer,
  SerializableMap: make.map,
  SerializableNull: () => make.plain(null),
  SerializableNumber: make.plain,
  SerializableObject: (props, isKept) => make.object(props, isKept === true),
  SerializableSet: make.set,
  SerializableString: make.plain,
  SerializableSynchronizable: (value) => value,
  SerializableTurboModuleLike: make.likeModule,
  SerializableUndefined: () => make.plain(undefined),
  SerializableWorklet: (props, isKept) => make.worklet(props, isKept === true),
});

const named = (prefix, functions) =>
  Object.fromEntries(Object.entries(functions).map(([name, each]) => [prefix + name, each]));

/** Runs a worklet in a runtime, in a call of its own. */
function runLater(runtime, worklet) {
  later(() => {
    awaken();
    valueIn(worklet, runtime)();
  });
}

/** Calls a function of the app with some arguments, in a task of the app's. */
function scheduleOnApp(target, args) {
  const call = typeof target === 'function' ? target : valueIn(target, app);
  schedule(Priority.userBlocking, () => void call(...(valueIn(args, app) ?? [])));
}

const flags = new Map();

/** The functions that a runtime finds in `__workletsModuleProxy`. */
const proxyFor = (home) => ({
  ...named('create', references(home)),
  makeShareableClone: (value, isKept) => referenceOf(value, home, isKept === true),
  createSerializableImport() {
    throw new Error('Worklets run from the texts that the plugin of Babel has written. The mode of bundles is not there.');
  },
  scheduleOnUI: (worklet) => runLater(runtimes.userInterface, worklet),
  executeOnUIRuntimeSync: (worklet) => valueIn(valueIn(worklet, runtimes.userInterface)(), home),
  createWorkletRuntime(name, initializer) {
    const runtime = decorate(new WorkletRuntime(name, Kind.worker));
    if (initializer) valueIn(initializer, runtime)();
    return hostObject({ name, runtime });
  },
  scheduleOnRuntime: ({ runtime }, worklet) => runLater(runtime, worklet),
  createSynchronizable: (content) => new Synchronizable(content).in(home),
  synchronizableGetDirty: (reference) => valueIn(reference.content, home),
  synchronizableGetBlocking: (reference) => valueIn(reference.content, home),
  synchronizableSetBlocking: (reference, content) => void (reference.content = content),
  synchronizableLock() {},
  synchronizableUnlock() {},
  reportFatalErrorOnJS(message, stack, name) {
    schedule(Priority.userBlocking, () => {
      throw Object.assign(new Error(message), { name, stack });
    });
  },
  getStaticFeatureFlag: () => false,
  setDynamicFeatureFlag: (name, value) => void flags.set(name, value),
});

/** Gives an object the mark of those of the host, which pass between runtimes as they are. */
const hostObject = (object) => Object.defineProperty(object, 'REANIMATED_MAGIC_KEY', { value: true });

/** Gives a runtime of worklets the functions of its host. */
function decorate(runtime) {
  const { global } = runtime;
  Object.assign(global, named('_create', references(runtime)), {
    _makeShareableClone: (value) => referenceOf(value, runtime),
    _scheduleHostFunctionOnJS: scheduleOnApp,
    _scheduleRemoteFunctionOnJS: scheduleOnApp,
    _scheduleOnRuntime: ({ runtime: other }, worklet) => runLater(other, worklet),
    _scheduleTimeoutCallback: (delay, id) => void timers.schedule('timer', () => global.__runTimeoutCallback(id), delay, []),
    _log: (value) => globalThis.console.log(value),
    _toString: (value) => inspect(value),
    _getAnimationTimestamp: monotonic,
    __workletsModuleProxy: proxyFor(runtime),
  });
  if (runtime.kind === Kind.userInterface) global.requestAnimationFrame = requestFrame;
  return runtime;
}

let isInstalled = false;

/** Installs the globals of the app's runtime. The version of this half is the one that is asked for. */
function install() {
  if (isInstalled) return true;
  isInstalled = true;
  decorate(runtimes.userInterface);
  Object.assign(globalThis, {
    __workletsModuleProxy: hostObject(proxyFor(app)), __RUNTIME_KIND: Kind.app, _WORKLET: false,
    _IS_FABRIC: host.architecture === 'turbo', _IS_BRIDGELESS: host.architecture === 'turbo',
    _WORKLET_RUNTIME: new globalThis.ArrayBuffer(8),
  });
  Object.defineProperty(globalThis, '_WORKLETS_VERSION_CPP', { configurable: true, get: () => globalThis._WORKLETS_VERSION_JS });
  return true;
}

module.exports = { install };
