'use strict';
// `require` for the app's own files and packages, and for the libraries that this host replaces.

const { AssetRegistry, register, resolveAssetSource } = require('./assets');
const { directory, isAsset, resolve } = require('./resolution');

const libraries = {
  'react-native': () => require('./react-native').reactNative,
  'react-native-navigation': () => require('./library').library,
  'navbridge/native-router': () => require('./native-router').nativeRouter,
  'navbridge/layers': () => require('./layers').layers,
  '@react-native/assets-registry/registry': () => AssetRegistry,
  'react-native/Libraries/Image/AssetRegistry': () => AssetRegistry,
  'react-native/Libraries/Image/resolveAssetSource': () => resolveAssetSource,
};

/** The modules, by path. */
const loaded = new Map();

const makeModule = (path) => ({ id: path, filename: path, exports: {}, loaded: false });

const main = makeModule(host.file);

function load(path) {
  if (loaded.has(path)) return loaded.get(path).exports;
  const module = makeModule(path);
  loaded.set(path, module);
  try {
    run(module, path);
  } catch (error) {
    loaded.delete(path);
    throw error;
  }
  module.loaded = true;
  return module.exports;
}

function run(module, path) {
  if (isAsset(path)) {
    module.exports = register(path);
    return;
  }
  const source = host.readFile(path);
  if (source === null) throw new Error(`The file '${path}' cannot be read: ${host.fileFault(path) ?? 'it has gone'}.`);
  if (path.endsWith('.json')) module.exports = parse(source, path);
  else host.compile(source, path).call(module.exports, requireFrom(path), module, module.exports, path, folderOf(path));
}

function parse(source, path) {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new SyntaxError(`${path}: ${error.message}`);
  }
}

const folderOf = (path) => directory(path).replace(/(.)\/$/, '$1') || '.';

function requireFrom(from) {
  function find(name) {
    const found = resolve(from, String(name));
    if (found !== undefined) return found;
    const known = "'react-native', 'react-native-navigation', 'navbridge/native-router' and 'navbridge/layers'";
    const error = new Error(
      `There is no module '${name}' for '${from}'. Besides files, named by './…', and packages in node_modules, there are ` +
        `${known}.`,
    );
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }
  const require = (name) => (Object.hasOwn(libraries, name) ? libraries[name]() : load(find(name)));
  require.resolve = (name) => (Object.hasOwn(libraries, name) ? name : find(name));
  require.main = main;
  return require;
}

function install(global) {
  // The app's file is the first module, and other modules may require it.
  loaded.set(host.file, main);
  Object.assign(global, {
    require: requireFrom(host.file),
    module: main,
    exports: main.exports,
    __filename: host.file,
    __dirname: folderOf(host.file),
  });
}

module.exports = { install };
