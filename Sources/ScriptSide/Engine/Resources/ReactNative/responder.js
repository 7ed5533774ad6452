'use strict';
// React Native's responder system decides which view responds to a touch, and reports it to its host.

let hasResponder = false;

module.exports = {
  /** Notes that a view responds to the touch that is under way. */
  granted() {
    hasResponder = true;
  },
  touchBegins() {
    hasResponder = false;
  },
  /** True if a view has responded to the touch that began last. */
  hasResponded: () => hasResponder,
};
