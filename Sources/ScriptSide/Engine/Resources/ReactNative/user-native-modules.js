'use strict';
// The native modules of `--modules FILE.js`: a file whose exports are modules by name, for libraries with native code.
//
// A module is an object with functions. An async function is a method with a promise; the other functions are methods
// without an answer, or with callbacks as their last arguments. `constants` is an object or a function that returns one,
// and `sync` an object with the methods that answer at once.

function definitionOf(name, module) {
  if (module === null || typeof module !== 'object') {
    throw new Error(`--modules: '${name}' is ${module === null ? 'null' : typeof module}; a module is an object of functions.`);
  }
  const { constants, sync, ...methods } = module;
  for (const [key, value] of Object.entries({ ...methods, ...sync })) {
    if (typeof value === 'function') continue;
    throw new Error(`--modules: '${name}.${key}' is not a function. Constants belong into '${name}.constants'.`);
  }
  return { constants, sync, methods, replaces: true };
}

/** Returns the modules of the files, by name; those of a later file replace those of an earlier one. */
function loadUserModules() {
  if (!host.moduleFiles.length) return [];
  const { requireFile } = require('./user-modules');
  const found = host.moduleFiles.flatMap((path) => Object.entries(requireFile(path)));
  return found.map(([name, module]) => [name, definitionOf(name, module)]);
}

module.exports = { loadUserModules };
