const { beforeEach, expect, test } = require('navbridge');
const { advance, runTasks } = require('./host');

const calls = [];
require('house/batched-bridge').callBridge = (module, method, args) => void calls.push([module, method, ...args]);
const { methods: timing } = require('house/timing');
const { methods: idle } = require('house/idle-callbacks');

const called = () => {
  runTasks();
  return calls.splice(0).map(([, , ids]) => ids);
};
beforeEach(() => void called());

test('a timer is called once after its time, and an interval again and again', () => {
  timing.createTimer(1, 100, 0, false);
  timing.createTimer(2, 60, 0, true);
  advance(59);
  expect(called()).toEqual([]);
  advance(1);
  expect(called()).toEqual([[2]]);
  advance(60);
  expect(called()).toEqual([[1], [2]]);
  advance(120);
  expect(called()).toEqual([[2], [2]]);
  timing.deleteTimer(2);
  timing.deleteTimer(2);
  timing.deleteTimer(99);
  advance(600);
  expect(called()).toEqual([]);
});

test('of two timers one that is deleted leaves the other, and its number can be used again', () => {
  timing.createTimer(3, 50, 0, false);
  timing.createTimer(4, 50, 0, false);
  timing.deleteTimer(3);
  timing.createTimer(3, 70, 0, false);
  advance(50);
  expect(called()).toEqual([[4]]);
  advance(20);
  expect(called()).toEqual([[3]]);
});

test('a timer without a duration does not wait for the clock, and an interval without one does', () => {
  timing.createTimer(5, 0, 0, false);
  expect(called()).toEqual([[5]]);
  timing.createTimer(6, 0, 0, true);
  expect(called()).toEqual([]);
  advance(20);
  expect(called().length).toBeGreaterThan(0);
  timing.deleteTimer(6);
});

test('idle events come once in a frame while the script wants them', () => {
  const count = () => {
    const found = calls.splice(0).filter(([, method]) => method === 'callIdleCallbacks');
    return found.length;
  };
  timing.setSendIdleEvents(true);
  // The second wish does not make two of each.
  timing.setSendIdleEvents(true);
  advance(16.7 * 6);
  const six = count();
  expect([5, 6]).toContain(six);
  timing.setSendIdleEvents(false);
  advance(100);
  expect(count()).toBe(0);
  timing.setSendIdleEvents(true);
  advance(16.7 * 6);
  expect(count()).toBe(six);
  timing.setSendIdleEvents(false);
  advance(100);
});

test('an idle callback has 50 ms from the time at which it was asked for, and never less than none', () => {
  const remaining = [];
  idle.requestIdleCallback(({ timeRemaining, didTimeout }) => remaining.push(didTimeout, timeRemaining()));
  advance(20);
  runTasks();
  idle.requestIdleCallback(({ timeRemaining }) => remaining.push(timeRemaining()));
  advance(80);
  runTasks();
  expect(remaining).toEqual([false, 30, 0]);
});

test('an idle callback that was cancelled is not called, and the other one is', () => {
  const ran = [];
  const first = idle.requestIdleCallback(() => ran.push('first'));
  idle.requestIdleCallback(() => ran.push('second'));
  idle.cancelIdleCallback(first);
  runTasks();
  expect(ran).toEqual(['second']);
});
