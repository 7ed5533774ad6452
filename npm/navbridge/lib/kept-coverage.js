'use strict';
// The coverage of the apps of a test file is a part of that of the file, which Jest and nyc take from this global object.

module.exports = {
  isWanted: () => true,
  /** @param add called with the coverage so far, which it changes */
  keep(add) {
    globalThis.__coverage__ ??= {};
    add(globalThis.__coverage__);
  },
};
