'use strict';
// What react-native-worklets hands from one runtime to another: a reference that stands for a value, and that each runtime
// turns into a value of its own (reanimated §3). The library builds a reference of those of its parts.

const { isOfHost } = require('./host-functions');
const { app } = require('./worklet-runtime');

/** Returns the value that a runtime has for a reference; any other value is passed as it is. */
const valueIn = (value, runtime) => (value instanceof Serializable ? value.in(runtime) : value);

const valuesIn = (object, runtime) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, valueIn(value, runtime)]));

/** A reference. `make` is given a runtime and returns its value. */
class Serializable {
  // On a phone a reference is an object of the host, in which the library finds any member.
  __serializableRef = true;
  __hostObjectShareableJSRef = true;
  REANIMATED_MAGIC_KEY = true;

  #make;
  /** The values by runtime, of a reference that is the same value at each use; undefined for one that is a new one. */
  #kept;

  constructor(make, isKept = false) {
    this.#make = make;
    this.#kept = isKept ? new Map() : undefined;
  }

  in(runtime) {
    if (!this.#kept) return this.#make(runtime);
    if (!this.#kept.has(runtime)) this.#kept.set(runtime, this.#make(runtime));
    return this.#kept.get(runtime);
  }
}

/** A value that both runtimes read and write. */
class Synchronizable extends Serializable {
  constructor(content) {
    super((runtime) => runtime.global.__synchronizableUnpacker(this), true);
    this.content = content;
  }
}

const make = {
  plain: (value) => new Serializable(() => value),
  object: (props, isKept) => new Serializable((runtime) => valuesIn(props, runtime), isKept),
  array: (items, isKept) => new Serializable((runtime) => items.map((item) => valueIn(item, runtime)), isKept),
  map: (keys, values) =>
    new Serializable((runtime) => new Map(keys.map((key, at) => [valueIn(key, runtime), valueIn(values[at], runtime)]))),
  set: (items) => new Serializable((runtime) => new Set(items.map((item) => valueIn(item, runtime)))),
  worklet: (props, isKept) => new Serializable((runtime) => runtime.functionOf(valuesIn(props, runtime)), isKept),
  /** A value that the worklet `__init` makes once, and that stays in its runtime. */
  initializer: (props) => new Serializable((runtime) => valueIn(props.__init, runtime)(), true),
  likeModule: (props, prototype) =>
    new Serializable((runtime) => Object.assign(Object.create(prototype), valuesIn(props, runtime))),
  buffer: (buffer, isKept) => new Serializable(() => buffer.slice(0), isKept),
  /** A function without a worklet, which only its own runtime can call. Others hand it back. */
  function(own, home) {
    if (isOfHost(own)) return make.plain(own);
    const reference = new Serializable((runtime) => (runtime === home ? own : remote()), true);
    const remote = () => Object.assign(() => {
      const name = own.name ? `'${own.name}'` : 'without a name';
      throw new Error(`The function ${name} is no worklet, and a worklet has called it. Call it by runOnJS or scheduleOnRN.`);
    }, { __remoteFunction: reference });
    return reference;
  },
};

/** Returns a reference for a value of a runtime, by its kind. Its parts are references already. */
function referenceOf(value, home, isKept = false) {
  if (value instanceof Serializable) return value;
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return make.plain(value);
  if (value.__workletHash !== undefined) return make.worklet(value, isKept);
  if (value.__init !== undefined) return make.initializer(value);
  if (typeof value === 'function') return make.function(value, home);
  if (Array.isArray(value)) return make.array(value, isKept);
  if (value instanceof ArrayBuffer) return make.buffer(value, isKept);
  if ('REANIMATED_MAGIC_KEY' in value) return make.plain(value);
  return make.object(value, isKept);
}

module.exports = { Serializable, Synchronizable, app, make, referenceOf, valueIn };
