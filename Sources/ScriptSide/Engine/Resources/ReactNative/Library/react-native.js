'use strict';
// The exports of `require('react-native')` that this host has. Any other name throws an error.

const { AppRegistry } = require('./app-registry');
const { resolveAssetSource } = require('./assets');
const { processColor } = require('./colors');
const { DeviceEventEmitter, NativeEventEmitter } = require('./emitter');
const { get, NativeModules, TurboModuleRegistry } = require('./native-modules');
const { Alert } = require('./react-native-alert');
const { Linking } = require('./react-native-linking');
const { DevSettingsDeclaration: { name: devSettings, methods: { reload } } } = require('./vocabulary');

const offered = {
  Alert,
  AppRegistry,
  DeviceEventEmitter,
  DevSettings: { reload: () => get(devSettings)[reload.name]() },
  DynamicColorIOS: (dynamic) => ({ dynamic }),
  Image: { resolveAssetSource },
  Linking,
  NativeEventEmitter,
  NativeModules,
  Platform: {
    OS: 'ios', isTesting: true, isPad: false, Version: host.context.device.systemVersion,
    select: (choices) => choices.ios ?? choices.native ?? choices.default,
  },
  PlatformColor: (...semantic) => ({ semantic }),
  TurboModuleRegistry,
  processColor,
};

/** The names that tools look up in any module, and that may be missing. */
const ASKED_BY_TOOLS = new Set(['__esModule', 'default', 'then', 'toJSON', 'constructor', 'prototype', '$$typeof']);

const reactNative = new Proxy(offered, {
  get(target, name) {
    if (Object.hasOwn(target, name)) return target[name];
    if (typeof name === 'symbol' || ASKED_BY_TOOLS.has(name)) return Reflect.get(target, name);
    const known = Object.keys(target).map((key) => `'${key}'`).join(', ');
    throw new Error(`This host has no '${name}' of 'react-native'. It has ${known}. An app with views of ` +
      "React Native runs as the bundle that Metro writes (docs/running-bundles.md), or with 'navbridge/react' without views.");
  },
});

module.exports = { reactNative };
