'use strict';
// Expo's core: `globalThis.expo`, as its native half installs it. The modules are those of `--modules`, and those of Expo's own
// that its template for a new app brings.

const { reactNative } = require('./react-native');
const { OWN } = require('./expo-modules');
const { isAsync, userModules, watched } = require('./user-native-modules');

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

/** Members that Expo's core looks for by itself, and without which it goes on. */
const LOOKED_FOR = new Set(['then', 'toJSON', 'startObserving', 'stopObserving', 'ViewPrototype', '__turboModule', 'prototype']);

/**
 * Makes a module of a file of `--modules`: its members on an emitter of events. A member that it does not have is noted,
 * because the failure that follows seldom names it, such as that of a class which inherits from it.
 */
function moduleOfUser(name, { constants, sync, ...methods }) {
  const prototype = new Proxy(NativeModule.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'string' && !(key in target) && !LOOKED_FOR.has(key)) host.missedMember(name, key);
      return Reflect.get(target, key, receiver);
    },
  });
  const values = typeof constants === 'function' ? constants() : constants;
  // The other functions may be classes.
  const calls = Object.entries(methods).map(([key, run]) => [key, isAsync(run) ? watched(name, key, run) : run]);
  return Object.setPrototypeOf(Object.assign(new NativeModule(), values, sync, Object.fromEntries(calls)), prototype);
}

const made = new Map();

function find(name) {
  if (!made.has(name)) {
    const members = userModules().get(name);
    const own = members ? moduleOfUser(name, members) : OWN[name] && Object.assign(new NativeModule(), OWN[name]);
    if (own === undefined) host.missedModule(name);
    made.set(name, own);
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
