'use strict';
// `NativeMicrotasksCxx`: the engine's microtasks.

const { queueMicrotask } = require('./timers');

module.exports = { name: 'NativeMicrotasksCxx', methods: { queueMicrotask } };
