'use strict';
// A finger on what can be pressed, as React Native's Pressability has it: the innermost view around the finger that can be
// pressed is, until the finger leaves it, a scroll view takes it, or it is lifted.

const { isSwitch } = require('./controls');
const { eventOf } = require('./handler-event');
const { blur, focused } = require('./input-focus');
const { isInput } = require('./input-text');
const responder = require('./responder');
const { clear, schedule } = require('./timers');
const { isScrollView } = require('./views');

const TOUCHES = new Set(['topTouchStart', 'topTouchMove', 'topTouchEnd', 'topTouchCancel']);
/** The milliseconds of a long press, and the points that a finger may move in it. */
const LONG = 500;
const STILL = 10;
/** How far around a view, in points, a finger may move without leaving it: top, left, bottom, right. */
const RETENTION = { top: 20, left: 20, bottom: 30, right: 20 };

/** The press that is under way: `{view, propsOf, from, isIn, isLong, timer}`; null while there is none. */
let active = null;

const pageOf = ({ pageX, pageY }) => ({ x: pageX, y: pageY });

/** The current handlers of a press: a component may have been rendered anew since it began. */
const handlers = () => active?.propsOf(active.view)?.press ?? {};

const edges = (slop) => (typeof slop === 'number' ? { top: slop, left: slop, bottom: slop, right: slop } : slop ?? {});

function isInside(view, { x, y }, slop) {
  const [left, top, width, height] = view.absoluteFrame;
  const reach = (edge) => RETENTION[edge] + (slop[edge] ?? 0);
  return x >= left - reach('left') && x < left + width + reach('right') &&
    y >= top - reach('top') && y < top + height + reach('bottom');
}

function enter(payload) {
  active.isIn = true;
  handlers().onPressIn?.(eventOf(payload));
}

function leave(payload) {
  if (!active.isIn) return;
  active.isIn = false;
  handlers().onPressOut?.(eventOf(payload));
}

/** True if a tap on a view only puts the keyboard away: a scroll view around it wants that, and the tap is on no input. */
function dismisses(touched) {
  if (!focused() || isInput(touched)) return false;
  for (let view = touched; view; view = view.parent) {
    const persists = view.props.keyboardShouldPersistTaps;
    if (isScrollView(view) && (persists === undefined || persists === false || persists === 'never')) return true;
  }
  return false;
}

/** A control responds to its finger by itself, and what lies around it does not. */
const isControl = (view) => (isSwitch(view) && view.props.disabled !== true) || (isInput(view) && view.props.editable !== false);

function begin(touched, payload, propsOf) {
  if (dismisses(touched)) {
    active = { view: touched, propsOf: () => undefined, from: pageOf(payload), isIn: true, isDismissal: true };
    responder.granted(touched);
    return;
  }
  let view = touched;
  while (view && !isControl(view) && !(propsOf(view)?.press && !propsOf(view).press.disabled)) view = view.parent;
  if (!view || isControl(view)) return;
  active = { view, propsOf, from: pageOf(payload), isIn: false, isLong: false };
  responder.granted(view);
  enter(payload);
  const { onLongPress, delayLongPress = LONG } = handlers();
  if (!onLongPress) return;
  const mine = active;
  active.timer = schedule('press', () => {
    if (active !== mine || !active.isIn) return;
    active.isLong = true;
    handlers().onLongPress?.(eventOf(payload));
  }, delayLongPress, []);
}

function move(payload) {
  const point = pageOf(payload);
  if (Math.hypot(point.x - active.from.x, point.y - active.from.y) > STILL) clear(active.timer);
  const isIn = isInside(active.view, point, edges(handlers().hitSlop));
  if (isIn && !active.isIn) enter(payload);
  else if (!isIn && active.isIn) leave(payload);
}

/**
 * Ends the press. React Native puts the end of a short press off, so that it is seen, and its press comes before. So it does
 * here, where the end follows at once: a time that passes after each tap would be in the way of the next one.
 */
function end(payload, isLifted) {
  const { isDismissal, isIn, isLong, timer, view } = active;
  clear(timer);
  responder.released(view);
  const mine = active;
  try {
    if (isLifted && isIn && isDismissal) blur(focused());
    else if (isLifted && isIn && !isLong) handlers().onPress?.(eventOf(payload));
  } finally {
    // The handler may have taken the view away.
    const { onPressOut } = active === mine && mine.isIn ? handlers() : {};
    if (active === mine) active = null;
    onPressOut?.(eventOf(payload));
  }
}

/** Forgets a press without an end: its turn was longer than a turn may be, and what would have followed has not run. */
function drop() {
  if (!active) return;
  clear(active.timer);
  responder.released(active.view);
  active = null;
}

module.exports = {
  isTouch: (type) => TOUCHES.has(type),
  /** @param propsOf returns the properties of a view's instance */
  touched(view, type, payload, propsOf) {
    if (type === 'topTouchStart') {
      // A second finger begins no other press.
      if (active && payload.touches?.length > 1) return undefined;
      drop();
      return begin(view, payload, propsOf);
    }
    if (!active) return undefined;
    return type === 'topTouchMove' ? move(payload) : end(payload, type === 'topTouchEnd');
  },
  /** A scroll view has taken the finger. */
  terminated() {
    if (active) end({}, false);
  },
  /** A view is about to go, and a press of it with it: nothing is called any more. */
  removed(view) {
    if (active?.view === view) drop();
  },
};
