const { expect, test } = require('navbridge');
const { advance, host } = require('./host');
const timers = require('house/timers');

const global = {};
timers.install(global);

test('timers run at their times, with their arguments', () => {
  const ran = [];
  global.setTimeout((name) => ran.push([name, host.now()]), 20, 'late');
  global.setTimeout((name) => ran.push([name, host.now()]), 10, 'early');
  global.clearTimeout(global.setTimeout(() => ran.push('cleared'), 5));
  const start = host.now();
  expect(timers.timers.all.map(({ delay }) => delay)).toEqual([10, 20]);
  advance(20);
  expect(ran).toEqual([['early', start + 10], ['late', start + 20]]);
});

test('an interval repeats until it is cleared, and takes time', () => {
  let count = 0;
  const id = global.setInterval(() => {
    count += 1;
  }, 0);
  advance(3);
  global.clearInterval(id);
  advance(3);
  expect(count).toBe(3);
});

test('a timer without a delay that a timer sets takes a millisecond', () => {
  const times = [];
  const start = host.now();
  const again = () => {
    times.push(host.now() - start);
    if (times.length < 3) global.setTimeout(again, 0);
  };
  global.setTimeout(again, 0);
  advance(5);
  expect(times).toEqual([0, 1, 2]);
});

test('a timer of a timer that throws needs no time by that', () => {
  global.setTimeout(() => { throw new Error('no'); }, 1);
  expect(() => advance(1)).toThrow('no');
  global.setTimeout(() => {}, 0);
  expect(timers.timers.all.map(({ delay }) => delay)).toEqual([0]);
  advance(0);
});

test('immediates run in their order, and those that they set come later', () => {
  const ran = [];
  const cleared = global.setImmediate(() => ran.push('cleared'));
  global.setImmediate((name) => {
    ran.push(name);
    global.setImmediate(() => ran.push('next'));
  }, 'first');
  global.clearImmediate(cleared);
  timers.callImmediates();
  expect(ran).toEqual(['first']);
  timers.callImmediates();
  expect(ran).toEqual(['first', 'next']);
});

test('an immediate that throws leaves the others for the next turn', () => {
  const ran = [];
  global.setImmediate(() => { throw new Error('no'); });
  global.setImmediate(() => ran.push('other'));
  expect(timers.callImmediates).toThrow('no');
  timers.callImmediates();
  expect(ran).toEqual(['other']);
});

test('a frame begins at a whole multiple of its duration', () => {
  const times = [];
  advance(5);
  global.requestAnimationFrame((time) => times.push(time));
  advance(20);
  expect(times[0] / timers.FRAME).toBeCloseTo(Math.round(times[0] / timers.FRAME), 6);
  global.cancelAnimationFrame(global.requestAnimationFrame((time) => times.push(time)));
  advance(20);
  expect(times).toHaveLength(1);
});

test('a timer needs a function', () => {
  expect(() => global.setTimeout('code', 1)).toThrow('A timer needs a function; string was given.');
});
