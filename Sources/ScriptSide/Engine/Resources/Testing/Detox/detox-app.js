'use strict';
// The app that a Detox test drives, and the waits for idleness: on the device's clock, which moves only as far as Detox would
// wait (e2e-languages §8, §20).

const apps = require('./test-apps');
const { DetoxRuntimeError } = require('./detox-errors');
const limits = require('./test-limit');
const { readScreen } = require('./screen-elements');

/** The longest timer, in milliseconds, that Detox waits for (`detoxMaxSynchronizedDelay`). */
const LONGEST = 1500;
/**
 * The time, in milliseconds, that passes after an act when the app has come to rest: two frames. No test is faster than that on a
 * phone, and React Native takes no touch in the frame in which content has come to rest (e2e-languages §8).
 */
const REST = 34;

const state = {
  /** The running app; null before the first launch and after its end. */
  app: null,
  /** True while another app is in front. */
  isAway: false,
  /** False after `disableSynchronization`. */
  isSynchronized: true,
  longest: LONGEST,
};

function running() {
  if (state.app) return state.app;
  throw new DetoxRuntimeError('The app is not running. Launch it first: await device.launchApp().');
}

/** The time on the device's clock that something may stay awaited, in milliseconds: that of the running test. */
const limit = () => Math.min(limits.limit(), 86_400_000);

/**
 * Waits until the app is idle. Without synchronization, only what is due now is done.
 * @param rest how long it must be idle, in milliseconds
 */
async function idle(app = running(), rest = 0) {
  if (!state.isSynchronized) return void await app.request('clock/advance', { ms: rest });
  try {
    await app.request('clock/settle', { longest: state.longest, limit: limit(), rest });
  } catch (error) {
    if (error.code !== '-32003') throw error;
    const busy = (error.data?.busy ?? []).map((each) => `\n• ${each}`).join('') || `\n${error.message}`;
    throw new DetoxRuntimeError(
      `The app is busy with the following tasks after ${limit()} ms of its time:${busy}\n` +
        'Something endless keeps it busy, such as an animation in a loop. device.disableSynchronization() does not wait for it.');
  }
}

/**
 * Performs an act on the device while its clock moves, and waits until the app is idle again. @param ms how long the act takes
 */
async function act(method, params, ms = 0) {
  const app = running();
  const answer = app.request(method, params);
  const rested = state.isSynchronized ? idle(app, REST) : app.request('clock/advance', { ms: ms + REST });
  const [result] = await Promise.all([answer, rested]);
  return result;
}

/** Refuses to look at an app behind another one, or to touch it: Detox would wait for it without end. */
function expectInFront() {
  if (!state.isAway) return;
  throw new DetoxRuntimeError(
    'The app is in the background. Bring it to the front first: await device.launchApp({ newInstance: false }).');
}

/** Reads the screen as it is now. */
async function screen() {
  expectInFront();
  return readScreen(await running().request('device/snapshot', { react: true }));
}

module.exports = { LONGEST, act, current: apps.current, expectInFront, idle, running, screen, state };
