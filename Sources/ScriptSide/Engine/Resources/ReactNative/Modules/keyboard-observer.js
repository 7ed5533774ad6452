'use strict';
// `KeyboardObserver` for a native side that does not have the module.

const { listening } = require('./listening');

module.exports = { name: 'KeyboardObserver', methods: listening().methods };
