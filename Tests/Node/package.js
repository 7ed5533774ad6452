'use strict';
// The package for Node, which `scripts/lib/npm_package.py` makes of its sources and of the modules of the test library.

const path = require('node:path');

module.exports = {
  /** The folder of the package. */
  BUILT: process.env.NAVBRIDGE_PACKAGE ?? path.resolve(__dirname, '../../.build/npm/navbridge'),
};
