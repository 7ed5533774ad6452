'use strict';
// The places of views: in their parents, in their surfaces and in the window. All are in points.

const { isLayoutRoot } = require('./component-names');
const { roots } = require('./react-roots');

/**
 * The place in the window of the coordinates in which a view has its `absoluteFrame`: those of its surface, or of the modal
 * around it, which is a root of React's layout. Every place in the window is made by this conversion.
 */
function originOf(view) {
  for (let each = view; each; each = each.parent) {
    if (each.state?.window) return each.state.window;
    // A modal that the native side has not placed yet has the size of the window.
    if (isLayoutRoot(each)) return [0, 0];
  }
  return surfaceOrigin(view);
}

const surfaceOrigin = ({ rootTag }) => (roots.get(rootTag)?.frame ?? [0, 0]).slice(0, 2);

const from = ([left, top], [x, y, width, height]) => [left + x, top + y, width, height];

/** Returns the frame in the window: `[x, y, width, height]`. */
const frameInWindow = (view) => from(originOf(view), view.absoluteFrame);

/**
 * Returns what React Native answers as the frame in the window. On the bridge it is that; on the turbo route React Native adds up
 * its own layout, which begins at the modal around a view, wherever that lies (react-native-host §2).
 */
const measureInWindow = (view) =>
  host.architecture === 'turbo' ? from(surfaceOrigin(view), view.absoluteFrame) : frameInWindow(view);

/** Returns `[x, y, width, height, pageX, pageY]`: the place in the parent, the size, and the place in the window. */
function measure(view) {
  const [x, y, width, height] = view.frame ?? [0, 0, 0, 0];
  const [pageX, pageY] = measureInWindow(view);
  return [x, y, width, height, pageX, pageY];
}

/** Returns `[left, top, width, height]` in another view. */
function measureLayout(view, other) {
  const [x, y, width, height] = view.absoluteFrame;
  const [left, top] = other.absoluteFrame;
  return [x - left, y - top, width, height];
}

module.exports = { frameInWindow, measure, measureInWindow, measureLayout, originOf };
