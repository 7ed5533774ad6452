'use strict';
// Events of views, for React. On the turbo route React's renderer registers a function for them; on the bridge it is the
// module `RCTEventEmitter`.

const { callBridge } = require('./batched-bridge');
const { Priority, schedule } = require('./task-queue');
const { deliver } = require('./worklet-events');

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
  // Native animations follow events before React does.
  require('./native-animated').follow(view.tag, type, payload);
  deliver(view.tag, type, payload);
  if (view.receiver) return view.receiver(type, payload);
  if (host.architecture === 'bridge') {
    return callBridge('RCTEventEmitter', 'receiveEvent', [view.tag, type, payload]);
  }
  during(priority, () => dispatch?.(view.handle, type, payload));
}

/** Sends an event in a call of its own. */
function sendEvent(view, type, payload) {
  schedule(Priority.userBlocking, () => void sendNow(view, type, { target: view.tag, ...payload }, EventPriority.default));
}

/**
 * Sends a change of touches to the view on which they began.
 *
 * @param changed the touches of the view that have changed
 * @param touches those that are on the screen then, of all views
 * @param all those of the whole gesture, with the ones that end now
 */
function sendTouches(view, type, changed, touches, all) {
  if (view.receiver) return view.receiver(type, { ...changed[0], touches, changedTouches: changed });
  if (host.architecture === 'bridge') {
    // All touches are passed on, and the indexes of those that have changed.
    const indexes = changed.map(({ identifier }) => all.findIndex((touch) => touch.identifier === identifier));
    return callBridge('RCTEventEmitter', 'receiveTouches', [type, all, indexes]);
  }
  const targetTouches = touches.filter(({ target }) => target === view.tag);
  const payload = { ...changed[0], touches, changedTouches: changed, targetTouches };
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
  sendTouches,
};
