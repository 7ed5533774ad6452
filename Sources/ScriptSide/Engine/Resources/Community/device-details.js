'use strict';
// `react-native-device-info`: the phone that the native side is. What no simulator knows is `unknown`, as the library has it.

const { dimensions } = require('./device-info');
const platform = require('./platform-constants');

const UNKNOWN = 'unknown';
const power = () => ({ batteryLevel: 1, batteryState: 'full', lowPowerMode: false });

/** The values of the methods `getName` and `getNameSync`, which have no arguments. */
const VALUES = {
  getUniqueId: () => '00000000-0000-4000-8000-000000000000',
  syncUniqueId: () => '00000000-0000-4000-8000-000000000000',
  getDeviceToken: () => UNKNOWN,
  getDeviceName: () => 'iPhone',
  getUserAgent: () => UNKNOWN,
  getFontScale: () => dimensions().window.fontScale,
  getBatteryLevel: () => 1,
  getPowerState: power,
  isBatteryCharging: () => false,
  getBrightness: () => 0.5,
  getCarrier: () => UNKNOWN,
  getIpAddress: () => UNKNOWN,
  getMacAddress: () => '02:00:00:00:00:00',
  getBuildId: () => UNKNOWN,
  getInstallerPackageName: () => 'TestFlight',
  getFirstInstallTime: () => 0,
  getLastUpdateTime: () => -1,
  getStartupTime: () => 0,
  getTotalMemory: () => 8 * 2 ** 30,
  getUsedMemory: () => 2 ** 28,
  getTotalDiskCapacity: () => 128 * 2 ** 30,
  getTotalDiskCapacityOld: () => 128 * 2 ** 30,
  getFreeDiskStorage: () => 64 * 2 ** 30,
  getFreeDiskStorageOld: () => 64 * 2 ** 30,
  getSupportedAbis: () => ['ARM64E'],
  getAvailableLocationProviders: () => ({}),
  isEmulator: () => true,
  isPinOrFingerprintSet: () => true,
  isLocationEnabled: () => true,
  isHeadphonesConnected: () => false,
  isWiredHeadphonesConnected: () => false,
  isBluetoothHeadphonesConnected: () => false,
};

const constants = () => {
  const { osVersion, systemName, interfaceIdiom } = platform.constants();
  const isTablet = interfaceIdiom === 'pad';
  return {
    appName: 'App', appVersion: '1.0', buildNumber: '1', bundleId: 'org.example.app', brand: 'Apple',
    model: host.context.device.name ?? 'iPhone', deviceId: 'iPhone18,2', deviceType: isTablet ? 'Tablet' : 'Handset', isTablet,
    isLowRamDevice: false, isDisplayZoomed: false, systemName,
    systemVersion: osVersion,
  };
};

module.exports = {
  name: 'RNDeviceInfo',
  constants,
  methods: Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [name, async () => value()])),
  sync: Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [`${name}Sync`, value])),
};
