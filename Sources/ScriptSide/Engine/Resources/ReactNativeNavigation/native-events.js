'use strict';
// The emitter module of the library. Each architecture has its own.

const { NativeEventEmitter } = require('./emitter');
const { get } = require('./native-modules');
const { RNNEvents } = require('./vocabulary');

const emitter = new NativeEventEmitter(get(RNNEvents.name));

module.exports = {
  /** The declared events. */
  declaredEvents: Object.values(RNNEvents.events),
  /** Listens to a declared event. */
  listen: ({ name }, listener) => emitter.addListener(name, listener),
};
