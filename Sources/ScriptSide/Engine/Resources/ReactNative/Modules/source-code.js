'use strict';
// `SourceCode`: the place of the bundle, by which a bundle finds its images.

const { absolute } = require('./resolution');

module.exports = { name: 'SourceCode', constants: () => ({ scriptURL: `file://${absolute(host.file)}` }) };
