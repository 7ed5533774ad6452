'use strict';
// The module 'detox' of a test file: that of its environment, or one of its own for a suite without Detox's environment.

module.exports = globalThis[Symbol.for('navbridge.detox')] ?? require('../../lib/detox-alone').make();
