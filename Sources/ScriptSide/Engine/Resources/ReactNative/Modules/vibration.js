'use strict';
// `Vibration`, which nobody feels.

module.exports = { name: 'Vibration', methods: { vibrate(_pattern) {}, vibrateByPattern(_pattern, _repeat) {}, cancel() {} } };
