'use strict';
// `require` for the app's own files and packages, and for the libraries that this host replaces.

const { nearModule } = require('./near-modules');
const { directory, isAsset, resolve } = require('./resolution');

/** The libraries that are built in: functions that return their exports, by name. */
let libraries = {};

/** The libraries that count where there is no package of their name. */
let substitutes = {};

/** The modules, by path. */
const loaded = new Map();

/** The class of the script's objects. That of a test file is not the library's. */
let Plain = Object;
/** The names in place of others, as Jest has them: `{pattern, names}`, of which the first that leads to a file counts. */
let mapped = [];
/** Returns the way out for a module that is missing, as sentences; or nothing. */
let adviceFor = () => '';
/** Called with each value of the library that the script gets. */
let offer = (value) => value;

function makeModule(path) {
  const members = { id: path, filename: path, exports: new Plain(), loaded: false };
  return Object.defineProperties(new Plain(), Object.getOwnPropertyDescriptors(members));
}

let main;

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
    module.exports = require('./assets').register(path);
    return;
  }
  const source = host.readFile(path);
  if (source === null) throw new Error(`The file '${path}' cannot be read: ${host.fileFault(path) ?? 'it has gone'}.`);
  if (path.endsWith('.json')) {
    module.exports = offer(parse(source, path));
    return;
  }
  const { exports } = module;
  Reflect.apply(host.compile(source, path), exports, [requireFrom(path), module, exports, path, folderOf(path)]);
}

function parse(source, path) {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new SyntaxError(`${path}: ${error.message}`);
  }
}

const folderOf = (path) => directory(path).replace(/(.)\/$/, '$1') || '.';

/** Returns the file for a name that a configuration maps; undefined if no pattern matches it. */
function mappedFile(from, name) {
  const entry = mapped.find(({ pattern }) => pattern.test(name));
  if (!entry) return undefined;
  const groups = entry.pattern.exec(name);
  const names = entry.names.map((one) => one.replace(/\$(\d+)/g, (_, group) => groups[group] ?? ''));
  const found = names.map((one) => resolve(from, one)).find((file) => file !== undefined);
  if (found !== undefined) return found;
  throw Object.assign(
    new Error(`There is no module '${name}' for '${from}': moduleNameMapper has '${names.join("', '")}' in its place.`),
    { code: 'MODULE_NOT_FOUND' });
}

function requireFrom(from) {
  function find(name) {
    const found = mappedFile(from, String(name)) ?? resolve(from, String(name));
    if (found !== undefined) return found;
    // Paths within a package are found by those who know them.
    const names = Object.keys(libraries).filter((key) => !/^@|Libraries/.test(key)).map((key) => `'${key}'`);
    const known = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
    const near = nearModule(from, String(name), Object.keys(libraries));
    const question = near === undefined ? '' : ` Did you mean '${near}'?`;
    const error = new Error(
      `There is no module '${name}' for '${from}'.${question} Besides files, named by './…', and packages in node_modules, ` +
        `there are ${known}.${adviceFor(name)}`,
    );
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }
  const isSubstituted = (name) => Object.hasOwn(substitutes, name) && resolve(from, name) === undefined;
  const builtIn = (name) => {
    if (Object.hasOwn(libraries, name)) return libraries[name];
    return isSubstituted(name) ? substitutes[name] : undefined;
  };
  const require = (name) => {
    const made = builtIn(name);
    return made ? made() : load(find(name));
  };
  require.resolve = (name) => (builtIn(name) ? name : find(name));
  require.main = main;
  return offer(require);
}

/**
 * @param builtIn the libraries that are built in
 * @param offered called with each value that the script gets; it returns the one in its place
 * @param advice returns the way out for the name of a module that is missing, as sentences; or nothing
 */
function install(global, builtIn, offered = offer, advice = adviceFor) {
  libraries = builtIn;
  Plain = global.Object;
  offer = offered;
  adviceFor = advice;
  main = makeModule(host.file);
  // The app's file is the first module, and other modules may require it.
  loaded.set(host.file, main);
  Object.assign(global, {
    require: requireFrom(host.beside),
    module: main,
    exports: main.exports,
    __filename: host.beside,
    __dirname: folderOf(host.beside),
  });
}

/** Offers libraries that count where there is no package of their name. */
function offerSubstitutes(offered) {
  substitutes = offered;
}

/** True if there is a package of a name, beside the app's file or above it. */
const hasPackage = (name) => resolve(host.beside, name) !== undefined;

/** Runs the script's own file as a module, where the host has not run it, and returns its exports. */
function runMain() {
  loaded.delete(host.file);
  return load(host.file);
}

/** Sets the names that stand for others. @param entries `[pattern, name…]`; a name may have `$1` for a group of the pattern */
function mapNames(entries) {
  mapped = entries.map(([pattern, ...names]) => ({ pattern: new RegExp(pattern), names }));
}

module.exports = { hasPackage, install, mapNames, offerSubstitutes, requireFile: load, requireFrom, runMain };
