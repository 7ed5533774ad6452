'use strict';
// `NativeReactNativeFeatureFlagsCxx`: without answers, all flags have their defaults.

module.exports = { name: 'NativeReactNativeFeatureFlagsCxx' };
