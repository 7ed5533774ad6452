'use strict';
// The emitter module of the library. Each architecture has its own.

const { NativeEventEmitter } = require('./emitter');
const { get } = require('./native-modules');

const emitter = new NativeEventEmitter(get(host.architecture === 'turbo' ? 'RNNTurboEventEmitter' : 'RNNEventEmitter'));

module.exports = {
  /** Listens to a native event, whose name is given without `RNN.`. */
  listen: (name, listener) => emitter.addListener(`RNN.${name}`, listener),
};
