'use strict';
// A finger on what can be pressed, as React Native's Pressability has it: the innermost view around the finger that can be
// pressed is, until the finger leaves it, a scroll view takes it, or it is lifted.

const { isSwitch } = require('./controls');
const { blur, focused } = require('./input-focus');
const { isInput } = require('./input-text');
const responder = require('./responder');
const { clear, schedule } = require('./timers');
const { isScrollView } = require('./views');

const TOUCHES = new Set(['topTouchStart', 'topTouchMove', 'topTouchEnd', 'topTouchCancel']);
/** The milliseconds of the shortest press, whose end is put off, and of a long one; the points that a finger moves in that. */
const SHORTEST = 130;
const LONG = 500;
const STILL = 10;
/** How far around a view, in points, a finger may move without leaving it: top, left, bottom, right. */
const RETENTION = { top: 20, left: 20, bottom: 30, right: 20 };

/** The press that is under way: `{view, propsOf, from, since, isIn, isLong, timer}`; null while there is none. */
let active = null;
/** The end of a short press that is put off: `{view, timer, call}`; null if there is none. */
let late = null;

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

/** Calls at once what was put off. */
function hurry() {
  const { timer, call } = late ?? {};
  late = null;
  if (!call) return;
  clear(timer);
  call();
}

function enter(payload) {
  hurry();
  [active.isIn, active.since] = [true, host.now()];
  handlers().onPressIn?.(eventOf(payload));
}

function leave(payload) {
  if (!active.isIn) return;
  active.isIn = false;
  const { onPressOut } = handlers();
  const rest = SHORTEST - (host.now() - active.since);
  if (!onPressOut) return;
  if (rest <= 0) return onPressOut(eventOf(payload));
  const call = () => onPressOut(eventOf(payload));
  late = { view: active.view, call, timer: schedule('press', hurry, rest, []) };
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
    active = { view: touched, propsOf: () => undefined, from: pageOf(payload), since: -Infinity, isIn: true, isDismissal: true };
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

function end(payload, isLifted) {
  const { isDismissal, isIn, isLong, timer, view } = active;
  const { onPress } = handlers();
  clear(timer);
  leave(payload);
  active = null;
  responder.released(view);
  if (!isLifted || !isIn) return;
  if (isDismissal) blur(focused());
  else if (!isLong) onPress?.(eventOf(payload));
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
    if (late?.view === view) {
      clear(late.timer);
      late = null;
    }
    if (active?.view !== view) return;
    clear(active.timer);
    responder.released(view);
    active = null;
  },
};
