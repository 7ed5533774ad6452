/**
 * Links the modules of this library. Each module runs when it is first required.
 *
 * @param factories functions of the globals that return functions of (require, module, exports, host), by name
 * @param host the object with the functions that Swift offers
 * @param main the module whose exports are the functions through which the host enters the script
 */
(function (factories, host, main) {
  'use strict';
  const modules = new Map();
  // A script may replace the engine's globals, as React Native does with `Promise` on the bridge, or declare constants of
  // the same names. The library keeps the engine's.
  const globals = Object.defineProperties({}, Object.getOwnPropertyDescriptors(globalThis));

  function require(path) {
    const name = path.replace(/^\.\//, '');
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      factories[name](globals)(require, module, module.exports, host);
    }
    return module.exports;
  }

  return require(main);
})
