'use strict';
// The libraries that this host has in place of packages, for apps.

const designs = require('./designs');

const libraries = {
  'react-native': () => require('./react-native').reactNative,
  'react-native-navigation': () => require('./library').library,
  navbridge: () => require('./navbridge').navbridge,
  ...designs.libraries,
  'navbridge/react': () => require('./react-screens').react,
  '@react-native/assets-registry/registry': () => require('./assets').AssetRegistry,
  'react-native/Libraries/Image/AssetRegistry': () => require('./assets').AssetRegistry,
  'react-native/Libraries/Image/resolveAssetSource': () => require('./assets').resolveAssetSource,
};

module.exports = { libraries };
