'use strict';
// The receivers of the layered navigation's calls: the main navigation, tabs, and accessories.

const { checked } = require('./layers-payload');

const HANDLERS = { onCallback: true, onPopped: true, onHook: true };
const OPENING = ['resourceId', 'payload', 'animator', ...Object.keys(HANDLERS)];

/** Throws for an option that does not exist, because it may be a misspelling of one that does. */
function readOptions(call, options, known) {
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name)) {
      throw new TypeError(`${call} has no option '${name}'. Its options are ${known.join(', ') || 'none'}.`);
    }
    if (HANDLERS[name] && typeof value !== 'function') throw new TypeError(`${call} needs a function as '${name}'.`);
  }
  if ('payload' in options) checked(options.payload);
  return options;
}

/** The calls of one layer. `perform(op, handlers)` carries an operation out, or records it in a transaction. */
class Receiver {
  #layers;

  constructor(layers, layer) {
    this.#layers = layers;
    /** The name of the layer. */
    this.layer = layer;
  }

  get transact() {
    return this.#layers.transaction;
  }

  perform(op, options, known, members = {}) {
    const { onCallback, onPopped, onHook, ...sent } = readOptions(`${this.layer}.${op}`, options, known);
    const operation = { op, layer: this.layer, ...members, ...sent };
    if (onHook) operation.hooks = true;
    return this.#layers.perform(operation, onCallback || onPopped || onHook ? { onCallback, onPopped, onHook } : undefined);
  }

  push(controller, options = {}) {
    return this.perform('push', options, OPENING, { controller: String(controller) });
  }

  /** Pops to a controller, or pushes a new one if it is not in the stack. `contextId` names one of several. */
  popTo(controller, options = {}) {
    return this.perform('popTo', options, [...OPENING, 'contextId'], { controller: String(controller) });
  }

  popCurrent(options = {}) {
    return this.perform('popCurrent', options, ['payload', 'animator']);
  }

  popToRoot(options = {}) {
    return this.perform('popToRoot', options, ['payload', 'animator']);
  }

  /** Makes the stack that of the texts, and shows the last of them. */
  apply(texts, options = {}) {
    return this.perform('apply', options, ['animator'], { texts: Array.from(texts, String) });
  }
}

/** The main navigation, or a tab. */
class StackReceiver extends Receiver {
  /** Clears the stack and pushes. */
  goTo(controller, options = {}) {
    return this.perform('goTo', options, OPENING, { controller: String(controller) });
  }

  show(options = {}) {
    return this.perform('show', options, ['animator']);
  }

  hide(options = {}) {
    return this.perform('hide', options, ['animator', 'explicit']);
  }

  /** Shows this layer, with an accessory above it. */
  overlay(accesory, { atLayer = 0, ...options } = {}) {
    return this.transact((layers) => {
      this.show();
      layers.accesory(atLayer).push(accesory, options);
    });
  }
}

/** An accessory. */
class AccesoryReceiver extends Receiver {
  /** @param options a function gets each payload that the screen reports back */
  push(accesory, options = {}) {
    return super.push(accesory, typeof options === 'function' ? { onCallback: options } : options);
  }

  /** Pops the stack to its root, with which the accessory disappears. */
  dismiss(options = {}) {
    return this.popToRoot(options);
  }

  hide(options = {}) {
    return this.perform('hide', options, ['animator', 'explicit']);
  }
}

module.exports = { AccesoryReceiver, StackReceiver, readOptions };
