'use strict';
// The recognizers of `react-native-gesture-handler`, by its names. Each decides by the fingers on its view when a gesture begins,
// is recognised and ends; `gesture-handler` decides which of several goes on. Times are in milliseconds, lengths in points.

const { minus, speedOf } = require('./finger-speed');
const { clear, schedule } = require('./timers');

/** How far a pan moves before it is recognised, and a swipe before it is a fling. */
const PAN = 10;
const FLING = 50;
const FLING_TIME = 500;

const centre = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);

/** A recognizer. Its handler has `fail()`, `activate()`, `update()` and `end()`. */
class Recognizer {
  constructor(handler) {
    this.handler = handler;
  }

  get config() {
    return this.handler.config;
  }

  begin(points) {
    this.start = centre(points);
    this.samples = [{ point: this.start, time: host.now() }];
    this.began = host.now();
  }

  note(points) {
    this.samples.push({ point: centre(points), time: host.now() });
  }

  get place() {
    return this.samples.at(-1).point;
  }

  get way() {
    return minus(this.place, this.start);
  }

  /** In points per second. */
  get velocity() {
    return speedOf(this.samples).map((speed) => speed * 1000);
  }

  get isOutside() {
    const [x, y, width, height] = this.handler.view.absoluteFrame;
    const [px, py] = this.place;
    return px < x || py < y || px >= x + width || py >= y + height;
  }

  get position() {
    const [x, y] = this.place;
    const [left, top] = this.handler.view.absoluteFrame;
    return { x: x - left, y: y - top, absoluteX: x, absoluteY: y };
  }

  payload() {
    return this.position;
  }

  moved(_points) {}

  lifted() {
    this.handler.fail();
  }

  reset() {}
}

class Tap extends Recognizer {
  taps = 0;

  begin(points) {
    clear(this.timer);
    super.begin(points);
  }

  moved() {
    const { maxDist = Infinity, maxDeltaX = Infinity, maxDeltaY = Infinity, shouldCancelWhenOutside = true } = this.config;
    const [dx, dy] = this.way;
    const isFar = Math.hypot(dx, dy) > maxDist || Math.abs(dx) > maxDeltaX || Math.abs(dy) > maxDeltaY;
    if (isFar || (shouldCancelWhenOutside && this.isOutside)) this.handler.fail();
  }

  lifted() {
    const { maxDurationMs = 500, maxDelayMs = 500, numberOfTaps = 1 } = this.config;
    if (host.now() - this.began > maxDurationMs) return this.handler.fail();
    this.taps += 1;
    if (this.taps >= numberOfTaps) return this.handler.end();
    this.timer = schedule('gesture', () => this.handler.fail(), maxDelayMs, []);
    return undefined;
  }

  reset() {
    clear(this.timer);
    this.taps = 0;
  }
}

class LongPress extends Recognizer {
  begin(points) {
    super.begin(points);
    this.timer = schedule('gesture', () => this.handler.activate(), this.config.minDurationMs ?? 500, []);
  }

  moved() {
    if (Math.hypot(...this.way) > (this.config.maxDist ?? 10)) this.handler.fail();
  }

  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }

  payload() {
    return { ...this.position, duration: host.now() - this.began };
  }

  reset() {
    clear(this.timer);
  }
}

class Pan extends Recognizer {
  /** True if the distance or the direction of the finger is that of the app. */
  get isRecognised() {
    const { activeOffsetXStart, activeOffsetXEnd, activeOffsetYStart, activeOffsetYEnd, minDist } = this.config;
    const [dx, dy] = this.way;
    const offsets = [activeOffsetXStart, activeOffsetXEnd, activeOffsetYStart, activeOffsetYEnd];
    this.isCustom = offsets.some((offset) => offset !== undefined);
    if (dx < (activeOffsetXStart ?? -Infinity) || dx > (activeOffsetXEnd ?? Infinity)) return true;
    if (dy < (activeOffsetYStart ?? -Infinity) || dy > (activeOffsetYEnd ?? Infinity)) return true;
    return (!this.isCustom || minDist !== undefined) && Math.hypot(dx, dy) >= (minDist ?? PAN);
  }

