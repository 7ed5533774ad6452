'use strict';
// The library's emitter module, one for each architecture.

const { NativeEventEmitter } = require('./emitter');
const { get } = require('./native-modules');

const emitter = new NativeEventEmitter(get(host.architecture === 'turbo' ? 'RNNTurboEventEmitter' : 'RNNEventEmitter'));

module.exports = {
  /** Listens to a native event by its name without `RNN.`. */
  listen: (name, listener) => emitter.addListener(`RNN.${name}`, listener),
};
