'use strict';
// Scroll views of React's: their offsets, and the events of a finger and of commands that move their content.

const { sendEvent } = require('./view-events');
const { isScrollView } = require('./views');

const isRefreshControl = ({ name }) => /RefreshControl$|PullToRefreshView$/.test(name);

/** The most events of one drag. A list mounts rows ahead at each, so that a drag of many screens is no jump. */
const MOST_STEPS = 100;

/** How far a finger pulls the content down, in points, until a refresh control begins to refresh. */
const REFRESH = 60;

const contentOf = (view) => view.children.find(({ name }) => /ContentView$/.test(name)) ?? view.children.find((child) => !isRefreshControl(child));

/** The sizes of a scroll view and of its content. */
function sizesOf(view) {
  const [, , width, height] = view.frame ?? [0, 0, 0, 0];
  const [, , contentWidth, contentHeight] = contentOf(view)?.frame ?? [0, 0, width, height];
  return { width, height, contentWidth, contentHeight };
}

/** The farthest offset at which the content rests. */
function mostOf(view) {
  const { width, height, contentWidth, contentHeight } = sizesOf(view);
  return [Math.max(0, contentWidth - width), Math.max(0, contentHeight - height)];
}

function eventOf(view) {
  const { width, height, contentWidth, contentHeight } = sizesOf(view);
  return {
    contentOffset: { x: view.offset[0], y: view.offset[1] },
    contentInset: { top: 0, left: 0, bottom: 0, right: 0 },
    contentSize: { width: contentWidth, height: contentHeight },
    layoutMeasurement: { width, height },
    zoomScale: 1,
  };
}

const limit = (value, most) => Math.max(0, Math.min(Number(value) || 0, most));

/** Scrolls by a command of the script, as far as there is content. */
function scrollTo(view, x, y) {
  const most = mostOf(view);
  view.offset = [limit(x, most[0]), limit(y, most[1])];
  const body = eventOf(view);
  sendEvent(view, 'topScroll', body);
  sendEvent(view, 'topMomentumScrollEnd', body);
}

/** Moves the content to an offset in steps of a screen at most, with an event for each. */
function sendSteps(view, to) {
  const from = view.offset;
  const { width, height } = sizesOf(view);
  const screens = Math.max(Math.abs(to[0] - from[0]) / (width || 1), Math.abs(to[1] - from[1]) / (height || 1));
  const count = Math.min(MOST_STEPS, Math.max(2, Math.ceil(screens)));
  for (let step = 1; step <= count; step++) {
    view.offset = step === count ? to : from.map((value, axis) => value + ((to[axis] - value) * step) / count);
    sendEvent(view, 'topScroll', eventOf(view));
  }
}

/**
 * Drags the content to an offset, and lets go at rest. Content beyond its end springs back, and pulls at a refresh control
 * before.
 * @returns true if the content has moved, or a refresh has begun
 */
function dragTo(view, { x, y }) {
  if (view.props.scrollEnabled === false) return false;
  const most = mostOf(view);
  // A finger moves the content along the axes on which there is more than what shows.
  const target = [x, y].map((value, axis) => (value === undefined || (most[axis] === 0 && value >= 0) ? view.offset[axis] : value));
  const refresh = view.children.find(isRefreshControl);
  const isRefreshed = refresh !== undefined && target[1] <= -REFRESH && refresh.props.refreshing !== true;
  const [fromX, fromY] = view.offset;
  const isMoved = limit(target[0], most[0]) !== fromX || limit(target[1], most[1]) !== fromY;
  if (!isMoved && !isRefreshed) return false;
  sendEvent(view, 'topScrollBeginDrag', eventOf(view));
  if (isMoved) sendSteps(view, [limit(target[0], most[0]), limit(target[1], most[1])]);
  const [toX, toY] = view.offset;
  sendEvent(view, 'topScrollEndDrag', { ...eventOf(view), velocity: { x: 0, y: 0 }, targetContentOffset: { x: toX, y: toY } });
  if (isRefreshed) sendEvent(refresh, 'topRefresh', {});
  if (view.props.pagingEnabled === true) turnToPage(view, most);
  return true;
}

/** Lets the content go on to the nearest page. */
function turnToPage(view, most) {
  const { width, height } = sizesOf(view);
  const page = (value, length, end) => (length > 0 ? limit(Math.round(value / length) * length, end) : value);
  sendEvent(view, 'topMomentumScrollBegin', eventOf(view));
  sendSteps(view, [page(view.offset[0], width, most[0]), page(view.offset[1], height, most[1])]);
  sendEvent(view, 'topMomentumScrollEnd', eventOf(view));
}

/** The scroll view that a finger on a view moves: the view itself, or the first one in it. */
function scrollViewIn(view) {
  if (isScrollView(view)) return view;
  for (const child of view.children) {
    const found = scrollViewIn(child);
    if (found) return found;
  }
  return undefined;
}

module.exports = {
  dragTo,
  scrollTo,
  scrollToEnd: (view) => scrollTo(view, view.props.horizontal ? Infinity : 0, view.props.horizontal ? 0 : Infinity),
  scrollViewIn,
};