  get isFailed() {
    const { failOffsetXStart, failOffsetXEnd, failOffsetYStart, failOffsetYEnd } = this.config;
    const [dx, dy] = this.way;
    return dx < (failOffsetXStart ?? -Infinity) || dx > (failOffsetXEnd ?? Infinity) ||
      dy < (failOffsetYStart ?? -Infinity) || dy > (failOffsetYEnd ?? Infinity);
  }

  moved(points) {
    if (this.handler.isActive) return this.handler.update();
    const { activateAfterLongPress = 0, minPointers = 1, maxPointers = Infinity } = this.config;
    if (points.length > maxPointers || this.isFailed) return this.handler.fail();
    const isEarly = host.now() - this.began < activateAfterLongPress;
    if (isEarly && Math.hypot(...this.way) > PAN) return this.handler.fail();
    if (isEarly || points.length < minPointers || !this.isRecognised) return undefined;
    if (this.isCustom) this.start = this.place;
    return this.handler.activate();
  }

  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }

  payload() {
    const [translationX, translationY] = this.way;
    const [velocityX, velocityY] = this.velocity;
    return { ...this.position, translationX, translationY, velocityX, velocityY };
  }
}

/** The directions of a fling, by their bits. */
const DIRECTIONS = [[1, 0, 1], [2, 0, -1], [4, 1, -1], [8, 1, 1]];

class Fling extends Recognizer {
  moved() {
    if (this.handler.isActive || host.now() - this.began > FLING_TIME) return;
    const { direction = 1 } = this.config;
    const isFling = DIRECTIONS.some(([bit, axis, sign]) =>
      (direction & bit) !== 0 && this.way[axis] * sign >= FLING && Math.abs(this.way[1 - axis]) < Math.abs(this.way[axis]));
    if (isFling) this.handler.activate();
  }

  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }
}

/** Two fingers: the factor of their distance, and the angle that they have turned. */
class TwoFingers extends Recognizer {
  moved(points) {
    if (points.length < 2) return;
    const [dx, dy] = minus(points[1], points[0]);
    const now = { distance: Math.hypot(dx, dy) || 1, angle: Math.atan2(dy, dx) };
    this.first ??= now;
    this.now = now;
    this.focus = centre(points);
    if (this.handler.isActive) this.handler.update();
    else if (this.hasMoved(now)) this.handler.activate();
  }

  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }

  reset() {
    this.first = undefined;
  }

  get scale() {
    return this.first ? this.now.distance / this.first.distance : 1;
  }

  get rotation() {
    return this.first ? this.now.angle - this.first.angle : 0;
  }

  get focal() {
    const [left, top] = this.handler.view.absoluteFrame;
    const [x, y] = this.focus ?? this.place;
    return [x - left, y - top];
  }
}

class Pinch extends TwoFingers {
  hasMoved({ distance }) {
    return Math.abs(distance - this.first.distance) >= PAN / 2;
  }

  payload() {
    const [focalX, focalY] = this.focal;
    return { scale: this.scale, focalX, focalY, velocity: 0 };
  }
}

class Rotation extends TwoFingers {
  hasMoved() {
    return Math.abs(this.rotation) > 0.05;
  }

  payload() {
    const [anchorX, anchorY] = this.focal;
    return { rotation: this.rotation, anchorX, anchorY, velocity: 0 };
  }
}

/** A button, or a native view that the library wraps: it reacts at once, and ends inside or outside. */
class Native extends Recognizer {
  begin(points) {
    super.begin(points);
    if (this.handler.isButton) this.handler.activate();
  }

  moved() {
    if (this.handler.isActive) this.handler.update();
  }

  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }

  payload() {
    return { pointerInside: !this.isOutside };
  }
}

/** A gesture that the app decides about by the touches alone. */
class Manual extends Recognizer {
  lifted() {
    if (this.handler.isActive) this.handler.end();
    else this.handler.fail();
  }
}

module.exports = {
  recognizers: {
    TapGestureHandler: Tap,
    LongPressGestureHandler: LongPress,
    PanGestureHandler: Pan,
    FlingGestureHandler: Fling,
    PinchGestureHandler: Pinch,
    RotationGestureHandler: Rotation,
    NativeViewGestureHandler: Native,
    ManualGestureHandler: Manual,
  },
};
