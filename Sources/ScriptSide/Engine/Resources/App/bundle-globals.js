'use strict';
// The globals that React Native's own JavaScript expects of its host (react-native-host §2, §3). Each is made at its first
// use, so that a script without React Native does not pay for them.

const bridgeQueue = require('./batched-bridge');
const { registerCallableModule } = require('./callable-modules');
const { handleException, installErrorGuard } = require('./error-guard');
const { defineAllLazily, defineLazily } = require('./lazy');
const nativeCalls = require('./native-calls');
const { installHook } = require('./react-roots');
const { queueMicrotask } = require('./timers');

/** The object `NativeModules`: any name may be asked for, and a script may add its own. @param find returns a module, or null */
const nativeModules = (find) =>
  new Proxy({}, {
    get: (own, name) => (Object.hasOwn(own, name) || typeof name !== 'string' ? own[name] : find(name) ?? undefined),
  });

let moduleTable;

/** Returns the table of native modules, which is made at its first use. */
function table() {
  if (!moduleTable) {
    moduleTable = require('./module-table');
    moduleTable.offer(require('./own-modules').own);
    bridgeQueue.serve(moduleTable.localCall);
  }
  return moduleTable;
}

/** Prepares the globals of a script that brings its own React Native, as it registers with its host. */
function prepare() {
  // Worklets ask for that only in a runtime of this kind, which they may read before they set it: the app's own.
  globalThis.__RUNTIME_KIND ??= 1;
}

const turbo = {
  RN$Bridgeless: () => true,
  __turboModuleProxy: () => table().turboModule,
  nativeModuleProxy: () => nativeModules(table().turboModule),
  RN$registerCallableModule() {
    prepare();
    return registerCallableModule;
  },
  // The engine's promises stay. React Native would replace them by a polyfill with another order.
  HermesInternal: () => ({
    hasPromise: () => true,
    useEngineQueue: () => true,
    enqueueJob: queueMicrotask,
    getRuntimeProperties: () => ({}),
  }),
  nativeRuntimeScheduler: () => require('./runtime-scheduler').runtimeScheduler,
  nativeFabricUIManager() {
    // The library's views may be shown before its module is asked for.
    require('./web-view');
    return require('./fabric').fabricUIManager;
  },
  RN$LegacyInterop_UIManager_getConstants: () => require('./ui-manager').legacyConstants,
  RN$LegacyInterop_UIManager_getConstantsForViewManager: () => require('./ui-manager').uiManager.sync.getConstantsForViewManager,
  RN$LegacyInterop_UIManager_getDefaultEventTypes: () => require('./ui-manager').uiManager.sync.getDefaultEventTypes,
  __nativeComponentRegistry__hasComponent: () => () => true,
};

const bridge = {
  __fbBatchedBridgeConfig() {
    prepare();
    return { remoteModuleConfig: table().remoteModuleConfig() };
  },
  // React Native reads this one instead of the table above.
  nativeModuleProxy() {
    prepare();
    return nativeModules(table().bridgeModule);
  },
  nativeRequireModuleConfig: () => (name) => table().remoteModuleConfig().find((row) => row?.[0] === name) ?? null,
  nativeFlushQueueImmediate: () => bridgeQueue.flush,
  nativeCallSyncHook: () => callSync,
};

/** Calls a method that blocks the script, by the ids of the table. */
function callSync(module, method, args) {
  bridgeQueue.blocks();
  if (module >= host.context.remoteModuleConfig.length) return table().localSync(module, method, args);
  const [name, , methods] = host.context.remoteModuleConfig[module];
  return nativeCalls.callSync(name, methods[method], args ?? []);
}

function install(global) {
  const globals = host.architecture === 'bridge' ? bridge : turbo;
  defineAllLazily(global, globals);
  // React Native leaves a console alone that has this member.
  global.console.print ??= global.console.log;
  defineLazily(global, 'expo', () => require('./expo').expo, false);
  defineLazily(global, 'RN$handleException', () => handleException, false);
  installErrorGuard(global);
  installHook(global);
}

/** True if the script has asked for the table of native modules. */
const hasModuleTable = () => moduleTable !== undefined;

module.exports = { hasModuleTable, install };
