'use strict';
// Expo's core: `globalThis.expo`, as its native half installs it. The modules are those of `--modules`, and a few of Expo's own
// without which no app starts.

const { reactNative } = require('./react-native');
const { userModules } = require('./user-native-modules');

/** Listeners by event. Expo's classes are made natively, so scripts find them here. */
class EventEmitter {
  #listeners = new Map();

  addListener(event, listener) {
    if (!this.#listeners.has(event)) this.#listeners.set(event, new Set());
    this.#listeners.get(event).add(listener);
    if (this.#listeners.get(event).size === 1) this.startObserving?.(event);
    return { remove: () => this.removeListener(event, listener) };
  }

  removeListener(event, listener) {
    if (this.#listeners.get(event)?.delete(listener) && this.#listeners.get(event).size === 0) this.stopObserving?.(event);
  }

  removeAllListeners(event) {
    this.#listeners.delete(event);
  }

  emit(event, ...bodies) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...bodies);
  }

  listenerCount(event) {
    return this.#listeners.get(event)?.size ?? 0;
  }
}

class SharedObject extends EventEmitter {
  release() {}
}
class SharedRef extends SharedObject {
  nativeRefType = 'unknown';
}
class NativeModule extends EventEmitter {}

const resolved = (value) => async () => value;

/** Modules of Expo's that apps use as they start. */
const OWN = {
  ExpoAsset: { downloadAsync: async (url) => url },
  ExponentConstants: {
    appOwnership: null, executionEnvironment: 'bare', manifest: null,
    sessionId: '00000000-0000-4000-8000-000000000001', debugMode: false, isDetached: false, statusBarHeight: 0, systemFonts: [],
    deviceName: 'iPhone', platform: { ios: {} }, getWebViewUserAgentAsync: resolved(null),
  },
  ExpoFontLoader: { getLoadedFonts: () => [], loadAsync: resolved(undefined), unloadAsync: resolved(undefined) },
  ExpoKeepAwake: { activate: resolved(undefined), deactivate: resolved(undefined), isActivated: resolved(false) },
  ExpoLinking: { getLinkingURL: () => null },
  ExpoSplashScreen: {
    preventAutoHideAsync: resolved(true), hideAsync: resolved(true), hide() {}, setOptions() {},
    internalPreventAutoHideAsync: resolved(true), internalMaybeHideAsync: resolved(true),
  },
};

/** Makes a module of an object: its members on an emitter of events. */
const moduleOf = (members) => Object.assign(new NativeModule(), members);

const made = new Map();

function find(name) {
  if (!made.has(name)) {
    const members = userModules().get(name) ?? OWN[name];
    if (members === undefined) host.missedModule(name);
    made.set(name, members && moduleOf(members));
  }
  return made.get(name);
}

/** 16 random bytes as a UUID of version 4. */
function uuidv4() {
  const below = (limit) => Math.floor(Math.random() * limit);
  const digits = Array.from({ length: 32 }, (_, at) => (at === 12 ? 4 : at === 16 ? 8 + below(4) : below(16)));
  return digits.map((digit) => digit.toString(16)).join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const expo = {
  EventEmitter,
  NativeModule,
  SharedObject,
  SharedRef,
  modules: new Proxy({}, { get: (own, name) => (typeof name === 'string' ? own[name] ?? find(name) : undefined) }),
  uuidv4,
  /** Any name is a view, with the events of its properties. */
  getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
  async reloadAppAsync(_reason) {
    reactNative.DevSettings.reload();
  },
};

module.exports = { expo };
