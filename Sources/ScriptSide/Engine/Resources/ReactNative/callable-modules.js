'use strict';
// The modules by which native calls a script that brings its own React Native, on either route.

const { callBridge } = require('./batched-bridge');

/** The factories that the script has registered on the turbo route, by name, and what they made. */
const factories = new Map();
const made = new Map();

function registerCallableModule(name, factory) {
  factories.set(name, factory);
  made.delete(name);
  // The script's own emitter has the listeners.
  if (name === 'RCTDeviceEventEmitter') host.listenToAll();
}

/** Before 0.79 React Native registers `AppRegistry` as a global instead. */
const registered = (name) => factories.get(name) ?? (name === 'AppRegistry' ? globalRegistry : undefined);
const globalRegistry = () => globalThis.RN$AppRegistry;

function moduleOf(name) {
  const factory = registered(name);
  if (!factory) throw new Error(`The app has no React Native of its own, so that '${name}' does not reach it.`);
  if (!made.has(name)) made.set(name, factory());
  return made.get(name);
}

/** Calls a method of a module, as the native side asked for it. */
function callModule(name, method, args) {
  const module = moduleOf(name);
  if (typeof module?.[method] !== 'function') {
    throw new Error(`Native called ${name}.${method}, but the script's module '${name}' has no method '${method}'.`);
  }
  module[method](...args);
}

const hasBridge = () => globalThis.__fbBatchedBridge !== undefined;

/** True if the script has a module with that name, or a bridge that passes the call on. */
const handles = (name) =>
  host.architecture === 'bridge'
    ? hasBridge()
    : factories.has(name) || (name === 'AppRegistry' && globalThis.RN$AppRegistry !== undefined);

/** Calls a method of a module by the script's route. */
function call(name, method, args) {
  if (host.architecture === 'bridge') return callBridge(name, method, args);
  callModule(name, method, args);
}

/**
 * The names of the components that the script has registered with its own `AppRegistry`; undefined if it has none, and null for
 * one that does not tell them, which somebody has made by hand.
 */
function appKeys() {
  if (!handles('AppRegistry')) return undefined;
  const registry = host.architecture === 'bridge'
    ? globalThis.__fbBatchedBridge.getCallableModule('AppRegistry')
    : moduleOf('AppRegistry');
  return registry?.getAppKeys ? registry.getAppKeys() : null;
}

/**
 * True if the script's React Native registers its `AppRegistry` with the bridge alone, and the script runs without one. A version
 * that is told so leaves the bridge out, and registers nothing.
 */
const needsBridge = () =>
  host.architecture !== 'bridge' && !handles('AppRegistry') && (hasBridge() || host.registersWithBridge());

/** Emits an event to the listeners of the script's own emitter. */
const emit = (event, ...bodies) => call('RCTDeviceEventEmitter', 'emit', [event, ...bodies]);

module.exports = { appKeys, call, emit, handles, needsBridge, registerCallableModule };
