'use strict';
// React Native's `Linking`.

const { NativeEventEmitter } = require('./emitter');
const { get } = require('./native-modules');
const { LinkingManagerDeclaration } = require('./vocabulary');

const module_ = get(LinkingManagerDeclaration.name);
const emitter = new NativeEventEmitter(module_);

const Linking = {
  addEventListener: (name, listener) => emitter.addListener(name, listener),
  getInitialURL: () => module_[LinkingManagerDeclaration.methods.getInitialURL.name](),
};

module.exports = { Linking };
