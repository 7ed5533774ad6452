'use strict';
// A runtime of worklets: the functions of an app that react-native-worklets and react-native-reanimated run outside of the
// app's own JavaScript (reanimated §2). Its globals are its own, the classes of the language are the app's, and its time is the
// device's.

const { monotonic } = require('./clock');

const Kind = { app: 1, userInterface: 2, worker: 3 };

/** The globals of the language, which a runtime of worklets has as every other one. */
const LANGUAGE = [
  'Array', 'ArrayBuffer', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'Boolean', 'DataView', 'Date', 'Error', 'EvalError',
  'Float32Array', 'Float64Array', 'Function', 'Infinity', 'Int16Array', 'Int32Array', 'Int8Array', 'Intl', 'JSON', 'Map', 'Math',
  'NaN', 'Number', 'Object', 'Promise', 'Proxy', 'RangeError', 'ReferenceError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol',
  'SyntaxError', 'TypeError', 'URIError', 'Uint16Array', 'Uint32Array', 'Uint8Array', 'Uint8ClampedArray', 'WeakMap', 'WeakRef',
  'WeakSet', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'eval', 'isFinite', 'isNaN',
  'parseFloat', 'parseInt', 'undefined', 'unescape',
];

class WorkletRuntime {
  /** The functions of worklets, by their hashes. */
  #functions = new Map();

  /** @param global the global object; a new one without it */
  constructor(name, kind, global) {
    this.kind = kind;
    this.name = name;
    this.global = global ?? this.#makeGlobal();
  }

  #makeGlobal() {
    const made = Object.create(null);
    for (const name of LANGUAGE) made[name] = globalThis[name];
    return Object.assign(made, {
      global: made, globalThis: made, _WORKLET: true, _LABEL: this.name, _IS_FABRIC: host.architecture === 'turbo',
      __RUNTIME_KIND: this.kind, __DEV__: globalThis.__DEV__ === true, _UI: this.kind === Kind.userInterface || undefined,
      performance: { now: monotonic }, console: globalThis.console,
    });
  }

  /** Returns the function of a worklet. Its text is evaluated once, with the globals of this runtime around it. */
  #compiled({ __workletHash: hash, __initData: { code } }) {
    if (!this.#functions.has(hash)) {
      const text = `with (runtimeGlobal) { return (${code}\n); }\n//# sourceURL=worklet_${hash}`;
      // The text is that of a worklet, which its library has for this purpose.
      // eslint-disable-next-line no-new-func
      this.#functions.set(hash, Function('runtimeGlobal', text)(this.global));
    }
    return this.#functions.get(hash);
  }

  /**
   * Returns a worklet as a function of this runtime.
   *
   * @param worklet `{__workletHash, __initData: {code}, __closure}`, in values of this runtime
   */
  functionOf(worklet) {
    const made = this.#compiled(worklet).bind(worklet);
    worklet._recur = made;
    return made;
  }
}

/** The app's own runtime. */
const app = new WorkletRuntime('app', Kind.app, globalThis);

let made;

module.exports = {
  Kind, WorkletRuntime, app,
  /** The runtime of the user interface, which is made at its first use. */
  get userInterface() {
    made ??= new WorkletRuntime('UI', Kind.userInterface);
    return made;
  },
};
