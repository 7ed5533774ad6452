'use strict';
// React Native's emitters: named events, and subscriptions that can be removed.

const { callable } = require('./callable');
const { ListeningMethods: { methods: { addListener, removeListeners } } } = require('./vocabulary');

/** Marks a listener that acts only for the components that were named by `host.listenToComponent`. */
const forNamedComponents = Symbol('for named components');

class EventEmitter {
  #listeners = new Map();
  /** The numbers of the listeners that act for all components, by the names of events. */
  #forAll = new Map();
  #whenChanged;

  /**
   * @param whenChanged called when the listeners of an event have changed, with its name, and with true if one of them acts for
   *   all components
   */
  constructor(whenChanged) {
    this.#whenChanged = whenChanged;
  }

  addListener(name, listener) {
    const entry = { listener, isForAll: !listener?.[forNamedComponents] };
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(entry);
    this.#changed(name, entry.isForAll ? 1 : 0);
    return {
      remove: () => {
        if (this.#listeners.get(name)?.delete(entry)) this.#changed(name, entry.isForAll ? -1 : 0);
      },
    };
  }

  emit(name, ...args) {
    for (const { listener } of [...(this.#listeners.get(name) ?? [])]) listener(...args);
  }

  listenerCount(name) {
    return this.#listeners.get(name)?.size ?? 0;
  }

  removeAllListeners(name) {
    const names = name === undefined ? [...this.#listeners.keys()] : [name];
    for (const each of names) {
      this.#listeners.delete(each);
      this.#changed(each, -(this.#forAll.get(each) ?? 0));
    }
  }

  /** @param more the number of listeners for all components that have come */
  #changed(name, more) {
    const count = (this.#forAll.get(name) ?? 0) + more;
    this.#forAll.set(name, count);
    this.#whenChanged?.(name, count > 0);
  }
}

/** The emitter to which the native side emits. The host enters the script only for events that have a listener. */
const DeviceEventEmitter = new EventEmitter((name, isForAll) => host.listenTo(String(name), isForAll));
callable.register('RCTDeviceEventEmitter', DeviceEventEmitter);

let { emit } = DeviceEventEmitter;
// An app may replace the method, and its own then gets every event.
Object.defineProperty(DeviceEventEmitter, 'emit', {
  get: () => emit,
  set(method) {
    emit = method;
    host.listenToAll();
  },
  configurable: true,
});

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

  emit(name, ...args) {
    DeviceEventEmitter.emit(name, ...args);
  }

  listenerCount(name) {
    return DeviceEventEmitter.listenerCount(name);
  }

  /** Removes all listeners of an event, those of other emitters, too. Each subscription may be removed once more after that. */
  removeAllListeners(name) {
    if (name === undefined || name === null) {
      throw new Error('`NativeEventEmitter.removeAllListener()` requires a non-null argument.');
    }
    this.#module?.[removeListeners.name](this.listenerCount(name));
    DeviceEventEmitter.removeAllListeners(name);
  }
}

module.exports = { EventEmitter, DeviceEventEmitter, NativeEventEmitter, forNamedComponents };
