'use strict';
// React Native's emitters: named events, and subscriptions that can be removed.

const { callable } = require('./callable');
const { ListeningMethods: { methods: { addListener, removeListeners } } } = require('./vocabulary');

class EventEmitter {
  #listeners = new Map();

  addListener(name, listener) {
    const entry = { listener };
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(entry);
    return { remove: () => void this.#listeners.get(name)?.delete(entry) };
  }

  emit(name, ...args) {
    for (const { listener } of [...(this.#listeners.get(name) ?? [])]) listener(...args);
  }

  listenerCount(name) {
    return this.#listeners.get(name)?.size ?? 0;
  }

  removeAllListeners(name) {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
  }
}

/** The emitter to which the native side emits. */
const DeviceEventEmitter = new EventEmitter();
callable.register('RCTDeviceEventEmitter', DeviceEventEmitter);

/** Listens to a native module's events, and reports to the module how many listeners there are. */
class NativeEventEmitter {
  #module;

  constructor(module) {
    this.#module = module;
  }

  addListener(name, listener) {
    this.#module?.[addListener.name](name);
    const subscription = DeviceEventEmitter.addListener(name, listener);
    let isActive = true;
    return {
      remove: () => {
        if (!isActive) return;
        isActive = false;
        this.#module?.[removeListeners.name](1);
        subscription.remove();
      },
    };
  }
}

module.exports = { EventEmitter, DeviceEventEmitter, NativeEventEmitter };
