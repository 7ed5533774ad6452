'use strict';
// The native modules by which react-native-worklets and react-native-reanimated install their native halves (reanimated §1).
// What they install is read when a script first asks for it.

const modules = [
  { name: 'WorkletsModule', sync: { installTurboModule: () => require('./worklets-module').install() } },
  { name: 'ReanimatedModule', sync: { installTurboModule: () => require('./reanimated-module').install() } },
];

module.exports = { modules };
