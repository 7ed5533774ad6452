'use strict';
// React Native's `Linking`.

const { NativeEventEmitter } = require('./emitter');
const { get } = require('./native-modules');

const module_ = get('LinkingManager');
const emitter = new NativeEventEmitter(module_);

const Linking = {
  addEventListener: (name, listener) => emitter.addListener(name, listener),
  getInitialURL: () => module_.getInitialURL(),
};

module.exports = { Linking };
