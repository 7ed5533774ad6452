'use strict';
// Scroll views of React's: their sizes and offsets, and the events of a finger and of commands that move their content.

const { blurFocused } = require('./input-focus');
const { frameInWindow } = require('./measures');
const { glide, project, rest, stop, whenRested } = require('./scroll-motion');
const { behaviorIn, behaviorOf } = require('./scroll-override');
const { adjustedInsetOf, insetOf, isRefreshControl, limit, limited, mostOf, rangeOf, sizesOf } = require('./scroll-range');
const { sendEvent } = require('./view-events');
const { isScrollView, scrollProps } = require('./views');

/** The most events of one drag. A list mounts rows ahead at each, so that a drag of many screens is no jump. */
const MOST_STEPS = 100;
/** How far a finger pulls the content down, in points, until a refresh control begins to refresh. */
const REFRESH = 60;
/** The duration of a scroll that a script animates, in milliseconds (UIKit's `setContentOffset:animated:`). */
const ANIMATION = 300;

/** Where content comes to rest that a finger lets go for an offset. */
const restOf = (view, [x, y]) => limited(view, [x, observer.settled(view, limit(y, rangeOf(view)[1]))]);

function eventOf(view) {
  const { width, height, contentWidth, contentHeight } = sizesOf(view);
  return {
    contentOffset: { x: view.offset[0], y: view.offset[1] },
    contentInset: insetOf(view),
    contentSize: { width: contentWidth, height: contentHeight },
    layoutMeasurement: { width, height },
    zoomScale: view.zoomScale ?? 1,
  };
}

function send(view, type, body) {
  const event = { ...eventOf(view), ...body };
  if (view.scroller) view.scroller.sent(type, event);
  else sendEvent(view, type, event);
}

/** The part that follows the content of scroll views. */
let observer = { hidden: () => 0, moved() {}, pulled: () => 0, released() {}, settled: (view, offset) => offset };

function moveTo(view, offset) {
  view.offset = offset;
  send(view, 'topScroll');
  observer.moved(view);
}

/** Scrolls by a command of the script, as far as there is content. The edges that UIKit adds do not count (RCTScrollView). */
function scrollTo(view, x, y, isAnimated, overflows = false) {
  const [ofX, ofY] = rangeOf(view, insetOf(view));
  moveTowards(view, overflows ? [x, y] : [limit(x, ofX), limit(y, ofY)], isAnimated);
}

/** The content has come to rest after it has moved by itself. */
function momentumEnds(view) {
  send(view, 'topMomentumScrollEnd');
  rest(view);
}

/** Scrolls to an offset that the content has. */
function moveTowards(view, target, isAnimated) {
  const end = () => momentumEnds(view);
  stop(view);
  if (isAnimated && target.some((value, axis) => value !== view.offset[axis])) {
    return glide(view, target, { duration: ANIMATION }, moveTo, end);
  }
  moveTo(view, target);
  end();
}

/** Moves the content to an offset in steps of a screen at most, with an event for each. */
function sendSteps(view, to) {
  const from = view.offset;
  const { width, height } = sizesOf(view);
  const screens = Math.max(Math.abs(to[0] - from[0]) / (width || 1), Math.abs(to[1] - from[1]) / (height || 1));
  const count = Math.min(MOST_STEPS, Math.max(2, Math.ceil(screens)));
  for (let step = 1; step <= count; step++) {
    moveTo(view, step === count ? to : from.map((value, axis) => value + ((to[axis] - value) * step) / count));
  }
}

const refreshOf = (view) => view.children.find((child) => isRefreshControl(child) && child.props.refreshing !== true);

/**
 * Drags the content to an offset, and lets go at rest. Content beyond its end springs back, and pulls at a refresh control
 * before.
 * @returns true if the content has moved, or a refresh has begun
 */
