/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.config.js' }, jest: { setupTimeout: 120_000 } },
  artifacts: { rootDir: 'out', plugins: { screenshot: { shouldTakeAutomaticSnapshots: true, keepOnlyFailedTestsArtifacts: true } } },
  apps: {
    'ios.release': { type: 'ios.app', binaryPath: 'Shop.app', build: 'xcodebuild', launchArgs: { greeting: 'Hello' } },
    'android.release': { type: 'android.apk', binaryPath: 'app.apk' },
  },
  devices: {
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 15' } },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel' } },
  },
  configurations: {
    'ios.sim.release': { device: 'simulator', app: 'ios.release' },
    'android.emu.release': { device: 'emulator', app: 'android.release' },
  },
};
