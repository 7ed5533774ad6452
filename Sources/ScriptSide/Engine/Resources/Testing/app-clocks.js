'use strict';
// The clocks of the apps of a test that moves the time itself.

const apps = require('./test-apps');

/** The longest span, in milliseconds, by which one request moves an app's clock. */
const LONGEST = 86_400_000;

/** Calls a request of each app that runs, one after the other. */
async function ofApps(method, params = {}) {
  for (const app of apps.all()) await app.requestNow(method, params);
}

module.exports = {
  pause: () => ofApps('clock/pause'),
  async advance(ms) {
    for (let left = ms; left > 0; left -= LONGEST) await ofApps('clock/advance', { ms: Math.min(left, LONGEST) });
  },
  /** Lets all come that waits in the apps. */
  settle: () => ofApps('clock/settle', { longest: LONGEST, limit: LONGEST }),
  /** Lets the next things come. */
  async step(count) {
    for (let left = count; left > 0; left--) await ofApps('clock/step');
  },
  /** Lets time pass again in the apps whose clocks the test has stopped by nothing else. */
  async resume() {
    for (const app of apps.all().filter((each) => !each.standsByOptions)) await app.requestNow('clock/resume');
  },
};
