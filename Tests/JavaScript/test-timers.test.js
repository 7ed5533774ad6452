'use strict';
const { expect, test } = require('navbridge');
const { advance, host } = require('./host');

Object.assign(host, { global: globalThis, settings: { timeout: 1000 } });
const timers = require('house/test-timers');

const global = {};
const faults = [];
timers.install(global, (error) => faults.push(error.message));

/** Waits until the promises that are settled have gone on. */
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await undefined;
};

test('an interval that the host calls a little late is called before it is cleared', async () => {
  const { setTimer } = host;
  host.setTimer = (id, delay) => setTimer(id, delay + 0.001);
  let calls = 0;
  global.setInterval(() => {
    calls += 1;
  }, 30);
  host.setTimer = setTimer;
  const ends = [];
  timers.finish(global.fail).then(() => ends.push(calls));
  for (let step = 0; step < 4 && !ends.length; step++) {
    advance(30);
    await turns();
  }
  expect({ ends, faults }).toEqual({ ends: [1], faults: [] });
});
