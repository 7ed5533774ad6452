'use strict';
// React Native's animated nodes. An animation ends when its time is over; the values between are not computed, because
// nothing is drawn. Values that follow a scroll view are.

const graph = require('./animated-nodes');
const { emit } = require('./listening');
const { FRAME, clear, schedule } = require('./timers');

/** A spring that has not come to rest after this time is taken as at rest, in milliseconds. */
const LONGEST = 60_000;

/** The running animations, by id: `{tag, timer, done}`. */
const running = new Map();
const observed = new Set();
/** The values that follow the events of a view, as `{view, event, path, tag}`. */
const following = [];

/** Returns the duration of a spring in milliseconds: until it stays within its thresholds. */
function springDuration(config, from) {
  const { stiffness = 100, damping = 10, mass = 1, initialVelocity = 0, toValue = 0 } = config;
  const { restDisplacementThreshold = 0.001, restSpeedThreshold = 0.001, overshootClamping } = config;
  const step = FRAME / 4000;
  let [place, speed] = [from - toValue, initialVelocity];
  for (let time = 0; time < LONGEST; time += FRAME) {
    for (let part = 0; part < 4; part++) {
      speed += ((-stiffness * place - damping * speed) / mass) * step;
      place += speed * step;
    }
    const isPast = overshootClamping && place * (from - toValue) <= 0;
    if (isPast || (Math.abs(place) <= restDisplacementThreshold && Math.abs(speed) <= restSpeedThreshold)) return time + FRAME;
  }
  return LONGEST;
}

/** Returns the duration of one iteration in milliseconds, and the value at its end. */
function course(config, from) {
  switch (config.type) {
    case 'frames':
      return { duration: config.frames.length * FRAME, end: config.toValue };
    case 'spring':
      return { duration: springDuration(config, from), end: config.toValue };
    case 'decay': {
      const { velocity = 0, deceleration = 0.997 } = config;
      // The speed falls by the deceleration each millisecond, and ends below a tenth of a point per frame.
      const duration = Math.abs(velocity) < 0.1 ? 0 : Math.log(0.1 / FRAME / Math.abs(velocity)) / Math.log(deceleration);
      return { duration: Math.max(0, duration), end: from + velocity / (1 - deceleration) };
    }
    default:
      return { duration: 0, end: from };
  }
}

function change(tag, value) {
  const node = graph.nodes.get(tag);
  if (!node) return;
  node.value = value;
  graph.spread(tag, (changed) => {
    if (!observed.has(changed)) return;
    const offset = graph.nodes.get(changed)?.offset ?? 0;
    emit('onAnimatedValueUpdate', { tag: changed, value: graph.valueOf(changed), offset });
  });
}

/** Sets the values that follow an event of a view. @param event the name that views send, such as `topScroll` */
function follow(view, event, body) {
  for (const each of following) {
    if (each.view !== view || each.event !== event) continue;
    const value = each.path.reduce((inner, name) => inner?.[name], body);
    if (typeof value === 'number') change(each.tag, value);
  }
}

/**
 * True if a view or a listener depends on a value that follows an event of a view, false if the values that follow it serve
 * nobody; undefined if none follows it.
 *
 * @param hasListener returns true for a path in the event if the value that follows it has a listener with an effect
 */
function isObserved(view, event, hasListener) {
  const own = following.filter((each) => each.view === view && each.event === event);
  if (!own.length) return undefined;
  return own.some(({ tag, path }) => graph.hasDependants(tag) || (observed.has(tag) && hasListener(path)));
}

function end(id, finished) {
  const animation = running.get(id);
  if (!animation) return;
  running.delete(id);
  clear(animation.timer);
  if (finished) change(animation.tag, animation.end);
  const { value = 0, offset = 0 } = graph.nodes.get(animation.tag) ?? {};
  animation.done?.({ finished, value, offset });
}

/** The name that views send, of a property such as `onScroll`. */
const eventOf = (property) => property.replace(/^(on|top)?/, 'top');

function reset(tag, value, offset) {
  const node = graph.nodes.get(tag);
  if (!node) return;
  node.offset = offset;
  change(tag, value);
}

const methods = {
  createAnimatedNode: graph.create,
  updateAnimatedNodeConfig: (tag, config) => void Object.assign(graph.nodes.get(tag) ?? {}, config),
  dropAnimatedNode(tag) {
    for (const [id, animation] of [...running]) if (animation.tag === tag) end(id, false);
    graph.drop(tag);
    observed.delete(tag);
  },
  connectAnimatedNodes: graph.connect,
  disconnectAnimatedNodes: graph.disconnect,
  connectAnimatedNodeToView: graph.show,
  disconnectAnimatedNodeFromView: graph.hide,
  connectAnimatedNodeToShadowNodeFamily(_node, _family) {},
  restoreDefaultValues(_node) {},
  startAnimatingNode(id, tag, config, done) {
    for (const [other, animation] of [...running]) if (animation.tag === tag) end(other, false);
    const iterations = config.iterations ?? 1;
    const { duration, end: last } = course(config, graph.nodes.get(tag)?.value ?? 0);
    if (iterations === 0) return done?.({ finished: true, value: graph.nodes.get(tag)?.value ?? 0 });
    // An endless animation ends only when it is stopped, and nothing waits for it.
    const timer = iterations < 0 ? undefined : schedule('animation', () => end(id, true), duration * iterations, []);
    running.set(id, { tag, timer, done, end: last });
  },
  stopAnimation: (id) => end(id, false),
  getValue: (tag, done) => done(graph.valueOf(tag)),
  setAnimatedNodeValue: change,
  setAnimatedNodeOffset: (tag, offset) => reset(tag, graph.nodes.get(tag)?.value ?? 0, offset),
  flattenAnimatedNodeOffset: (tag) => reset(tag, graph.valueOf(tag), 0),
  extractAnimatedNodeOffset: (tag) => reset(tag, 0, graph.valueOf(tag)),
  startListeningToAnimatedNodeValue: (tag) => void observed.add(tag),
  stopListeningToAnimatedNodeValue: (tag) => void observed.delete(tag),
  addAnimatedEventToView(view, event, { nativeEventPath, animatedValueTag }) {
    following.push({ view, event: eventOf(event), path: nativeEventPath, tag: animatedValueTag });
  },
  removeAnimatedEventFromView(view, event, tag) {
    const at = following.findIndex((each) => each.view === view && each.event === eventOf(event) && each.tag === tag);
    if (at >= 0) following.splice(at, 1);
  },
  startOperationBatch() {},
  finishOperationBatch() {},
  addListener(_event) {},
  removeListeners(_count) {},
};

module.exports = {
  turbo: { name: 'NativeAnimatedTurboModule', methods },
  follow,
  isObserved,
  bridge: { name: 'NativeAnimatedModule', methods },
};
