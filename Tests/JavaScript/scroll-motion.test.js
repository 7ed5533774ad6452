const { expect, test } = require('navbridge');
const { advance } = require('./host');
const { glide, project, rest, stop, whenRested } = require('house/scroll-motion');

const viewOf = (props = {}, offset = [0, 0]) => ({ props, offset, frame: [0, 0, 100, 200], parent: {} });

/** Lets a view glide, and records its offsets and its end. */
function gliding(view, target, course) {
  const steps = [];
  const moveTo = (moved, offset) => {
    moved.offset = offset;
    steps.push(offset);
  };
  glide(view, target, course, moveTo, () => steps.push('done'));
  return steps;
}

test('an animation comes to its target at its end, evenly', () => {
  const steps = gliding(viewOf(), [0, 300], { duration: 300 });
  advance(150);
  expect(steps.at(-1)[1]).toBeCloseTo(150);
  advance(130);
  expect(steps).not.toContain('done');
  advance(40);
  expect(steps.slice(-2)).toEqual([[0, 300], 'done']);
});

test('content that was let go becomes slower', () => {
  const steps = gliding(viewOf(), [0, 400], { deceleration: 'fast' });
  advance(10_000);
  const ways = steps.slice(0, -1).map(([, y], index) => y - (steps[index - 1]?.[1] ?? 0));
  expect(steps.slice(-2)).toEqual([[0, 400], 'done']);
  expect(ways.slice(0, -1).every((way, index) => index === 0 || way < ways[index - 1])).toBe(true);
});

test('a motion has no more than 120 steps, however long it is', () => {
  const steps = gliding(viewOf(), [0, 1_000_000], { duration: 60_000 });
  advance(60_001);
  expect(steps.filter((step) => step !== 'done').length).toBeLessThanOrEqual(121);
});

test('another motion ends the first one where it is', () => {
  const view = viewOf();
  const first = gliding(view, [0, 300], { duration: 300 });
  advance(150);
  const second = gliding(view, [0, 0], { duration: 100 });
  expect(first.at(-1)).toBe('done');
  const { length } = first;
  advance(120);
  expect([first.length, view.offset, second.at(-1)]).toEqual([length, [0, 0], 'done']);
  stop(view);
  expect(second.filter((step) => step === 'done')).toHaveLength(1);
});

test('a view that has gone does not move any more', () => {
  const view = viewOf();
  const steps = gliding(view, [0, 300], { duration: 300 });
  view.parent = null;
  advance(300);
  expect(steps).toEqual(['done']);
});

test.each([
  ['pagingEnabled and a slow finger', { pagingEnabled: true }, [0, 90], [0, 0], [0, 0]],
  ['pagingEnabled and more than half', { pagingEnabled: true }, [0, 110], [0, 0], [0, 200]],
  ['pagingEnabled and a fast finger', { pagingEnabled: true }, [0, 10], [0, 0.2], [0, 200]],
  ['pagingEnabled and a finger back', { pagingEnabled: true }, [0, 190], [0, -0.2], [0, 0]],
  ['snapToInterval', { snapToInterval: 60 }, [0, 100], [0, 0], [0, 120]],
  ['snapToInterval without momentum', { snapToInterval: 60, disableIntervalMomentum: true }, [0, 10], [0, 5], [0, 60]],
  ['snapToOffsets', { snapToOffsets: [0, 70, 500] }, [0, 100], [0, 0], [0, 70]],
  ['snapToInterval across', { snapToInterval: 60, horizontal: true }, [100, 7], [0, 0], [120, 7]],
])('content with %s comes to rest there', (_, props, offset, speed, expected) => {
  expect(project(viewOf(props, offset), speed)).toEqual(expected);
});

test('free content goes on by its speed and its rate', () => {
  expect(project(viewOf({ decelerationRate: 'fast' }), [0, 1])[1]).toBeCloseTo(1 / -Math.log(0.99));
  expect(project(viewOf({ decelerationRate: 0.9 }), [0, 1])[1]).toBeCloseTo(1 / -Math.log(0.9));
  expect(project(viewOf(), [0, 1])[1]).toBeCloseTo(1 / -Math.log(0.998));
});

test('content that has come to rest by itself rests for two frames, however often it does', () => {
  const view = viewOf();
  const calls = [];
  whenRested(view, () => calls.push('at once'));
  expect(calls).toEqual(['at once']);
  rest(view);
  advance(20);
  rest(view);
  whenRested(view, () => calls.push('one'));
  whenRested(view, () => calls.push('other'));
  whenRested(viewOf(), () => calls.push('another view'));
  advance(13);
  expect(calls).toEqual(['at once', 'another view']);
  advance(1);
  expect(calls).toEqual(['at once', 'another view', 'one', 'other']);
  whenRested(view, () => calls.push('afterwards'));
  expect(calls.at(-1)).toBe('afterwards');
});
