'use strict';
// The script's modules that the native side may call.

const modules = new Map();

const callable = {
  register(name, module) {
    modules.set(name, module);
  },
  has: (name) => modules.has(name),
  call(name, method, args) {
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
