'use strict';
// `require` for the app's own files, and for the libraries that this host stands for.

const libraries = {
  'react-native': () => require('./bridge-globals').reactNative,
  'react-native-navigation': () => require('./navigation'),
};

/** Modules by path. */
const loaded = new Map();

const directory = (path) => path.slice(0, path.lastIndexOf('/') + 1);

function resolve(from, name) {
  const parts = [];
  for (const part of (name.startsWith('/') ? name : directory(from) + name).split('/')) {
    if (part === '..' && parts.length && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function load(path) {
  for (const candidate of [path, `${path}.js`, `${path}.json`, `${path}/index.js`]) {
    if (loaded.has(candidate)) return loaded.get(candidate).exports;
    const source = host.readFile(candidate);
    if (source !== null) return run(candidate, source);
  }
  return null;
}

function run(path, source) {
  const module = { exports: {} };
  loaded.set(path, module);
  try {
    if (path.endsWith('.json')) module.exports = JSON.parse(source);
    else host.compile(source, path)(requireFrom(path), module, module.exports);
  } catch (error) {
    loaded.delete(path);
    throw error;
  }
  return module.exports;
}

function requireFrom(from) {
  return (name) => {
    if (libraries[name]) return libraries[name]();
    const found = /^[./]/.test(name) ? load(resolve(from, name)) : null;
    if (found === null) {
      const known = Object.keys(libraries).map((library) => `'${library}'`).join(' and ');
      throw new Error(`There is no module '${name}' for '${from}'. Besides files, named by './…', there are ${known}.`);
    }
    return found;
  };
}

function install(global) {
  global.require = requireFrom(host.file);
}

module.exports = { install };
