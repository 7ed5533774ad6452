'use strict';
// Events of views, for React. On the turbo route React's renderer registers a function for them; on the bridge it is the
// module `RCTEventEmitter`.

const { Priority, schedule } = require('./task-queue');

/** The priorities of events, as React numbers them. */
const EventPriority = { discrete: 2, continuous: 8, default: 32, idle: 268435456 };

let dispatch;
let current = EventPriority.default;

/** Runs `body` as an event of a priority. */
function during(priority, body) {
  const before = current;
  current = priority;
  try {
    body();
  } finally {
    current = before;
  }
}

/** Sends an event at once, in the running call. */
function sendNow(view, type, payload, priority = EventPriority.discrete) {
  if (host.architecture === 'bridge') {
    return require('./batched-bridge').callBridge('RCTEventEmitter', 'receiveEvent', [view.tag, type, payload]);
  }
  during(priority, () => dispatch?.(view.handle, type, payload));
}

/** Sends an event in a call of its own. */
function sendEvent(view, type, payload) {
  schedule(Priority.userBlocking, () => void sendNow(view, type, { target: view.tag, ...payload }, EventPriority.default));
}

/** Sends a touch to the view on which it began. */
function sendTouch(view, type, touch, isDown) {
  const touches = isDown ? [touch] : [];
  if (host.architecture === 'bridge') {
    // All touches are passed on, and the indexes of those that have changed.
    return require('./batched-bridge').callBridge('RCTEventEmitter', 'receiveTouches', [type, [touch], [0]]);
  }
  const payload = { ...touch, touches, changedTouches: [touch], targetTouches: touches };
  during(EventPriority.discrete, () => dispatch?.(view.handle, type, payload));
}

module.exports = {
  EventPriority,
  currentEventPriority: () => current,
  setDispatch(callback) {
    dispatch = callback;
  },
  sendNow,
  sendEvent,
  sendTouch,
};
