'use strict';
// The places of views: in their parents, in their surfaces and in the window. All are in points.

const { roots } = require('./react-roots');

const originOf = ({ rootTag }) => roots.get(rootTag)?.frame ?? [0, 0, 0, 0];

/** Returns `[x, y, width, height]` in the window. */
function measureInWindow(view) {
  const [x, y, width, height] = view.absoluteFrame;
  const [left, top] = originOf(view);
  return [left + x, top + y, width, height];
}

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

module.exports = { measure, measureInWindow, measureLayout };
