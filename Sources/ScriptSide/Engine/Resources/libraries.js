'use strict';
// The libraries that this host has in place of packages, for apps.

const { AssetRegistry, resolveAssetSource } = require('./assets');

const libraries = {
  'react-native': () => require('./react-native').reactNative,
  'react-native-navigation': () => require('./library').library,
  navbridge: () => require('./navbridge').navbridge,
  'navbridge/native-router': () => require('./native-router').nativeRouter,
  'navbridge/layers': () => require('./layers').layers,
  '@react-native/assets-registry/registry': () => AssetRegistry,
  'react-native/Libraries/Image/AssetRegistry': () => AssetRegistry,
  'react-native/Libraries/Image/resolveAssetSource': () => resolveAssetSource,
};

module.exports = { libraries };
