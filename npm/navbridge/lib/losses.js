'use strict';
// The ends of apps that no test has asked for. Each is reported once: by the request that waited for the app, or by the test.

let all = [];

module.exports = {
  /** @param loss `{app, message, frames}` */
  add(loss) {
    all.push(loss);
  },
  /** A request has failed with these words. */
  reported(message) {
    all = all.filter((loss) => !message.includes(loss.message));
  },
  /** Forgets all, and throws an error for the first of them. */
  check() {
    const [loss] = all;
    all = [];
    if (loss) throw Object.assign(new Error(loss.message), { code: 'APP_ENDED' });
  },
};
