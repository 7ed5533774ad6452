'use strict';
// The detectors of `react-native-gesture-handler` 3: views of no size of their own that name their handlers, and to which these
// send their events (gesture-handler §4).

const { sendEvent } = require('./view-events');
const { deliver } = require('./worklet-events');

const isDetector = ({ name }) => name === 'RNGestureHandlerDetector';

/**
 * Attaches the handlers of a detector to the views under a finger.
 *
 * @param path the views from the finger's own to the detector
 * @param handlers all handlers, by tag
 * @returns the handlers that are attached
 */
function attachedBy(detector, path, handlers) {
  const found = [];
  const attach = (tags, view) => {
    for (const tag of tags ?? []) {
      const handler = handlers.get(tag);
      if (!handler) continue;
      Object.assign(handler, { viewTag: view.tag, detector });
      found.push(handler);
    }
  };
  for (const { handlerTags, viewTag } of detector.props.virtualChildren ?? []) {
    const view = path.find(({ tag }) => tag === viewTag);
    if (view) attach(handlerTags, view);
  }
  attach(detector.props.handlerTags, path.at(-2) ?? detector);
  return found;
}

/** The form of an event: what is the gesture's own stands apart, except in an event of touches. */
function formOf(body) {
  if (body.allTouches) return body;
  const { handlerTag, state, oldState, ...handlerData } = body;
  return { handlerTag, state, ...(oldState === undefined ? {} : { oldState }), handlerData };
}

/** Sends an event of a handler. @param kind `Event`, `StateChange` or `TouchEvent` */
function emit({ detector, config }, kind, body) {
  const event = formOf(body);
  if (config.dispatchesReanimatedEvents) deliver(detector.tag, `topGestureHandlerReanimated${kind}`, event);
  else if (config.dispatchesAnimatedEvents && kind === 'Event') sendEvent(detector, 'topGestureHandlerAnimatedEvent', event);
  else sendEvent(detector, `topGestureHandler${kind}`, event);
}

module.exports = { attachedBy, emit, isDetector };
