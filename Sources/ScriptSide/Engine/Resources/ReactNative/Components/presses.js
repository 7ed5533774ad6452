'use strict';
// A finger on what can be pressed, as React Native's Pressability has it: the innermost view around the finger that can be
// pressed is, until the finger leaves it, a scroll view takes it, or it is lifted.

const responder = require('./responder');
const { clear, schedule } = require('./timers');

const TOUCHES = new Set(['topTouchStart', 'topTouchMove', 'topTouchEnd', 'topTouchCancel']);
/** The milliseconds of a long press, and the points that a finger may move in it. */
const LONG = 500;
const STILL = 10;
/** How far around a view, in points, a finger may move without leaving it: top, left, bottom, right. */
const RETENTION = { top: 20, left: 20, bottom: 30, right: 20 };

/** The press that is under way: `{view, press, props, from, isIn, isLong, timer}`; null while there is none. */
let active = null;

const pageOf = ({ pageX, pageY }) => ({ x: pageX, y: pageY });

/** The event as a handler gets it. */
const eventOf = (payload) => ({ nativeEvent: payload, persist() {}, preventDefault() {}, stopPropagation() {} });

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

function begin(touched, payload, propsOf) {
  let view = touched;
  while (view && !(propsOf(view)?.press && !propsOf(view).press.disabled)) view = view.parent;
  if (!view) return;
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

function end(payload, isLifted) {
  const { isIn, isLong, timer, view } = active;
  const { onPress } = handlers();
  clear(timer);
  leave(payload);
  active = null;
  responder.released(view);
  if (isLifted && isIn && !isLong) onPress?.(eventOf(payload));
}

module.exports = {
  isTouch: (type) => TOUCHES.has(type),
  /** @param propsOf returns the properties of a view's instance */
  touched(view, type, payload, propsOf) {
    // A second finger begins no other press.
    if (type === 'topTouchStart') return active ? undefined : begin(view, payload, propsOf);
    if (!active) return undefined;
    return type === 'topTouchMove' ? move(payload) : end(payload, type === 'topTouchEnd');
  },
  /** A scroll view has taken the finger. */
  terminated() {
    if (active) end({}, false);
  },
  /** A view is about to go, and a press of it with it: nothing is called any more. */
  removed(view) {
    if (active?.view !== view) return;
    clear(active.timer);
    responder.released(view);
    active = null;
  },
};
