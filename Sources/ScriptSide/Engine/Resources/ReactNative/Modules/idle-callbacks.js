'use strict';
// `NativeIdleCallbacksCxx`: callbacks that run when nothing more urgent is left.

const { cancel, schedule, Priority } = require('./task-queue');

/** The time that an idle callback may take, in milliseconds. */
const PERIOD = 50;

module.exports = {
  name: 'NativeIdleCallbacksCxx',
  methods: {
    requestIdleCallback(callback, _options) {
      const begin = host.now();
      return schedule(Priority.idle, (didTimeout) => {
        callback({ didTimeout, timeRemaining: () => Math.max(0, PERIOD - (host.now() - begin)) });
      });
    },
    cancelIdleCallback: cancel,
  },
};
