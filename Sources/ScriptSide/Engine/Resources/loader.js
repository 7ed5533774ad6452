/**
 * Joins the modules of this library: each runs when it is first required.
 *
 * @param factories functions of (require, module, exports, host), by name
 * @param host what Swift offers
 */
(function (factories, host) {
  'use strict';
  const modules = new Map();

  function require(path) {
    const name = path.replace(/^\.\//, '');
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      factories[name](require, module, module.exports, host);
    }
    return module.exports;
  }

  return require('./main');
})
