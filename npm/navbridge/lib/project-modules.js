'use strict';
// Modules of the project whose tests run, such as its Jest, which this package does not depend on.

const { createRequire } = require('module');
const path = require('path');

/** The places from which the project's modules are looked for: its folder, and the runner that has loaded this module. */
const places = () => [path.join(process.cwd(), 'package.json'), require.main?.filename, process.argv[1]].filter(Boolean);

function requireOfProject(name) {
  for (const place of places()) {
    try {
      return createRequire(place)(name);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  try {
    return require(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    throw Object.assign(
      new Error(`The module '${name}' is not installed beside the project in '${process.cwd()}': npm install --save-dev jest`),
      { code: 'MODULE_NOT_FOUND' });
  }
}

module.exports = { requireOfProject };
