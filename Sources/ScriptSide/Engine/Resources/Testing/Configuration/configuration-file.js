'use strict';
// A configuration of Detox or of Jest as data. It is evaluated without Node, as a test file is.

const { settled } = require('./file-realm');
const { runMain, requireFrom } = require('./user-modules');

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a configuration with the members of the one that it extends, where it has none of its own. */
function merged(base, own) {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, merged(base[name], own[name])]));
}

/** The exports of a module: those of an ES module that esbuild has bundled are in a member. */
const exportsOf = (exports) => (exports?.__esModule ? exports.default : exports);

/** A configuration may be a function that returns it, or a promise of it. */
async function valueOf(exports) {
  const value = exportsOf(exports);
  return (await settled(typeof value === 'function' ? value() : value)).value;
}

/** Merges a configuration with those that it extends. @param from the path of its file */
async function whole(configuration, from, depth = 0) {
  if (!isObject(configuration) || configuration.extends === undefined) return configuration;
  if (depth > 10) throw new Error(`The configurations that '${from}' extends extend each other without end.`);
  const { extends: names, ...own } = configuration;
  let result = {};
  for (const name of [names].flat()) {
    const require = requireFrom(from);
    result = merged(result, await whole(await valueOf(require(name)), require.resolve(name), depth + 1));
  }
  return merged(result, own);
}

/** Functions have no form as data. A pattern is its source, as in a file of JSON. */
const plain = (_, value) => (Object.prototype.toString.call(value) === '[object RegExp]' ? value.source : value);

function jsonFile(file) {
  const text = host.readFile(file);
  if (text === null) throw new Error(`The file cannot be read: ${host.fileFault(file) ?? 'it is not there'}.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${file}: ${error.message}`);
  }
}

module.exports = {
  /** Returns the configuration of the file that the host names; undefined where package.json has no such member. */
  async read({ configuration: { member } }) {
    const { file } = host;
    const exports = /\.[cm]?[jt]s$/.test(file) ? runMain() : jsonFile(file);
    const found = file.endsWith('package.json') && member ? exports[member] : await valueOf(exports);
    const value = await whole(found, file);
    return value === undefined ? null : JSON.parse(JSON.stringify(value, plain));
  },
};
