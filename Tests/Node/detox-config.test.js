'use strict';
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { afterEach, beforeEach, test } = require('node:test');
const { BUILT } = require('./package');

const { load } = require(path.join(BUILT, 'lib/detox-config'));

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'detox-config-'));
  for (const name of ['DETOX_CONFIGURATION', 'DETOX_CONFIG_PATH']) delete process.env[name];
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof text === 'string' || Buffer.isBuffer(text) ? text : JSON.stringify(text));
  }
}

const configuration = (more = {}) => ({
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.config.js' }, jest: { setupTimeout: 5 } },
  apps: {
    'ios.release': { type: 'ios.app', binaryPath: 'build/Demo.app', launchArgs: { a: 1, off: false, none: null } },
    'ios.debug': { type: 'ios.app', binaryPath: 'debug/Demo.app', launchArgs: { a: 1, off: false, none: null } },
    android: { type: 'android.apk', binaryPath: 'app.apk' },
  },
  devices: { phone: { type: 'ios.simulator', device: { type: 'iPhone 15' } }, emulator: { type: 'android.emulator' } },
  configurations: {
    'android.release': { device: 'emulator', app: 'android' },
    'ios.release': { device: 'phone', app: 'ios.release' },
  },
  ...more,
});
const given = (more) => ({ folder, ...more });

test('the only configuration for iOS counts, with its bundle, its device and the arguments that are set', () => {
  write({ '.detoxrc.json': configuration(), 'build/main.jsbundle': 'x' });
  const found = load(given());
  assert.strictEqual(found.name, 'ios.release');
  assert.deepStrictEqual(
    found.apps, [{ name: 'ios.release', file: path.join(folder, 'build/main.jsbundle'), launchArgs: { a: 1 } }]);
  assert.strictEqual(found.device, 'iPhone 15');
  assert.strictEqual(found.runner.config, 'e2e/jest.config.js');
  assert.deepStrictEqual(found.jest, { setupTimeout: 5, teardownTimeout: 30_000 });
});

test('the places of a configuration are asked in the order of Detox', () => {
  write({ 'build/main.jsbundle': 'x', 'package.json': { detox: configuration({ artifacts: { rootDir: 'of-package' } }) } });
  assert.strictEqual(load(given()).artifacts.rootDir, path.join(folder, 'of-package'));
  write({ 'detox.config.json': configuration({ artifacts: { rootDir: 'of-config' } }) });
  assert.strictEqual(load(given()).artifacts.rootDir, path.join(folder, 'of-config'));
  write({ '.detoxrc.js': `module.exports = ${JSON.stringify(configuration({ artifacts: { rootDir: 'of-rc' } }))};` });
  assert.strictEqual(load(given()).artifacts.rootDir, path.join(folder, 'of-rc'));
  write({ 'other/d.json': configuration({ artifacts: { rootDir: 'of-path' } }), 'other/build/main.jsbundle': 'x' });
  assert.strictEqual(load(given({ configPath: 'other/d.json' })).artifacts.rootDir, path.join(folder, 'other/of-path'));
  process.env.DETOX_CONFIG_PATH = 'other/d.json';
  assert.strictEqual(load(given()).artifacts.rootDir, path.join(folder, 'other/of-path'));
});

test('a package.json without the member is no configuration', () => {
  write({ 'package.json': { name: 'x' } });
  assert.throws(() => load(given()), /There is no configuration of Detox in/);
});

test('a name chooses, and one that is wrong or of another platform is refused', () => {
  write({ '.detoxrc.json': configuration(), 'build/main.jsbundle': 'x' });
  assert.strictEqual(load(given({ configuration: 'ios.release' })).name, 'ios.release');
  assert.throws(() => load(given({ configuration: 'ios.releas' })), /Did you mean 'ios.release'\?/);
  assert.throws(() => load(given({ configuration: 'zzz' })), /There are 'android.release', 'ios.release'/);
  assert.throws(() => load(given({ configuration: 'android.release' })), /is not for iOS/);
});

test('a selected configuration for Android gives way to the one for iOS', () => {
  write({ '.detoxrc.json': configuration({ selectedConfiguration: 'android.release' }), 'build/main.jsbundle': 'x' });
  assert.strictEqual(load(given()).name, 'ios.release');
});

test('of configurations that differ by their builds alone, the one with a bundle counts', () => {
  const all = { one: { device: 'phone', app: 'ios.release' }, two: { device: 'phone', app: 'ios.debug' } };
  write({ '.detoxrc.json': configuration({ configurations: all }), 'debug/main.jsbundle': 'x' });
  assert.strictEqual(load(given()).name, 'two');
});

