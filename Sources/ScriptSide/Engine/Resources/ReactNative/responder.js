'use strict';
// React Native's responder system decides which view responds to a touch, and reports it to its host.

let responder = null;
let hasResponder = false;

module.exports = {
  /** Notes that a view responds to the touch that is under way. */
  granted(view) {
    hasResponder = true;
    responder = view ?? null;
  },
  released(view) {
    if (view === undefined || view === responder) responder = null;
  },
  touchBegins() {
    hasResponder = false;
  },
  /** True if a view has responded to the touch that began last. */
  hasResponded: () => hasResponder,
  /** True if the responder lies around a view: then a scroll view leaves the finger to it. */
  isAround: (view) => responder !== null && view !== responder && view.isWithin(responder),
};
