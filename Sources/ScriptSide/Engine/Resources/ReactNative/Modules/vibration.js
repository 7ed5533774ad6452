'use strict';
// `Vibration`, which nobody feels. A tester sees it among the effects.

const { note } = require('./system');

module.exports = {
  name: 'Vibration',
  methods: {
    vibrate: (pattern) => note('vibrate', { pattern: pattern ?? null }),
    vibrateByPattern: (pattern) => note('vibrate', { pattern }),
    cancel() {},
  },
};