test('of configurations that differ otherwise, one must be chosen', () => {
  const apps = { a: { type: 'ios.app', binaryPath: 'a' }, b: { type: 'ios.app', binaryPath: 'b', launchArgs: { x: 1 } } };
  const all = { one: { type: 'ios.simulator', app: 'a' }, two: { type: 'ios.simulator', app: 'b' } };
  write({ '.detoxrc.json': configuration({ apps, configurations: all }) });
  assert.throws(() => load(given()), /several configurations for iOS: 'one', 'two'\. Choose one by -c NAME/);
});

test('an app without a bundle that can run is named, and --app stands in', () => {
  write({ '.detoxrc.json': configuration(), 'build/Demo.app/main.jsbundle': Buffer.from([0xc6, 0x1f, 0, 3]) });
  assert.throws(() => load(given()), /The app 'ios.release' of '.detoxrc.json' has no bundle that can run here/);
  assert.strictEqual(load(given({ app: 'mine.js' })).apps[0].file, path.join(folder, 'mine.js'));
});

test('the older form of one configuration with its own binary is read', () => {
  const own = { type: 'ios.simulator', binaryPath: 'build/Demo.app', device: { type: 'iPhone 8' } };
  const old = { configurations: { 'ios.sim': own } };
  write({ 'package.json': { detox: { 'runner-config': 'e2e/config.json', ...old } }, 'build/main.jsbundle': 'x' });
  const found = load(given());
  assert.deepStrictEqual(found.apps.map(({ name }) => name), ['default']);
  assert.strictEqual(found.runner.config, 'e2e/config.json');
  assert.strictEqual(found.device, 'iPhone 8');
});

test('several apps have their names and their bundles', () => {
  const apps = {
    user: { type: 'ios.app', name: 'passenger', binaryPath: 'u/U.app' }, driver: { type: 'ios.app', binaryPath: 'd/D.app' },
  };
  write({
    '.detoxrc.json': configuration({ apps, configurations: { both: { device: 'phone', apps: ['user', 'driver'] } } }),
    'u/main.jsbundle': 'x', 'd/main.jsbundle': 'x',
  });
  assert.deepStrictEqual(load(given()).apps.map(({ name, file }) => [name, path.relative(folder, file)]),
    [['passenger', 'u/main.jsbundle'], ['driver', 'd/main.jsbundle']]);
});

test('what artifacts keep is that of Detox, then of the file, of the configuration, and of the command', () => {
  write({ '.detoxrc.json': configuration(), 'build/main.jsbundle': 'x' });
  assert.deepStrictEqual(
    (({ screenshot, video, log }) => [screenshot, video, log])(load(given()).artifacts), ['manual', 'none', 'none']);
  const plugins = { screenshot: { keepOnlyFailedTestsArtifacts: true }, log: 'all', video: { enabled: false } };
  const all = configuration({ artifacts: { plugins } });
  all.configurations['ios.release'].artifacts = { plugins: { log: 'failing' } };
  write({ '.detoxrc.json': all });
  assert.deepStrictEqual(
    (({ screenshot, video, log }) => [screenshot, video, log])(load(given()).artifacts), ['failing', 'none', 'failing']);
  assert.strictEqual(load(given({ screenshots: 'none' })).artifacts.screenshot, 'none');
});

test('the folder of artifacts is whole where its name ends with a slash, and a path builder is found beside the file', () => {
  const placed = (artifacts, more) => {
    write({ '.detoxrc.json': configuration({ artifacts }), 'build/main.jsbundle': 'x', 'e2e/paths.js': '' });
    const { isWhole, pathBuilder, rootDir } = load(given(more)).artifacts;
    return [path.relative(folder, rootDir), isWhole, pathBuilder && path.relative(folder, pathBuilder)];
  };
  assert.deepStrictEqual(placed({}), ['artifacts', false, null]);
  assert.deepStrictEqual(placed({ rootDir: 'out/', pathBuilder: './e2e/paths.js' }), ['out', true, 'e2e/paths.js']);
  const own = { rootDir: 'out/', pathBuilder: 'e2e/paths' };
  assert.deepStrictEqual(placed(own, { artifacts: 'mine' }), ['mine', false, 'e2e/paths']);
  write({ '.detoxrc.js': `module.exports = { ...${JSON.stringify(configuration())}, artifacts: { pathBuilder: () => ({}) } };` });
  assert.strictEqual(load(given()).artifacts.pathBuilder, true);
});
