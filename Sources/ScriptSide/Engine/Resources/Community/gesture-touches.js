'use strict';
// The touches that a gesture of `react-native-gesture-handler` follows by itself, if its app wants them (gesture-handler §3).

/** The kinds of these events, as the library numbers them. */
const TouchEvent = { down: 1, move: 2, up: 3, cancelled: 4 };

/** Sends the touches of a handler's view. @param kind see `TouchEvent` */
function send(handler, kind, points, changed = points.map((_, id) => id)) {
  if (handler.config.needsPointerData !== true || !handler.view) return;
  const [left, top] = handler.view.absoluteFrame;
  const all = points.map(([x, y], id) => ({ id, x: x - left, y: y - top, absoluteX: x, absoluteY: y }));
  const isOver = kind === TouchEvent.up || kind === TouchEvent.cancelled;
  const allTouches = isOver ? all.filter(({ id }) => !changed.includes(id)) : all;
  handler.emit(handler.detector ? 'onGestureHandlerTouchEvent' : 'onGestureHandlerEvent', {
    handlerTag: handler.tag, state: handler.state, eventType: kind, pointerType: 0,
    numberOfTouches: allTouches.length, changedTouches: all.filter(({ id }) => changed.includes(id)), allTouches,
  });
}

module.exports = { TouchEvent, send };
