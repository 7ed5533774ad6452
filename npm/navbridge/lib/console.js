'use strict';
// The console of a test in Node is its own.

module.exports = { console: globalThis.console, install() {} };
