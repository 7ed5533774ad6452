'use strict';
// `NativeReactNativeFeatureFlagsCxx`. From 0.79 on a flag without an answer has its default; before, each must have one.

/** The first minor version that needs no answers. */
const DEFAULTS_SINCE = 79;
const ON = new Set(['enableMicrotasks', 'useModernRuntimeScheduler']);

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
