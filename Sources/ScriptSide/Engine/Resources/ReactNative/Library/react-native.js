'use strict';
// The exports of `require('react-native')` that this host has. Any other name throws an error.

const { AppRegistry } = require('./app-registry');
const { processColor } = require('./colors');
const { didRotate } = require('./device-info');
const { DeviceEventEmitter, NativeEventEmitter } = require('./emitter');
const { get, NativeModules, TurboModuleRegistry } = require('./native-modules');
const { Alert } = require('./react-native-alert');
const { Linking } = require('./react-native-linking');
const { hasPackage } = require('./user-modules');
const { DevSettingsDeclaration: { name: devSettings, methods: { reload } } } = require('./vocabulary');

const { device } = host.context;

// A rotation counts whenever the app asks for the size, also for the first time.
DeviceEventEmitter.addListener('didUpdateDimensions', didRotate);

const offered = {
  Alert,
  AppRegistry,
  DeviceEventEmitter,
  DevSettings: { reload: () => get(devSettings)[reload.name]() },
  DynamicColorIOS: (dynamic) => ({ dynamic }),
  Linking,
  NativeEventEmitter,
  NativeModules,
  Platform: {
    OS: 'ios', isTesting: true, isPad: device.idiom === 'pad', Version: device.systemVersion,
    select: (choices) => choices.ios ?? choices.native ?? choices.default,
  },
  PlatformColor: (...semantic) => ({ semantic }),
  TurboModuleRegistry,
  processColor,
};

/** What renders in views, with the module that has it, which is read at the first use: an app without views pays nothing. */
const COMPONENTS = [
  [() => require('./basic-components'), ['ActivityIndicator', 'Image', 'SafeAreaView', 'Text', 'View']],
  [() => require('./control-components'), [
    'Button', 'Pressable', 'Switch', 'TextInput', 'TouchableHighlight', 'TouchableOpacity', 'TouchableWithoutFeedback',
  ]],
  [() => require('./list-components'), ['FlatList', 'ScrollView']],
  [() => require('./window-size'), ['Dimensions', 'useWindowDimensions']],
  [() => require('./style-sheet'), ['StyleSheet']],
];

/** Returns a member that renders by the React that is built in, which is then the only one of the app. */
function rendered(load, member) {
  if (hasPackage('react')) {
    const reason = 'renders by the React that is built in, and node_modules has a \'react\' of its own.';
    throw new Error(`'${member}' of 'react-native' ${reason} ` +
      'Move the app out of its reach, or run the bundle of the app (docs/javascript.md, "React and views").');
  }
  return load()[member];
}

for (const [load, members] of COMPONENTS) {
  for (const member of members) {
    Object.defineProperty(offered, member, { enumerable: true, configurable: true, get: () => rendered(load, member) });
  }
}

/** The names that tools look up in any module, and that may be missing. */
const ASKED_BY_TOOLS = new Set(['__esModule', 'default', 'then', 'toJSON', 'constructor', 'prototype', '$$typeof']);

const reactNative = new Proxy(offered, {
  get(target, name) {
    if (Object.hasOwn(target, name)) return target[name];
    if (typeof name === 'symbol' || ASKED_BY_TOOLS.has(name)) return Reflect.get(target, name);
    const known = Object.keys(target).map((key) => `'${key}'`).join(', ');
    throw new Error(`This host has no '${name}' of 'react-native'. It has ${known}. An app with all of ` +
      'React Native runs as the bundle that Metro writes (docs/running-bundles.md).');
  },
});

module.exports = { reactNative };
