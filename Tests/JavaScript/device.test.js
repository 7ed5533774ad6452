const { expect, test } = require('navbridge');
const { host } = require('./host');

const device = { width: 440, height: 956, statusBarHeight: 62, launchArguments: { a: '1' } };
const files = {};
Object.assign(host, { context: { device }, file: '/app/ios/main.jsbundle', readFile: (path) => files[path] ?? null,
  reactNativeVersion: () => null });
const info = require('house/device-info');
const { constants, methods, sync } = require('house/device-details');
const area = require('house/safe-area-context');
const launch = require('house/launch-arguments');
const { manifest } = require('house/expo-manifest');
const status = require('house/status-bar-manager');

test('the dimensions are those of the device until it is rotated, and then those of the last rotation', () => {
  const size = { width: 440, height: 956, scale: 3, fontScale: 1 };
  expect(info.constants().Dimensions).toEqual({ window: size, screen: size });
  const turned = { window: { ...size, width: 956, height: 440 }, screen: { ...size, width: 956, height: 440 } };
  info.didRotate(turned);
  expect(info.dimensions()).toEqual(turned);
  expect(area.constants().initialWindowMetrics.frame).toEqual({ x: 0, y: 0, width: 956, height: 440 });
  info.didRotate({ window: { ...size, fontScale: 2 }, screen: size });
  expect(sync.getFontScaleSync()).toBe(2);
  info.didRotate({ window: size, screen: size });
});

test('the insets are top, left, bottom, right, or the status bar alone', () => {
  expect(area.constants().initialWindowMetrics.insets).toEqual({ top: 62, left: 0, bottom: 0, right: 0 });
  device.safeArea = [1, 2, 3, 4];
  expect(area.constants().initialWindowMetrics.insets).toEqual({ top: 1, left: 2, bottom: 3, right: 4 });
  delete device.safeArea;
  device.statusBarHeight = undefined;
  expect(area.constants().initialWindowMetrics.insets.top).toBe(0);
  expect(status.constants().HEIGHT).toBe(0);
  device.statusBarHeight = 20;
  let height;
  status.methods.getHeight((given) => { height = given; });
  expect([status.constants().HEIGHT, height]).toEqual([20, { height: 20 }]);
});

test('each value of the phone is there with and without a promise', async () => {
  expect(Object.keys(sync)).toEqual(Object.keys(methods).map((name) => `${name}Sync`));
  for (const name of Object.keys(methods)) expect(await methods[name]()).toEqual(sync[`${name}Sync`]());
  expect([sync.isEmulatorSync(), sync.getBatteryLevelSync(), sync.getPowerStateSync().batteryState]).toEqual([true, 1, 'full']);
  const gigabyte = 1024 ** 3;
  expect([sync.getTotalDiskCapacitySync(), sync.getTotalDiskCapacityOldSync(), sync.getFreeDiskStorageSync(),
    sync.getFreeDiskStorageOldSync(), sync.getTotalMemorySync(), sync.getUsedMemorySync()].map((bytes) => bytes / gigabyte))
    .toEqual([128, 128, 64, 64, 8, 0.25]);
  expect([sync.isPinOrFingerprintSetSync(), sync.isLocationEnabledSync(), sync.isHeadphonesConnectedSync(),
    sync.isWiredHeadphonesConnectedSync(), sync.isBluetoothHeadphonesConnectedSync(), sync.isBatteryChargingSync()])
    .toEqual([true, true, false, false, false, false]);
  expect([sync.getPowerStateSync(), sync.getBrightnessSync(), sync.getFirstInstallTimeSync(), sync.getLastUpdateTimeSync(),
    sync.getStartupTimeSync()]).toEqual([{ batteryLevel: 1, batteryState: 'full', lowPowerMode: false }, 0.5, 0, -1, 0]);
  expect(constants()).toMatchObject({ model: 'iPhone', isTablet: false, deviceType: 'Handset' });
  device.name = 'iPhone Air';
  expect(constants().model).toBe('iPhone Air');
});

test('the arguments of the launch are a copy', () => {
  const { value } = launch.constants();
  expect(value).toEqual({ a: '1' });
  value.a = '2';
  expect(launch.constants().value).toEqual({ a: '1' });
});

test('the manifest is that of the nearest app.json, of two folders', () => {
  files['/app.json'] = '{"expo":{"name":"far","scheme":"far"}}';
  expect(manifest().name).not.toBe('far');
  files['/app/app.json'] = '{"expo":{"name":"above","scheme":"above"}}';
  expect(manifest()).toMatchObject({ name: 'above', scheme: 'above' });
  files['/app/ios/app.json'] = '{"expo":{"name":"near","scheme":"near"}}';
  expect(manifest()).toMatchObject({ name: 'near', scheme: 'near' });
  files['/app/ios/app.json'] = '{"name":"plain"}';
  expect(manifest().name).toBe('above');
  files['/app/ios/app.json'] = '{';
  expect(manifest).toThrow('/app/ios/app.json: ');
});

test('an app without a configuration has the scheme of the link that has started it', () => {
  for (const path of Object.keys(files)) delete files[path];
  expect(manifest()).toMatchObject({ name: 'App', slug: 'app', scheme: 'app' });
  device.launchURL = 'shop://cart';
  expect(manifest().scheme).toBe('shop');
  files['/app/app.json'] = '{"expo":{"name":"own","scheme":"own"}}';
  expect(manifest().scheme).toBe('own');
  files['/app/app.json'] = '{"expo":{"name":"own"}}';
  expect(manifest()).toEqual({ name: 'own', scheme: 'shop' });
});
