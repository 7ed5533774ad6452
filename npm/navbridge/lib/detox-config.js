'use strict';
// The configuration of Detox, as Detox finds and composes it: the file, one of its configurations, and the bundles of its apps.

const fs = require('fs');
const path = require('path');
const { nearest } = require('./likeness');

class ConfigError extends Error {
  get name() {
    return 'DetoxConfigError';
  }
}

/** The names under which Detox looks for its configuration, in this order. */
const FILES = ['.detoxrc.js', '.detoxrc.cjs', '.detoxrc.json', '.detoxrc', 'detox.config.js', 'detox.config.cjs',
  'detox.config.json', 'package.json'];

/** The variable by which the processes of a run share what was chosen, as JSON. */
const VARIABLE = 'NAVBRIDGE_DETOX';

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;

function read(file) {
  const value = /\.c?js$/.test(file) ? require(file) : JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.basename(file) === 'package.json' ? value.detox : value;
}

/** Returns `{file, json}`. Throws if there is none. @param given the path that the user names, if any */
function find(folder, given) {
  const named = given ?? process.env.DETOX_CONFIG_PATH;
  if (named) {
    const file = path.resolve(folder, named);
    if (!isFile(file)) throw new ConfigError(`There is no configuration of Detox at '${named}'.`);
    return { file, json: read(file) };
  }
  for (const name of FILES) {
    const file = path.join(folder, name);
    const json = isFile(file) ? read(file) : undefined;
    if (json !== undefined) return { file, json };
  }
  throw new ConfigError(
    `There is no configuration of Detox in '${folder}': it may be ${FILES.slice(0, 3).join(', ')}, or the member 'detox' of ` +
      'package.json. --config-path names another place.');
}

const listed = (names) => names.map((name) => `'${name}'`).join(', ') || 'none';

/** The value of an alias, or a value in its place. */
const resolved = (json, section, value) => (typeof value === 'string' ? json[section]?.[value] : value);

const isForIOS = (type) => type === undefined || /^ios\./.test(type);

/** The bundle of an app: the file itself, or the one in the app's folder or beside it. */
function bundleOf({ name, binaryPath }, folder, file) {
  const whole = path.resolve(folder, binaryPath);
  const places = [whole, path.join(whole, 'main.jsbundle'), path.join(path.dirname(whole), 'main.jsbundle')];
  const found = places.find((place) => isFile(place) && fs.statSync(place).size > 0 && !isProgram(place));
  if (found) return found;
  throw new ConfigError(
    `The app '${name}' of '${file}' has no bundle that can run here: there is no 'main.jsbundle' in '${binaryPath}' or ` +
      'beside it. Write it by Metro, and name it: navbridge detox test --app main.jsbundle.');
}

/** True for a file that is no text: an app's program, or the bytecode of Hermes. */
function isProgram(file) {
  const descriptor = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(512);
    return bytes.subarray(0, fs.readSync(descriptor, bytes, 0, bytes.length, 0)).includes(0);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The apps of a configuration for iOS: `{name, binaryPath, launchArgs}`. */
function appsOf(json, own) {
  const given = own.apps ?? (own.app !== undefined ? [own.app] : own.binaryPath !== undefined ? [own] : []);
  return given.map((one) => [one, resolved(json, 'apps', one)])
    .filter(([, app]) => app?.binaryPath !== undefined && (app === own || isForIOS(app.type)))
    .map(([one, app]) => ({
      name: app === own ? 'default' : app.name ?? (typeof one === 'string' ? one : 'default'),
      binaryPath: app.binaryPath,
      launchArgs: Object.fromEntries(
        Object.entries(app.launchArgs ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== false)),
    }));
}

/** The name of the device that a configuration asks for, if it names one. */
function deviceOf(json, own) {
  // In the older form, the configuration itself is the device.
  const found = (own.type === undefined ? resolved(json, 'devices', own.device) : own) ?? {};
  const asked = typeof found.device === 'string' ? { type: found.device.split(',')[0] } : found.device;
  return { kind: found.type ?? 'ios.simulator', name: asked?.type ?? (asked?.name && String(asked.name)) };
}

/** Returns the name and the value of the configuration that counts. */
function choose({ file, json }, given) {
  const all = json.configurations ?? {};
  const name = given ?? process.env.DETOX_CONFIGURATION ?? json.selectedConfiguration;
  const isUsable = (own) => isForIOS(deviceOf(json, own).kind) && appsOf(json, own).length > 0;
  if (name !== undefined) {
    const own = all[name];
    if (!own) {
      const near = nearest(name, Object.keys(all));
      const advice = near ? `Did you mean '${near}'?` : `There are ${listed(Object.keys(all))}.`;
      throw new ConfigError(`'${file}' has no configuration '${name}'. ${advice}`);
    }
    if (isUsable(own)) return [name, own];
    // The selected one may be for the other platform, on which the user runs it elsewhere.
    if (given !== undefined || process.env.DETOX_CONFIGURATION !== undefined) {
      throw new ConfigError(`The configuration '${name}' of '${file}' is not for iOS, and the device here is an iPhone.`);
    }
  }
  const usable = Object.entries(all).filter(([, own]) => isUsable(own));
  if (!usable.length) throw new ConfigError(`'${file}' has no configuration with an app for iOS.`);
  const withBundles = usable.filter(([, own]) => hasBundles(json, own, path.dirname(file)));
  // Some differ by their builds alone.
  const withoutBuilds = ([, own]) => JSON.stringify(appsOf(json, own).map(({ launchArgs }) => launchArgs));
  if (usable.every((one) => withoutBuilds(one) === withoutBuilds(usable[0]))) return withBundles[0] ?? usable[0];
  if (withBundles.length === 1) return withBundles[0];
  throw new ConfigError(
    `'${file}' has several configurations for iOS: ${listed(usable.map(([each]) => each))}. Choose one by -c NAME.`);
}

function hasBundles(json, own, folder) {
  try {
    appsOf(json, own).forEach((app) => bundleOf(app, folder, ''));
    return true;
  } catch {
    return false;
  }
}

/** The folder of artifacts. One whose name ends with a slash gets no folder for each run. */
const placeOf = (rootDir, given) => ({ rootDir, isWhole: /[/\\]$/.test(given ?? '') });

/** What makes the paths of artifacts: the path of a module, `true` for a function of the configuration, or null. */
function pathBuilderOf(given, home) {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'string') return true;
  const places = [path.resolve(home, given), path.resolve(given)];
  return places.find((place) => isFile(place) || isFile(`${place}.js`)) ?? places[0];
}

