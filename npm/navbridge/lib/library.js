'use strict';
// Loads the modules of this folder into a global object of its own, such as that of a test file under Jest, so that errors and
// arrays of the library are of the test's classes. What needs this process, such as the connection, is handed in.

const fs = require('fs');
const path = require('path');
const vm = require('vm');

/** The modules that belong to the process, and are the same in each file. */
const OF_PROCESS = new Set(['connection', 'frames', 'libraries', 'library', 'loopback', 'program']);

/** The compiled texts of the modules, by their names. */
const scripts = new Map();

function script(name) {
  if (!scripts.has(name)) {
    const file = path.join(__dirname, `${name}.js`);
    const text = `(function (require, module, exports, __dirname) {${fs.readFileSync(file, 'utf8')}\n})`;
    scripts.set(name, new vm.Script(text, { filename: file }));
  }
  return scripts.get(name);
}

/**
 * Returns a function that gives the exports of a module by its name.
 * @param context a context of 'vm'
 */
function load(context) {
  const modules = new Map();
  const requireFrom = (request) => {
    const name = request.startsWith('./') ? request.slice(2) : undefined;
    if (name === undefined || OF_PROCESS.has(name)) return require(request);
    let module = modules.get(name);
    if (!module) {
      module = { exports: {} };
      modules.set(name, module);
      script(name).runInContext(context)(requireFrom, module, module.exports, __dirname);
    }
    return module.exports;
  };
  return (name) => requireFrom(`./${name}`);
}

module.exports = { load };
