'use strict';
// What React Native's own modules offer an app here; `require('react-native')` answers it.

const { DeviceEventEmitter, NativeEventEmitter } = require('./emitter');
const { get, NativeModules, TurboModuleRegistry } = require('./native-modules');
const { AppRegistry } = require('./app-registry');

const DevSettings = { reload: () => get('DevSettings').reload() };

const reactNative = {
  AppRegistry,
  DeviceEventEmitter,
  DevSettings,
  NativeEventEmitter,
  NativeModules,
  Platform: { OS: 'ios', isTesting: true, select: (choices) => choices.ios ?? choices.native ?? choices.default },
  TurboModuleRegistry,
};

function install(global) {
  /** What the script may want to know of where it runs. */
  global.navbridge = Object.freeze({
    architecture: host.architecture,
    epoch: host.context.epoch,
    device: host.context.device,
  });
}

module.exports = { install, reactNative };
