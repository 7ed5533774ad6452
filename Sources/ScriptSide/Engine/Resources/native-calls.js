'use strict';
// Calls of native modules: out as one text each, back as one text.

const { console } = require('./console');

/** React Native warns of leaked callbacks past this many. */
const PENDING_LIMIT = 500;
const isBridge = host.architecture === 'bridge';

/** Makes an Error what a native rejection is in script: code, domain, userInfo and message. */
function fill(error, { rpcCode, message, data }) {
  error.message = message;
  error.code = data?.code ?? String(rpcCode);
  error.domain = data?.domain;
  error.userInfo = data?.userInfo ?? null;
  return error;
}

class PendingCalls {
  #calls = new Map();
  #nextId = 1;
  #hasWarned = false;

  add(call) {
    const id = this.#nextId++;
    // Before the call counts, as React Native has it.
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

  /** Those that have no answer, the oldest first. */
  get all() {
    return [...this.#calls.values()];
  }

  #warn() {
    this.#hasWarned = true;
    const last = [...this.#calls.values()].slice(-32).map((call) => call.name);
    console.warn(
      `${this.#calls.size} native calls are pending; callbacks may have leaked, never called by native. ` +
        `The last of them: ${last.join(', ')}.`,
    );
  }
}

const pending = new PendingCalls();

/** Refuses what the bridge cannot carry, as React Native does in development: a function as an object's member is left out. */
function checkArgument(value, name) {
  if (typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value))) {
    const shown = typeof value === 'function' ? 'A function' : String(value);
    throw new Error(`${shown} is not usable as a native method argument (${name}).`);
  }
  if (value === null || typeof value !== 'object') return;
  const isList = Array.isArray(value);
  for (const key in value) if (isList || typeof value[key] !== 'function') checkArgument(value[key], name);
}

/** What native does not read: escapes of lone surrogates, and whole numbers of more than 64 bits. */
const SUSPECT = /\\ud|\d{19}/;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{19,}/g;
const ESCAPE = /\\(?:ud[89a-f]..|.)/g;
const LEAST = -(2n ** 63n);
const LIMIT = 2n ** 64n;

/** A text without lone surrogates; a number with an exponent where it has no whole form that native reads. */
function legibleToken(token) {
  if (token[0] === '"') return token.replace(ESCAPE, (escape) => (escape.length > 2 ? '\ufffd' : escape));
  const number = BigInt(token);
  return number < LEAST || number >= LIMIT ? Number(token).toExponential() : token;
}

/** Arguments as the text that travels. */
function encode(module, method, args) {
  if (isBridge) for (const arg of args) checkArgument(arg, `${module}.${method}`);
  const text = JSON.stringify(args);
  return SUSPECT.test(text) ? text.replace(TOKEN, legibleToken) : text;
}

/** The command's id among its arguments, where it has one. */
const commandId = (method, [first]) => (typeof first === 'string' && first.startsWith(method) ? first : undefined);

module.exports = {
  pending,
  /** A promise method. */
  call(module, method, args) {
    const text = encode(module, method, args);
    // Made here, so that a rejection's stack shows who called.
    const error = new Error();
    return new Promise((resolve, reject) => {
      const entry = { resolve, reject, error, name: `${module}.${method}`, id: commandId(method, args) };
      host.call(pending.add(entry), module, method, text);
    });
  },
  /** A void method. */
  tell(module, method, args) {
    const refusal = host.tell(module, method, encode(module, method, args));
    if (refusal) throw fill(new Error(), JSON.parse(refusal));
  },
  /** A method that blocks the script. */
  callSync(module, method, args) {
    const [isResolved, value] = JSON.parse(host.callSync(module, method, encode(module, method, args)));
    if (!isResolved) throw fill(new Error(), value);
    return value;
  },
};
