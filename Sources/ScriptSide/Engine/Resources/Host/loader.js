/**
 * Links the modules of this library. Each module runs when it is first required. `globals`, around this text, are the engine's
 * globals that they use: a script may replace them, as React Native does with `Promise` on the bridge, or declare constants of
 * the same names.
 *
 * @param factory returns a module's function of the globals, which returns a function of (require, module, exports, host)
 * @param host the object with the functions that Swift offers
 * @param main the module whose exports are the functions through which the host enters the script
 */
/* global globals */
(function (factory, host, main) {
  'use strict';
  const modules = new Map();

  function require(path) {
    const name = path.replace(/^\.\//, '');
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      factory(name)(globals)(require, module, module.exports, host);
    }
    return module.exports;
  }

  return require(main);
})
