'use strict';
// Takes the place of the library where the app runs in Node. Each call of the host into the script crosses to Node, and what the
// script calls there of the host comes back, until the call has returned. The library itself runs in Node.

const { inspect } = require('./inspect');
const { decoded, encoded } = require('./node-values');

/** The calls into the script that cross. Their names are those of the library's main module. */
const ENTRIES = [
  'callFunction', 'settle', 'invokeCallback', 'flushRest', 'turnEnded', 'runTask', 'stackOfVoidCall', 'surfaceLaidOut',
  'surfaceMessage', 'describedSurface', 'callTimer', 'callImmediates', 'loadUserModules', 'ranTopLevel', 'awaited', 'awaitsTimer',
  'runFunction', 'receiveTraffic', 'runFile',
];

const isFunction = (name) => typeof host[name] === 'function';

/** Makes the value that was thrown in Node. */
function thrownValue({ value, error }) {
  if (!error) return decoded(value);
  const { name, message, cause, ...rest } = error;
  const made = new Error(message);
  if (name !== 'Error') Object.defineProperty(made, 'name', { value: name });
  Object.assign(made, rest);
  if (cause) made.cause = thrownValue(cause);
  return made;
}

/** What the script does in Node that is no call of a function of the host with texts and numbers. */
const own = {
  /** A promise was rejected, and nothing has handled it. */
  rejected: (thrown) => void Promise.reject(thrownValue(thrown)),
  reportError: (thrown) => host.reportError(thrownValue(thrown)),
};

/** Performs a call of the script, and returns the message with its answer. */
function performed({ call, args, stack }) {
  const values = args.map(decoded);
  if (own[call]) return { answer: encoded(own[call](...values)) };
  if (stack !== undefined) host.callsFrom(stack);
  return { answer: encoded(host[call](...values)) };
}

/** Sends a message to Node, and performs the calls that come until it has been answered. */
function exchange(message) {
  for (let next = message; ;) {
    const received = JSON.parse(host.exchange(JSON.stringify(next)));
    if (received.thrown) throw thrownValue(received.thrown);
    if (received.call === undefined) return decoded(received.returned);
    next = performed(received);
  }
}

const names = Object.keys(host);
const values = names.filter((name) => !isFunction(name));
exchange({
  begin: {
    functions: names.filter(isFunction),
    values: Object.fromEntries(values.map((name) => [name, host[name]])),
  },
});

module.exports = {
  ...Object.fromEntries(ENTRIES.map((entry) => [entry, (...args) => exchange({ enter: entry, args: args.map(encoded) })])),
  // The value of the app's file stays in Node.
  ranTopLevel: () => exchange({ enter: 'ranTopLevel', args: [] }),
  inspect,
  functionAdvice(message) {
    const advice = exchange({ enter: 'functionAdvice', args: [encoded(message)] });
    return advice ? `.${advice}` : '';
  },
};
