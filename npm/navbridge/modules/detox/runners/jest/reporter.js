'use strict';
// The reporter of Detox's configurations: Jest's own, which lists each test.

const { requireOfProject } = require('../../../../lib/project-modules');

const { VerboseReporter } = requireOfProject('@jest/reporters');

module.exports = class DetoxReporter extends VerboseReporter {};
