'use strict';
// The coverage of the apps of a test file, by the paths of their sources.

const coverage = {};
let isEmpty = true;

module.exports = {
  /** True if somebody wants coverage. */
  isWanted: () => host.settings.coverage === true,
  /** @param add called with the coverage so far, which it changes */
  keep(add) {
    isEmpty = false;
    add(coverage);
  },
  /** The coverage; undefined if there is none. */
  taken: () => (isEmpty ? undefined : coverage),
};
