'use strict';
// React Native's animated nodes. An animation ends when its time is over; the values between are not computed, because
// nothing is drawn.

const { emit } = require('./listening');
const { clear, schedule } = require('./timers');

/** The duration of a frame, in milliseconds. */
const FRAME = 1000 / 60;
/** A spring that has not come to rest after this time is taken as at rest, in milliseconds. */
const LONGEST = 60_000;

/** The values of the nodes that have one, by tag. */
const values = new Map();
/** The running animations, by id: `{tag, timer, done}`. */
const running = new Map();
const heard = new Set();

/** Returns the duration of a spring in milliseconds: until it stays within its thresholds. */
function springDuration({ stiffness = 100, damping = 10, mass = 1, initialVelocity = 0, toValue = 0, restDisplacementThreshold = 0.001, restSpeedThreshold = 0.001, overshootClamping }, from) {
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
  values.set(tag, { ...values.get(tag), value });
  if (heard.has(tag)) emit('onAnimatedValueUpdate', { tag, value, offset: values.get(tag).offset ?? 0 });
}

const valueOf = (tag) => {
  const { value = 0, offset = 0 } = values.get(tag) ?? {};
  return value + offset;
};

function end(id, finished) {
  const animation = running.get(id);
  if (!animation) return;
  running.delete(id);
  clear(animation.timer);
  if (finished) change(animation.tag, animation.end);
  const { value = 0, offset = 0 } = values.get(animation.tag) ?? {};
  animation.done?.({ finished, value, offset });
}

const methods = {
  createAnimatedNode(tag, config) {
    if (config?.type === 'value') values.set(tag, { value: config.value ?? 0, offset: config.offset ?? 0 });
  },
  updateAnimatedNodeConfig(_tag, _config) {},
  dropAnimatedNode(tag) {
    for (const [id, animation] of [...running]) if (animation.tag === tag) end(id, false);
    values.delete(tag);
    heard.delete(tag);
  },
  connectAnimatedNodes(_parent, _child) {},
  disconnectAnimatedNodes(_parent, _child) {},
  connectAnimatedNodeToView(_node, _view) {},
  disconnectAnimatedNodeFromView(_node, _view) {},
  connectAnimatedNodeToShadowNodeFamily(_node, _family) {},
  restoreDefaultValues(_node) {},
  startAnimatingNode(id, tag, config, done) {
    for (const [other, animation] of [...running]) if (animation.tag === tag) end(other, false);
    const iterations = config.iterations ?? 1;
    const { duration, end: last } = course(config, values.get(tag)?.value ?? 0);
    if (iterations === 0) return done?.({ finished: true, value: values.get(tag)?.value ?? 0 });
    // An endless animation ends only when it is stopped, and nothing waits for it.
    const timer = iterations < 0 ? undefined : schedule('animation', () => end(id, true), duration * iterations, []);
    running.set(id, { tag, timer, done, end: last });
  },
  stopAnimation: (id) => end(id, false),
  getValue: (tag, done) => done(valueOf(tag)),
  setAnimatedNodeValue: change,
  setAnimatedNodeOffset: (tag, offset) => void values.set(tag, { ...values.get(tag), offset }),
  flattenAnimatedNodeOffset: (tag) => void values.set(tag, { value: valueOf(tag), offset: 0 }),
  extractAnimatedNodeOffset: (tag) => void values.set(tag, { value: 0, offset: valueOf(tag) }),
  startListeningToAnimatedNodeValue: (tag) => void heard.add(tag),
  stopListeningToAnimatedNodeValue: (tag) => void heard.delete(tag),
  addAnimatedEventToView(_view, _event, _mapping) {},
  removeAnimatedEventFromView(_view, _event, _node) {},
  startOperationBatch() {},
  finishOperationBatch() {},
  addListener(_event) {},
  removeListeners(_count) {},
};

module.exports = {
  turbo: { name: 'NativeAnimatedTurboModule', methods },
  bridge: { name: 'NativeAnimatedModule', methods },
};
