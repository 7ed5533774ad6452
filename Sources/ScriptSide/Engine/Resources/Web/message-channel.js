'use strict';
// `MessageChannel` and `MessagePort`. Each message arrives in a task of its own.

const { TRANSFER, cloneWith } = require('./structured-clone');
const { Priority, schedule } = require('./task-queue');

/** The event that a listener gets. */
class MessageEvent {
  constructor(type, { data = null, ports = [] } = {}) {
    Object.assign(this, { type: String(type), data, ports: Object.freeze([...ports]), target: null });
  }
}

let entangle;

/** One end of a channel. Its messages wait until it is started. */
class MessagePort {
  /** The other end; undefined once the port is closed or has been transferred. */
  #other;
  #waiting = [];
  #isStarted = false;
  #listeners = new Set();
  #onmessage = null;

  static {
    entangle = (one, other) => {
      one.#other = other;
      other.#other = one;
    };
  }

  /** @param options the transfer list, or `{transfer}` */
  postMessage(data, options = []) {
    const list = Array.isArray(options) ? options : options?.transfer ?? [];
    const message = cloneWith(data, list);
    this.#other?.#receive(message);
  }

  get onmessage() {
    return this.#onmessage;
  }

  set onmessage(listener) {
    this.#onmessage = typeof listener === 'function' ? listener : null;
    this.start();
  }

  addEventListener(type, listener) {
    if (type === 'message' && listener) this.#listeners.add(listener);
  }

  removeEventListener(type, listener) {
    if (type === 'message') this.#listeners.delete(listener);
  }

  start() {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#waiting.forEach(() => this.#request());
  }

  close() {
    const other = this.#other;
    this.#other = undefined;
    if (other) other.#other = undefined;
  }

  /** A port that is transferred goes on as a new object, with the messages that wait. */
  [TRANSFER]() {
    const copy = new MessagePort();
    const finish = () => {
      if (this.#other) entangle(copy, this.#other);
      this.#other = undefined;
      copy.#waiting = this.#waiting;
      this.#waiting = [];
    };
    return { copy, finish };
  }

  #receive(message) {
    this.#waiting.push(message);
    if (this.#isStarted) this.#request();
  }

  #request() {
    schedule(Priority.normal, () => this.#deliver());
  }

  #deliver() {
    const message = this.#waiting.shift();
    // The messages of a port that was transferred arrive at its successor.
    if (!message) return;
    const ports = message.transferred.filter((one) => one instanceof MessagePort);
    const event = new MessageEvent('message', { data: message.value, ports });
    event.target = this;
    this.#onmessage?.call(this, event);
    for (const listener of [...this.#listeners]) {
      if (typeof listener === 'function') listener.call(this, event);
      else listener.handleEvent(event);
    }
  }
}

class MessageChannel {
  constructor() {
    this.port1 = new MessagePort();
    this.port2 = new MessagePort();
    entangle(this.port1, this.port2);
  }
}

for (const type of [MessageChannel, MessageEvent, MessagePort]) {
  Object.defineProperty(type.prototype, Symbol.toStringTag, { value: type.name, configurable: true });
}

module.exports = { MessageChannel, MessageEvent, MessagePort };