/** The object whose `buildPathForTestArtifact` makes the paths of artifacts; null if Detox's own names count. */
function pathBuilder({ artifacts: { pathBuilder: given, rootDir }, file }) {
  if (given === null) return null;
  const found = given === true ? read(file).artifacts.pathBuilder : require(given);
  const builder = typeof found === 'function' ? madeBy(found, { rootDir }) : found;
  if (typeof builder?.buildPathForTestArtifact === 'function') return builder;
  throw new ConfigError(`'${given === true ? file : given}': artifacts.pathBuilder has no function 'buildPathForTestArtifact'.`);
}

/** What a function returns, or what it makes as a class. */
function madeBy(body, options) {
  try {
    return body(options);
  } catch (error) {
    if (!/^class\s/.test(Function.prototype.toString.call(body))) throw error;
    return new body(options);
  }
}

const TRUE = new Set(['all', true]);

/** What an artifact's plugin keeps: `all`, `failing`, `manual` or `none`. @param byDefault that of Detox */
function kept(json, own, plugin, byDefault) {
  const value = own.artifacts?.plugins?.[plugin] ?? json.artifacts?.plugins?.[plugin] ?? byDefault;
  if (value === null || typeof value !== 'object') return TRUE.has(value) ? 'all' : value === false ? 'none' : String(value);
  if (value.enabled === false) return 'none';
  if (value.shouldTakeAutomaticSnapshots === false) return 'manual';
  return value.keepOnlyFailedTestsArtifacts ? 'failing' : value.enabled === true ? 'all' : byDefault;
}

/**
 * Returns what a run takes of a configuration of Detox.
 * @param given `{folder, configuration, configPath, app, device, artifacts, screenshots, videos, logs}`: what the user says
 */
function load(given = {}) {
  const folder = given.folder ?? process.cwd();
  const found = find(folder, given.configPath);
  const { json, file } = found;
  const home = path.dirname(file);
  const [name, own] = choose(found, given.configuration);
  const apps = appsOf(json, own);
  const files = apps.map((app) => {
    if (given.app !== undefined && apps.length === 1) return path.resolve(folder, given.app);
    try {
      return bundleOf(app, home, path.relative(folder, file) || file);
    } catch (error) {
      if (given.app !== undefined) return path.resolve(folder, given.app);
      throw error;
    }
  });
  const runner = { ...json.testRunner, ...own.testRunner };
  const args = { ...json.testRunner?.args, ...own.testRunner?.args };
  const artifacts = { ...json.artifacts, ...own.artifacts };
  return {
    name, file, folder: home,
    apps: apps.map(({ name: appName, launchArgs }, at) => ({ name: appName, file: files[at], launchArgs })),
    device: given.device ?? deviceOf(json, own).name ?? null,
    runner: { ...runner, args, config: args.config ?? own.runnerConfig ?? json.runnerConfig ?? json['runner-config'] },
    behavior: {
      init: { exposeGlobals: true, ...json.behavior?.init, ...own.behavior?.init },
      cleanup: { ...json.behavior?.cleanup, ...own.behavior?.cleanup },
    },
    artifacts: {
      ...placeOf(path.resolve(home, given.artifacts ?? artifacts.rootDir ?? 'artifacts'), given.artifacts ?? artifacts.rootDir),
      pathBuilder: pathBuilderOf(artifacts.pathBuilder, home),
      screenshot: given.screenshots ?? kept(json, own, 'screenshot', 'manual'),
      video: given.videos ?? kept(json, own, 'video', 'none'),
      log: given.logs ?? kept(json, own, 'log', 'none'),
    },
    jest: { setupTimeout: 300_000, teardownTimeout: 30_000, ...runner.jest },
  };
}

/** The configuration of this run: the one that the program which started it has chosen, or that of the working folder. */
function current() {
  const shared = process.env[VARIABLE];
  return shared ? JSON.parse(shared) : load();
}

module.exports = { ConfigError, VARIABLE, current, load, pathBuilder };
