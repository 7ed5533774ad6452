'use strict';
// `PlatformConstants`: the system, and the version of React Native that the bundle itself contains.

const UNKNOWN = { major: 0, minor: 0, patch: 0, prerelease: null };

module.exports = {
  name: 'PlatformConstants',
  constants: () => ({
    isTesting: true,
    isDisableAnimations: false,
    isMacCatalyst: false,
    forceTouchAvailable: false,
    interfaceIdiom: host.context.device.idiom ?? 'phone',
    osVersion: String(host.context.device.systemVersion),
    systemName: 'iOS',
    reactNativeVersion: host.reactNativeVersion() ?? UNKNOWN,
  }),
};
