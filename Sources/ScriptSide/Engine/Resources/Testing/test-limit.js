'use strict';
// Limits the time of a part of a test file, and ends it when it can never end by itself.

const { settled } = require('./file-realm');
const { loopAt } = require('./loop-place');

/** The part that runs: `{what, stack, limit, owner, reject}`. */
let running = null;

/** The place of the file's code in a stack, as the reader has it; undefined if there is none. */
const shownPlace = (stack) => host.places(stack, '[]').place ?? undefined;

/** The place of the file's code in a stack, as the engine has it; undefined if there is none. */
const placeIn = (stack) => /^(?:.*@)?((?!navbridge:)[^@\n]*:\d+:\d+)$/m.exec(
  stack.split('\n').filter((line) => !line.includes('navbridge:') && /:\d+:\d+$/.test(line)).join('\n'))?.[1];

/**
 * Calls `body`, and rejects when `limit` milliseconds of real time are over, or when `interrupt` is called.
 * @param owner the test to which the part belongs, if any
 */
async function interruptible({ what, stack, limit, owner }, body) {
  const part = { what, stack, limit, owner };
  const interrupted = new Promise((_, reject) => {
    part.reject = reject;
  });
  running = part;
  host.setLimit(limit);
  try {
    // The body runs in a microtask. If the engine ends it in an endless loop, only that microtask is lost.
    await Promise.race([Promise.resolve().then(() => settled(body())), interrupted]);
  } finally {
    host.clearLimit();
    if (running === part) running = null;
  }
}

/** The sentences for the ends of a part, by the reason. */
const sentences = {
  timeout: ({ what, limit }, where, lines) =>
    `${what} has not ended within ${limit} ms.${where}${lines && `\nIt waits for:${lines}`}`,
  stuck: ({ what }, where, lines) =>
    `${what} awaits something that can never happen: no timer, no request and no work of an app is left.${where}` +
      `${lines && `\nIt awaits:${lines}`}`,
};
const errorNames = { timeout: 'Timeout', stuck: 'NeverSettles' };

/**
 * Ends the running part. Called by the host, too.
 * @param reason `timeout` or `stuck` @param details sentences
 */
function interrupt(reason, details) {
  if (!running) return;
  const place = shownPlace(running.stack);
  const where = place ? ` It begins at ${place}.` : '';
  const sentence = sentences[reason](running, where, details.map((line) => `\n  ${line}`).join(''));
  running.reject(Object.assign(new Error(sentence), { name: errorNames[reason], stack: running.stack }));
}

/**
 * Ends the running part with an error. Returns false if no part runs, or one of another owner.
 * @param owner the test that has caused the error; undefined if that is not known
 */
function fail(error, owner) {
  if (!running || (owner && running.owner !== owner)) return false;
  running.reject(error);
  return true;
}

/** Returns the error for code that the host has ended, because it did not end by itself. @param stack its frames */
function endless(stack) {
  const place = loopAt(stack) ?? 'a place that the engine does not name, perhaps in a function of its own';
  const limit = running?.limit ?? host.settings.timeout;
  const sentence = `${running?.what ?? 'The file'} has not ended within ${limit} ms. It was in an endless loop at ${place}. ` +
    "If the code only takes long, give it more time by '--timeout', or by the last argument of the test or the hook.";
  return Object.assign(new Error(sentence), { name: 'EndlessLoop', stack: `@${place}\n${stack}` });
}

module.exports = {
  endless,
  fail,
  interrupt,
  interruptible,
  /** The milliseconds that the running part may take. */
  limit: () => running?.limit ?? host.settings.timeout,
  /** The test to which the running part belongs, if any. */
  owner: () => running?.owner,
  placeIn,
  shownPlace,
};
