'use strict';
// The native modules of `--modules FILE.js`: a file whose exports are modules by name, for libraries with native code.
//
// A module is an object with functions. An async function is a method with a promise; the other functions are methods
// without an answer, or with callbacks as their last arguments. `constants` is an object or a function that returns one,
// and `sync` an object with the methods that answer at once. React Native's emitters ask each module for the two methods by which
// they count listeners.

const { requireFile } = require('./user-modules');

const COUNTING = { addListener(_event) {}, removeListeners(_count) {} };

function definitionOf(name, module) {
  if (module === null || typeof module !== 'object') {
    throw new Error(`--modules: '${name}' is ${module === null ? 'null' : typeof module}; a module is an object of functions.`);
  }
  const { constants, sync, ...methods } = module;
  for (const [key, value] of Object.entries({ ...methods, ...sync })) {
    if (typeof value === 'function') continue;
    throw new Error(`--modules: '${name}.${key}' is not a function. Constants belong into '${name}.constants'.`);
  }
  return { constants, sync, methods: { ...COUNTING, ...methods }, replaces: true };
}

/** Returns the exports of a file by name. A file may also be a function or an object of another kind by mistake. */
function exportsOf(path) {
  const exports = requireFile(path);
  if (exports !== null && typeof exports === 'object' && !Array.isArray(exports)) return Object.entries(exports);
  throw new Error(`--modules: the file '${path}' must export an object of native modules by name.`);
}

let definitions;
/** The exports of the files, by name. */
const modules = new Map();

/**
 * Returns the modules of the files, by name; those of a later file replace those of an earlier one. The files run once, before
 * the app's file, so that a mistake in them shows even if nobody asks for a module.
 */
function loadUserModules() {
  definitions ??= host.moduleFiles.flatMap(exportsOf).map(([name, module]) => {
    modules.set(name, module);
    return [name, definitionOf(name, module)];
  });
  return definitions;
}

/** Returns the exports of the files by name, as they are. */
function userModules() {
  loadUserModules();
  return modules;
}

const AsyncFunction = (async () => {}).constructor;
/** True for an async function, which is a method with a promise. */
const isAsync = (run) => run instanceof AsyncFunction;

/** The calls of these modules whose promises are not settled, oldest first, each with its name and an error made at the call. */
const openCalls = new Set();

/** Returns a method of a module that notes the call while its promise is not settled. Nothing else is changed. */
const watched = (module, name, run) => function call(...args) {
  const result = Reflect.apply(run, this, args);
  if (!(result instanceof Promise)) return result;
  const open = { name: `${module}.${name} of --modules`, error: new Error() };
  openCalls.add(open);
  // A rejection that nobody handles is still one: it is that of the promise that is returned.
  return result.finally(() => openCalls.delete(open));
};

module.exports = { isAsync, loadUserModules, openCalls, userModules, watched };