function dragTo(view, { x, y }) {
  const { pagingEnabled, scrollEnabled } = scrollProps(view);
  if (scrollEnabled === false) return false;
  stop(view);
  const range = rangeOf(view);
  // A finger moves the content along the axes on which there is more than what shows.
  const target = [x, y].map((value, axis) =>
    value === undefined || (range[axis][0] === range[axis][1] && value >= 0) ? view.offset[axis] : value);
  const pulled = y === undefined ? 0 : observer.pulled(view, view.offset, y - view.offset[1]);
  if (pulled) {
    observer.released(view, pulled);
    target[1] = Math.max(view.offset[1], target[1] - pulled);
  }
  const refresh = target[1] <= -REFRESH ? refreshOf(view) : undefined;
  const reached = limited(view, target);
  const isMoved = reached.some((value, axis) => value !== view.offset[axis]);
  // A search bar that is hidden above content at its top comes as the content is pulled down.
  const isOver = target[1] < reached[1] && springs(view, 1) && observer.hidden(view) > 0;
  if (!isMoved && !refresh && !isOver) return pulled > 0;
  dragBegins(view);
  if (isMoved) sendSteps(view, reached);
  // Content that springs back was farther down for a moment.
  if (target[1] < reached[1]) observer.moved(view, target[1]);
  const end = restOf(view, pagingEnabled === true ? project(view, [0, 0]) : reached);
  dragEnds(view, [0, 0], pagingEnabled === true && !view.scroller ? view.offset : end);
  if (refresh) sendEvent(refresh, 'topRefresh', {});
  const isOffPage = pagingEnabled === true && (!view.scroller || String(end) !== String(view.offset));
  if (isOffPage || end[1] !== reached[1]) goOn(view, end);
  return true;
}

/** Lets the content go on to where it rests: the nearest page, or a whole part of a bar. */
function goOn(view, target) {
  send(view, 'topMomentumScrollBegin');
  sendSteps(view, target);
  momentumEnds(view);
}

// MARK: A finger that moves

/** How a finger's way moves the content. A list that is drawn upside down moves the other way. */
function wayOf(view, [dx, dy]) {
  const [scaleX, scaleY] = view.mapping;
  return [-dx / (scaleX || 1), -dy / (scaleY || 1)];
}

/** True if there is content to be seen in the direction of a way. */
function hasRoom(view, axis, way) {
  const [least, most] = rangeOf(view)[axis];
  return most > least && (way > 0 ? view.offset[axis] < most : view.offset[axis] > least);
}

/** True if the content of a view follows a finger beyond its end. */
function springs(view, axis) {
  const { bounces, alwaysBounceHorizontal, alwaysBounceVertical } = scrollProps(view);
  const [least, most] = rangeOf(view)[axis];
  if (axis === 1 && refreshOf(view)) return true;
  return bounces !== false && (most > least || (axis === 1 ? alwaysBounceVertical : alwaysBounceHorizontal) === true);
}

function dragBegins(view) {
  stop(view);
  if (/^(on-drag|interactive)$/.test(scrollProps(view).keyboardDismissMode)) blurFocused();
  send(view, 'topScrollBeginDrag');
}

const dragEnds = (view, [vx, vy], [x, y]) =>
  send(view, 'topScrollEndDrag', { velocity: { x: vx, y: vy }, targetContentOffset: { x, y } });

/**
 * Moves the content from where a drag began by a way; beyond its end it follows by half, or not at all. A sheet that grows
 * takes its part of the way first.
 * @param bounces false if it stays at its end
 */
function drag(view, origin, way, bounces = true) {
  view.pulled = observer.pulled(view, origin, way[1]);
  const own = [way[0], way[1] - view.pulled];
  moveTo(view, rangeOf(view).map((range, axis) => {
    const wanted = origin[axis] + own[axis];
    const inside = limit(wanted, range);
    const follows = bounces && springs(view, axis);
    if (range[0] === range[1] && !follows) return origin[axis];
    return follows ? inside + (wanted - inside) / 2 : inside;
  }));
}

/** Lets the content go with a speed, in points per millisecond. @param done called when it has come to rest, and has rested */
function release(view, speed, done) {
  if (view.pulled) {
    observer.released(view, view.pulled + project(view, speed)[1] - view.offset[1]);
    view.pulled = 0;
  }
  const refresh = view.offset[1] <= -REFRESH ? refreshOf(view) : undefined;
  const target = restOf(view, project(view, speed));
  dragEnds(view, speed, target);
  if (refresh) sendEvent(refresh, 'topRefresh', {});
  if (target.every((value, axis) => value === view.offset[axis])) return done();
  send(view, 'topMomentumScrollBegin');
  glide(view, target, { deceleration: scrollProps(view).decelerationRate }, moveTo, () => {
    momentumEnds(view);
    whenRested(view, done);
  });
}

