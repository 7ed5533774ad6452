'use strict';
// `NativeReactNativeFeatureFlagsCxx`. From 0.79 on a flag without an answer has its default; before, each must have one, because
// React Native logs an error otherwise.

/** The first minor version that needs no answers. */
const DEFAULTS_SINCE = 79;
/**
 * The flags that a device has set. Until 0.76 the event loop has flags of its own; 0.77 and 0.78 have it wherever the
 * architecture without a bridge is on, unless `disableEventLoopOnBridgeless` is.
 */
const ON = new Set([
  'enableMicrotasks', 'useModernRuntimeScheduler', 'enableBridgelessArchitecture', 'enableFabricRenderer', 'useTurboModules',
  'enableLayoutAnimationsOnIOS',
]);

const answers = new Proxy({}, { get: (_, name) => () => ON.has(name) });

const isOld = () => {
  const version = host.reactNativeVersion();
  return version !== null && version.major === 0 && version.minor < DEFAULTS_SINCE;
};

module.exports = {
  name: 'NativeReactNativeFeatureFlagsCxx',
  /** The object of the module, where it is not made from methods. */
  makeObject: () => (isOld() ? answers : {}),
};
