'use strict';
// React Native's own modules for which an app's start asks (react-native-host §1), by name. A module is
// `{name, constants, methods, sync}`; the native side's modules of the same name come first.

const definitions = [
  require('./accessibility-manager'),
  require('./action-sheet-manager'),
  require('./alert-manager'),
  require('./blob-module'),
  require('./clipboard'),
  require('./dev-loading-view'),
  require('./device-info'),
  require('./exceptions-manager'),
  require('./file-reader-module'),
  require('./i18n-manager'),
  require('./image-loader'),
  require('./modal-manager'),
  require('./native-animated').turbo,
  require('./native-animated').bridge,
  require('./networking'),
  require('./platform-constants'),
  require('./push-notification-manager'),
  require('./segment-fetcher'),
  require('./settings-manager'),
  require('./source-code'),
  require('./status-bar-manager'),
  require('./vibration'),
  require('./web-socket-module'),
  ...require('./community').modules,
  ...require('./worklet-modules').modules,
  ...(host.architecture === 'bridge'
    ? [require('./timing'), require('./ui-manager').uiManager]
    : [require('./feature-flags'), require('./idle-callbacks'), require('./microtasks'), require('./native-dom').nativeDOM]),
];

module.exports = { own: new Map(definitions.map((definition) => [definition.name, definition])) };