/** Zooms the content by two fingers, within the scales of the app. */
function zoom(view, scale) {
  const { minimumZoomScale = 1, maximumZoomScale = 1 } = view.props;
  view.zoomScale = Math.max(minimumZoomScale, Math.min(scale, maximumZoomScale));
  send(view, 'topScroll');
}

// MARK: Other reasons to move

/** The offset at which the middle of a view in the content lies in the middle of the scroll view, as far as it can. */
function offsetThatShows(view, inner) {
  const [left, top, width, height] = view.absoluteFrame;
  const [x, y, innerWidth, innerHeight] = inner.absoluteFrame;
  const way = wayOf(view, [left + width / 2 - x - innerWidth / 2, top + height / 2 - y - innerHeight / 2]);
  const [toX, toY] = limited(view, view.offset.map((value, axis) => value + way[axis]));
  return { x: toX, y: toY };
}

/** Gives the keyboard room below the content, and shows an input that it would cover. @param top the keyboard's upper edge */
function avoidKeyboard(view, top, input) {
  const [, y, , height] = frameInWindow(view);
  view.keyboardInset = Math.max(0, y + height - top);
  const [, inputY, , inputHeight] = input ? frameInWindow(input) : [0, 0, 0, 0];
  const hidden = view.keyboardInset > 0 && input ? Math.max(0, inputY + inputHeight - top) : 0;
  const target = limited(view, [view.offset[0], view.offset[1] + hidden]);
  if (target[1] !== view.offset[1]) moveTo(view, target);
}

/** Content that has become shorter leaves no gap at its end. */
function contentChanged(view) {
  const target = limited(view, view.offset);
  const { offset } = view;
  if (target.every((value, axis) => Math.abs(value) >= Math.abs(offset[axis]))) return;
  stop(view);
  moveTo(view, target);
}

/** The values with which UIKit adds the edges that are covered to the insets. React Native's own one is `never`. */
const ADJUSTING = new Set(['automatic', 'always', 'scrollableAxes']);
const isAdjusted = (view) => ADJUSTING.has(behaviorOf(view));

/**
 * Gives a scroll view the edges that bars cover: top, left, bottom and right, in points. Content that rests at the top stays
 * there.
 */
function adjust(view, covered) {
  const before = adjustedInsetOf(view).top;
  const sides = behaviorOf(view) === 'always' ? 1 : 0;
  const [top, left, bottom, right] = covered;
  view.systemInset = isAdjusted(view) ? [top, sides * left, bottom, sides * right] : undefined;
  const after = adjustedInsetOf(view).top;
  if (before !== after && view.offset[1] === -before) view.offset = [view.offset[0], -after];
}

/** The offset with which the app has made the view. */
function added(view) {
  const { x = 0, y = 0 } = view.props.contentOffset ?? {};
  if (isScrollView(view) && (x || y)) view.offset = [x, y];
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

/** True if UIKit adjusts the first scroll view in a screen, when the screen has its place. */
function adjustsFirst(screen) {
  const found = scrollViewIn(screen);
  return found !== undefined && ADJUSTING.has(behaviorIn(screen, found));
}

/** Scrolls to where the content begins: lower by the points that are hidden now, because a bar grows on the way. */
const scrollToTop = (view, hidden) => moveTowards(view, [view.offset[0], -adjustedInsetOf(view).top - hidden], true);

/** Scrolls to an edge of the content, animated and without a finger. @param edge `top`, `bottom`, `left` or `right` */
function scrollToEdge(view, edge) {
  const [x, y] = rangeOf(view);
  const [left, top] = view.offset;
  const targets = { top: [left, y[0]], bottom: [left, y[1]], left: [x[0], top], right: [x[1], top] };
  moveTowards(view, targets[edge], true);
}

module.exports = {
  added, adjust, adjustedInsetOf, adjustsFirst, avoidKeyboard, contentChanged, drag, dragBegins, dragTo, eventOf, hasRoom,
  isAdjusted, mostOf, moveTowards, offsetThatShows, release, scrollTo, scrollToEdge, scrollToTop, scrollViewIn, springs, wayOf,
  whenRested, zoom,
  /**
   * @param part `moved(view)`, `released(view, distance)`, `pulled(view, origin, way)`: the part that a sheet takes, and
   *   `settled(view, offset)`: where the content comes to rest, and `hidden(view)`: the points that a bar above has given it
   */
  observe(part) {
    observer = part;
  },
};
