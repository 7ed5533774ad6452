'use strict';
// Limits the time of a part of a test file, and ends it when it can never end by itself.

/** The part that runs: `{what, stack, reject}`. */
let running = null;

/** The frames of the file's code in a stack. */
const placeIn = (stack) => /^(?:.*@)?((?!navbridge:)[^@\n]*:\d+:\d+)$/m.exec(
  stack.split('\n').filter((line) => !line.includes('navbridge:') && /:\d+:\d+$/.test(line)).join('\n'))?.[1];

/** Calls `body`, and rejects when `limit` milliseconds of real time are over, or when `interrupt` is called. */
async function interruptible({ what, stack, limit }, body) {
  const part = { what, stack, limit };
  const interrupted = new Promise((_, reject) => {
    part.reject = reject;
  });
  running = part;
  host.setLimit(limit);
  try {
    return await Promise.race([body(), interrupted]);
  } finally {
    host.clearLimit();
    if (running === part) running = null;
  }
}

/**
 * Ends the running part. Called by the host, too.
 * @param reason `timeout`, `stuck` or `error` @param details sentences
 */
function interrupt(reason, details, stack) {
  if (!running) return false;
  const { what, reject, limit, stack: made } = running;
  const place = placeIn(made);
  const where = place ? ` It begins at ${place}.` : '';
  const lines = details.map((line) => `\n  ${line}`).join('');
  const sentence = {
    timeout: `${what} has not ended within ${limit} ms.${where}${lines && `\nIt waits for:${lines}`}`,
    stuck: `${what} awaits something that can never happen: no timer, no request and no work of an app is left.${where}`
      + `${lines && `\nIt awaits:${lines}`}`,
    error: details.join('\n'),
  }[reason];
  const error = Object.assign(new Error(sentence), { name: { timeout: 'Timeout', stuck: 'NeverSettles' }[reason] ?? 'Error' });
  error.stack = stack || made;
  reject(error);
  return true;
}

module.exports = { interrupt, interruptible, placeIn };
