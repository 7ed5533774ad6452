'use strict';
// Calls of native modules. A call is sent as one text, and answered with one text.

const { console } = require('./console');

/** React Native warns of leaked callbacks when there are more than this. */
const PENDING_LIMIT = 500;
const isBridge = host.architecture === 'bridge';

/** Gives an Error the members of a native rejection: code, domain, userInfo and message. */
function fill(error, { rpcCode, message, data }) {
  error.message = message;
  error.code = data?.code ?? String(rpcCode);
  error.domain = data?.domain;
  error.userInfo = data?.userInfo ?? null;
  if (data?.cause) error.cause = data.cause;
  // The rest of the data, such as what covers a target, is for programs and not shown.
  Object.defineProperty(error, 'data', { value: data, configurable: true, writable: true });
  return error;
}

class PendingCalls {
  #calls = new Map();
  #nextId = 1;
  #hasWarned = false;

  add(call) {
    const id = this.#nextId++;
    // This is checked before the new call is added, as in React Native.
    if (isBridge && this.#calls.size > PENDING_LIMIT && !this.#hasWarned) this.#warn();
    this.#calls.set(id, call);
    return id;
  }

  settle(id, isResolved, value) {
    const call = this.#calls.get(id);
    if (!call) return;
    this.#calls.delete(id);
    if (isResolved) call.resolve(value);
    else call.reject(fill(call.error, value));
  }

  /** The calls that have no answer, oldest first. */
  get all() {
    return [...this.#calls.values()];
  }

  #warn() {
    this.#hasWarned = true;
    const last = [...this.#calls].slice(-32).map(([id, { name }]) => {
      const [module, method] = name.split('.');
      return [id, { module, method }];
    });
    // The text is React Native's, so that it is found where that is looked up.
    console.warn(
      `Please report: Excessive number of pending callbacks: ${this.#calls.size}. Some pending callbacks that might ` +
        `have leaked by never being called from native code: ${JSON.stringify(Object.fromEntries(last))}`,
    );
  }
}

const pending = new PendingCalls();

/** Throws for an argument that the bridge cannot carry, as React Native does. Functions in objects are left out. */
function checkArgument(value, name) {
  if (typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value))) {
    const shown = typeof value === 'function' ? 'A function' : String(value);
    throw new Error(`${shown} is not usable as a native method argument (${name}).`);
  }
  if (value === null || typeof value !== 'object') return;
  const isList = Array.isArray(value);
  for (const key in value) if (isList || typeof value[key] !== 'function') checkArgument(value[key], name);
}

/** An escape in a text of JSON. JSON.stringify writes a lone surrogate as one, and the native side does not read it. */
const ESCAPE = /\\(?:ud[89a-f]..|.)/g;

/** Returns a text of JSON in the nearest form that the native side reads. */
const legible = (text) =>
  (text.includes('\\ud') ? text.replace(ESCAPE, (escape) => (escape.length > 2 ? '\ufffd' : escape)) : text);

/** Returns the arguments as the text that is sent. */
function encode(module, method, args) {
  if (isBridge) for (const arg of args) checkArgument(arg, `${module}.${method}`);
  return legible(JSON.stringify(args));
}

/** Returns the command id among the arguments, if there is one. */
const commandId = (method, [first]) => (typeof first === 'string' && first.startsWith(method) ? first : undefined);

/** The last calls of void methods by their numbers, as errors with their stacks. A refusal of one has its number. */
const voidCalls = new Map();
const KEPT_VOID_CALLS = 100;

function keepVoidCall(number, error) {
  voidCalls.set(number, error);
  voidCalls.delete(number - KEPT_VOID_CALLS);
}

module.exports = {
  pending,
  legible,
  commandId,
  /** Calls a promise method. */
  call(module, method, args) {
    const text = encode(module, method, args);
    // The error is made here, so that the stack of a rejection shows the caller.
    const error = new Error();
    return new Promise((resolve, reject) => {
      const entry = { resolve, reject, error, name: `${module}.${method}`, id: commandId(method, args) };
      host.call(pending.add(entry), module, method, text);
    });
  },
  /** Calls a void method. */
  callVoid(module, method, args) {
    const error = new Error();
    const answer = host.callVoid(module, method, encode(module, method, args));
    if (typeof answer === 'object') throw fill(error, answer);
    if (answer !== undefined) keepVoidCall(answer, error);
  },
  /** Returns the stack of a call of a void method; an empty text if it is not known. */
  stackOfVoidCall: (number) => voidCalls.get(number)?.stack ?? '',
  /** Calls a method that blocks the script. */
  callSync(module, method, args) {
    const [isResolved, value] = host.callSync(module, method, encode(module, method, args));
    if (!isResolved) throw fill(new Error(), value);
    return value;
  },
};
