'use strict';
// Detox in a test file whose environment is not Detox's, as suites for its versions 17 and 18 are.

module.exports = {
  make() {
    const { sessionOf, configuration } = require('./detox-worker');
    const { KEY } = require('./session');
    const { DetoxArtifacts } = require('./detox-artifacts');
    globalThis[KEY] ??= sessionOf(globalThis.expect?.getState?.().testPath ?? process.argv[1]);
    const library = (name) => require(`./${name}`);
    new DetoxArtifacts(configuration(), library);
    return library('detox-module');
  },
};
