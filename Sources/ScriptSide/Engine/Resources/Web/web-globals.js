'use strict';
// The globals of the Web and of Node that libraries expect everywhere. Each is made at its first use, so that a script
// without them does not pay for them, and a script that brings its own replaces them.

const { defineAllLazily } = require('./lazy');

const globals = {
  ...require('./web-classes'),
  MessageChannel: () => require('./message-channel').MessageChannel,
  MessageEvent: () => require('./message-channel').MessageEvent,
  MessagePort: () => require('./message-channel').MessagePort,
  process: () => require('./process').process,
};

module.exports = { install: (global) => defineAllLazily(global, globals) };
