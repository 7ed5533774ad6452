/**
 * Links the modules of this library. Each module runs when it is first required.
 *
 * @param factories functions of (require, module, exports, host, Promise), by name
 * @param host the object with the functions that Swift offers
 * @param main the module whose exports are the functions through which the host enters the script
 */
(function (factories, host, main) {
  'use strict';
  const modules = new Map();
  const OwnPromise = Promise;

  function require(path) {
    const name = path.replace(/^\.\//, '');
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      // A script may replace the global `Promise`, as React Native does on the bridge. The library keeps the engine's.
      factories[name](require, module, module.exports, host, OwnPromise);
    }
    return module.exports;
  }

  return require(main);
})
