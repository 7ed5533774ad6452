'use strict';
// The gestures of a library, which follow the fingers beside React Native's responders. There are none until a library
// brings them.

const gestures = {
  /** A finger has touched a view. @param cancelReact called when a gesture takes the touch from React */
  began(_view, _point, _cancelReact) {},
  /** The fingers have moved. @param isScrolling true if a scroll view follows them */
  moved(_points, _isScrolling) {},
  /** The fingers have left. Returns true if a gesture was recognised. */
  left: (_isLifted) => false,
};

module.exports = { gestures, bring: (others) => void Object.assign(gestures, others) };
