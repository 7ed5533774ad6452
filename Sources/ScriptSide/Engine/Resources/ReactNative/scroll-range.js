'use strict';
// The sizes of scroll views and of their content, their insets, and the offsets at which the content rests.

const { named } = require('./views');

const isRefreshControl = named('RCTRefreshControl', 'RefreshControl', 'PullToRefreshView');
const isContent = named('RCTScrollContentView', 'ScrollContentView');

const contentOf = ({ children }) =>
  children.find(isContent) ?? children.find((child) => !isRefreshControl(child));

/** The insets of the content: the app's, and the part that the keyboard covers. */
function insetOf({ props: { contentInset }, keyboardInset = 0 }) {
  const { top = 0, left = 0, bottom = 0, right = 0 } = contentInset ?? {};
  return { top, left, bottom: bottom + keyboardInset, right };
}

/** The insets with which the content rests: those, and the edges that UIKit adds (UIScrollView's `adjustedContentInset`). */
function adjustedInsetOf(view) {
  const own = insetOf(view);
  if (!view.systemInset) return own;
  const [top, left, bottom, right] = view.systemInset;
  // The keyboard covers the lower edge of the screen, too.
  return { top: own.top + top, left: own.left + left, bottom: Math.max(own.bottom, bottom), right: own.right + right };
}

/** The sizes of a scroll view and of its content. */
function sizesOf(view) {
  const [, , width, height] = view.frame ?? [0, 0, 0, 0];
  const own = view.scroller?.size ?? contentOf(view)?.frame.slice(2);
  const [contentWidth, contentHeight] = own ?? [width, height];
  const scale = view.zoomScale ?? 1;
  return { width, height, contentWidth: contentWidth * scale, contentHeight: contentHeight * scale };
}

/** The offsets at which the content rests: the least and the farthest, of each axis. */
function rangeOf(view, { top, left, bottom, right } = adjustedInsetOf(view)) {
  const { width, height, contentWidth, contentHeight } = sizesOf(view);
  return [
    [-left, Math.max(-left, contentWidth - width + right)],
    [-top, Math.max(-top, contentHeight - height + bottom)],
  ];
}

/** The farthest offset at which the content rests. */
const mostOf = (view) => rangeOf(view).map(([, most]) => most);

const limit = (value, [least, most]) => Math.max(least, Math.min(Number(value) || 0, most));
const limited = (view, offset) => rangeOf(view).map((range, axis) => limit(offset[axis], range));

module.exports = { adjustedInsetOf, contentOf, insetOf, isRefreshControl, limit, limited, mostOf, rangeOf, sizesOf };
