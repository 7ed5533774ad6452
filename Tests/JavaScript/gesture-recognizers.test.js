const { expect, test } = require('navbridge');
const { advance } = require('./host');
const { recognizers } = require('house/gesture-recognizers');

/** A finger, or several, on a recognizer whose handler records its calls. */
function touching(name, config = {}, ...points) {
  const calls = [];
  const handler = {
    config, isActive: false, view: { absoluteFrame: [0, 0, 100, 100] },
    activate() {
      handler.isActive = true;
      calls.push('activate');
    },
    update: () => void calls.push('update'),
    fail: () => void calls.push('fail'),
    end: () => void calls.push('end'),
  };
  const recognizer = new recognizers[`${name}GestureHandler`](handler);
  recognizer.begin(points.length ? points : [[50, 50]]);
  const move = (...places) => {
    recognizer.note(places);
    recognizer.moved(places);
  };
  return { calls, handler, move, recognizer };
}

test('a tap ends when the finger leaves in time, and fails when it stays', () => {
  const short = touching('Tap');
  advance(499);
  short.recognizer.lifted();
  const long = touching('Tap', { maxDurationMs: 200 });
  advance(201);
  long.recognizer.lifted();
  expect([short.calls, long.calls]).toEqual([['end'], ['fail']]);
});

test('a double tap waits for its second tap no longer than its delay', () => {
  const { calls, recognizer } = touching('Tap', { numberOfTaps: 2 });
  recognizer.lifted();
  advance(400);
  expect(calls).toEqual([]);
  recognizer.begin([[50, 50]]);
  advance(400);
  recognizer.lifted();
  expect(calls).toEqual(['end']);
  const single = touching('Tap', { numberOfTaps: 2, maxDelayMs: 100 });
  single.recognizer.lifted();
  advance(100);
  expect(single.calls).toEqual(['fail']);
});

test.each([
  ['outside of its view', {}, [101, 50]], ['farther than maxDist', { maxDist: 5 }, [54, 54]],
  ['farther than maxDeltaX', { maxDeltaX: 5 }, [56, 50]], ['farther than maxDeltaY', { maxDeltaY: 5 }, [50, 44]],
])('a tap fails %s', (_, config, place) => {
  const { calls, move } = touching('Tap', config);
  move(place);
  expect(calls).toEqual(['fail']);
});

test('a long press is recognised after half a second, unless the finger moves away', () => {
  const { calls, recognizer } = touching('LongPress');
  advance(499);
  expect(calls).toEqual([]);
  advance(1);
  recognizer.lifted();
  expect([calls, recognizer.payload().duration]).toEqual([['activate', 'end'], 500]);
  const moved = touching('LongPress');
  moved.move([61, 50]);
  expect(moved.calls).toEqual(['fail']);
});

test('a pan is recognised after 10 points, and reports its way and its speed', () => {
  const { calls, move, recognizer } = touching('Pan');
  advance(10);
  move([59, 50]);
  expect(calls).toEqual([]);
  advance(10);
  move([60, 50]);
  move([70, 45]);
  expect(calls).toEqual(['activate', 'update']);
  expect(recognizer.payload()).toMatchObject({ translationX: 20, translationY: -5, x: 70, absoluteY: 45, velocityX: 1000 });
});

test.each([
  ['fails at failOffsetY', { failOffsetYEnd: 5 }, [50, 56], ['fail']],
  ['is recognised at activeOffsetX alone', { activeOffsetXEnd: 20 }, [71, 50], ['activate']],
  ['is not recognised across activeOffsetX', { activeOffsetXEnd: 20 }, [50, 90], []],
  ['needs its fingers', { minPointers: 2 }, [90, 50], []],
  ['waits for its long press', { activateAfterLongPress: 200 }, [55, 50], []],
  ['fails when it moves before its long press', { activateAfterLongPress: 200 }, [70, 50], ['fail']],
])('a pan %s', (_, config, place, expected) => {
  const { calls, move } = touching('Pan', config);
  move(place);
  expect(calls).toEqual(expected);
});

test.each([[1, [101, 50], ['activate']], [2, [-1, 50], ['activate']], [4, [50, -1], ['activate']], [8, [50, 101], ['activate']],
  [1, [50, 101], []], [1, [90, 50], []], [9, [50, 101], ['activate']]])('a fling of the directions %i to %j: %j',
  (direction, place, expected) => {
    const { calls, move } = touching('Fling', { direction });
    move(place);
    expect(calls).toEqual(expected);
  });

test('a fling is fast', () => {
  const { calls, move } = touching('Fling');
  advance(501);
  move([150, 50]);
  expect(calls).toEqual([]);
});

test('two fingers pinch by the factor of their distance, and turn by their angle', () => {
  const pinch = touching('Pinch', {}, [40, 50], [60, 50]);
  pinch.move([40, 50], [60, 50]);
  pinch.move([30, 50], [70, 50]);
  expect([pinch.calls, pinch.recognizer.payload()]).toEqual([['activate'], { scale: 2, focalX: 50, focalY: 50, velocity: 0 }]);
  const rotation = touching('Rotation', {}, [40, 50], [60, 50]);
  rotation.move([40, 50], [60, 50]);
  rotation.move([50, 40], [50, 60]);
  expect(rotation.calls).toEqual(['activate']);
  expect(rotation.recognizer.payload().rotation).toBeCloseTo(Math.PI / 2);
  rotation.move([50, 50]);
  expect(rotation.calls).toEqual(['activate']);
});

test('a native view reports a finger that has left it', () => {
  const { calls, handler, move, recognizer } = touching('NativeView');
  recognizer.lifted();
  handler.isButton = true;
  recognizer.begin([[50, 50]]);
  move([150, 50]);
  expect([calls, recognizer.payload()]).toEqual([['fail', 'activate', 'update'], { pointerInside: false }]);
});
