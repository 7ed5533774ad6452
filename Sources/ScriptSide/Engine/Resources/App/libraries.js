'use strict';
// The libraries that this host has in place of packages, for apps.

const designs = require('./designs');

const libraries = {
  'react-native': () => {
    require('./app-fetch').install(globalThis);
    return require('./react-native').reactNative;
  },
  'react-native-navigation': () => require('./library').library,
  navbridge: () => require('./navbridge').navbridge,
  ...designs.libraries,
  'navbridge/react': () => require('./react-screens').react,
  '@react-native/assets-registry/registry': () => require('./assets').AssetRegistry,
  'react-native/Libraries/Image/AssetRegistry': () => require('./assets').AssetRegistry,
  'react-native/Libraries/Image/resolveAssetSource': () => require('./assets').resolveAssetSource,
};

/** Those that count where the app has no package of that name. */
const substitutes = {
  react: () => require('./built-in-react').React,
  'react/jsx-runtime': () => require('./built-in-react').jsx,
  'react/jsx-dev-runtime': () => require('./built-in-react').jsxDev,
};

module.exports = { libraries, substitutes };
