'use strict';
// The pictures that a test asks for.

const requests = require('./test-requests');

module.exports = {
  /** Keeps a picture under a name. Returns the path of its file. */
  keep: (name, text) => requests.request('picture', { name, text }, { label: 'takeScreenshot', isOfTest: true }),
};
