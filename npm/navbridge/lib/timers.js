'use strict';
// The timers of Node, from before a test replaces them.

const { setTimeout } = globalThis;

module.exports = { schedule: (kind, callback, delay, args) => setTimeout(callback, delay, ...args) };
