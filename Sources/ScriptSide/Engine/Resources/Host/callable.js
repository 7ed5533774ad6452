'use strict';
// The script's modules that the native side may call.

const modules = new Map();

const callable = {
  register(name, module) {
    modules.set(name, module);
  },
  call(name, method, args) {
    // The modules of this library are there from their first use.
    if (!modules.has(name)) require('./navigation');
    const module = modules.get(name);
    if (!module) {
      const known = [...modules.keys()].join(', ');
      throw new Error(`Native called ${name}.${method}, but no module '${name}' is registered; there are ${known}.`);
    }
    if (typeof module[method] !== 'function') {
      throw new Error(`Native called ${name}.${method}, but '${name}' has no method '${method}'.`);
    }
    module[method](...args);
  },
};

module.exports = { callable };
