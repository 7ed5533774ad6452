'use strict';
// The name that the runner had in Detox 18 and 19.

module.exports = require('./jest');
