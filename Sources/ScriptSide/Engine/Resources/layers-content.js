'use strict';
// Calls that the set-up of a screen's content waits for. The navigation carries calls out one after another, and waits for
// the content, so that such a call would wait for itself.

// A promise is waited for some turns after it is made, and a set-up that waits for nothing has ended by then.
const TURNS = 10;

/** The set-up whose synchronous part runs. */
let running;

function waitsForItself(controller) {
  const error = new Error(
    `The set-up of the content of '${controller}' waits for a call, which begins only after it. Return first, or make the ` +
      'call without waiting for it.',
  );
  return Object.assign(error, { code: 'waitsForItself' });
}

/** Calls `setupContent` of a screen's listeners. Resolves when all have ended. */
function setUp(controller, listeners) {
  const content = { controller, hasEnded: false };
  const outer = running;
  running = content;
  const waits = listeners.map(async (listener) => listener.setupContent?.());
  running = outer;
  const end = () => { content.hasEnded = true };
  const all = Promise.all(waits);
  all.then(end, end);
  return all;
}

/**
 * Begins a call. One that is made in a set-up begins some turns later, and is rejected if something waits for it while the
 * set-up goes on.
 * @param begin returns the promise of the call
 * @param refused is called instead with the error
 */
function guarded(begin, refused = () => {}) {
  const content = running;
  if (!content) return begin();
  let isAwaited = false;
  const begun = (async () => {
    for (let turn = 0; turn < TURNS; turn++) await undefined;
    if (!isAwaited || content.hasEnded) return begin();
    const error = waitsForItself(content.controller);
    refused(error);
    throw error;
  })();
  const then = (...handlers) => {
    isAwaited = true;
    return Promise.prototype.then.apply(begun, handlers);
  };
  // 'await' reads 'then' of a promise that another constructor has made.
  return Object.defineProperties(begun, { constructor: { value: undefined }, then: { value: then } });
}

module.exports = { guarded, setUp };
