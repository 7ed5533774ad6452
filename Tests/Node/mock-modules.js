'use strict';
// The modules of a test that is written for RNN's Mock: React, as Debian or the project has it, and a stand-in of
// react-native-navigation, by a mapping such as Jest's 'moduleNameMapper'.

const Module = require('node:module');
const path = require('node:path');

// Debian's packages of React are there.
process.env.NODE_PATH = [process.env.NODE_PATH, '/usr/share/nodejs'].filter(Boolean).join(path.delimiter);
Module._initPaths();

const MAPPED = { 'react-native-navigation': path.join(__dirname, 'navigation-stand-in.js') };

const resolve = Module._resolveFilename;
Module._resolveFilename = function mapped(name, ...rest) {
  return resolve.call(this, MAPPED[name] ?? name, ...rest);
};

/** True, or the sentence for a test that cannot run. */
function missing() {
  for (const name of ['react', 'react-test-renderer']) {
    try {
      require.resolve(name);
    } catch {
      return `'${name}' is not installed: apt-get install node-${name}`;
    }
  }
  return false;
}

module.exports = { missing };
