'use strict';
// The requests of a test file to the program that runs it.

const { settings } = host;
const { finish } = require('./call-error');
const realm = require('./file-realm');
const { shownPlace } = require('./test-limit');

const pending = new Map();
let nextId = 1;

/** Gives an error the members of a rejection. */
function fill(error, { code, rpcCode, message, data }) {
  const inner = data ?? {};
  error.message = message;
  if (inner.name) error.name = inner.name;
  error.code = inner.code ?? code ?? (rpcCode === undefined ? undefined : String(rpcCode));
  if (inner.domain !== undefined) error.domain = inner.domain;
  if (inner.userInfo !== undefined) error.userInfo = inner.userInfo;
  Object.defineProperty(error, 'data', { value: data, configurable: true });
  return error;
}

/**
 * @param name the request @param params its params
 * @param label the words by which a report names it @param mayStay true if the request may wait for ever
 * @param read makes the result of the answer
 */
function request(name, params, { label = name, mayStay = false, isOfTest = false, read = (value) => value } = {}) {
  const error = new Error();
  return new Promise((resolve, reject) => {
    const id = nextId++;
    pending.set(id, { resolve: (value) => resolve(read(value)), reject, error, label, mayStay, isOfTest });
    // A film shows the line of the test that has requested an act.
    const shown = settings.filmed.length && isOfTest ? { ...params, place: shownPlace(error.stack) } : params;
    host.request(id, name, JSON.stringify(realm.data(shown)), mayStay);
  });
}

/** Called by the host with the answer to a request. */
function settle(id, isResolved, value) {
  const call = pending.get(id);
  if (!call) return;
  pending.delete(id);
  if (isResolved) {
    call.resolve(value);
    return;
  }
  call.reject(finish(fill(call.error, value)));
}

const describe = ({ label, error }) => {
  const place = shownPlace(error.stack);
  return `${label}${place ? `, called at ${place}` : ''}`;
};

module.exports = {
  request,
  settle,
  /** The requests without an answer, in words. */
  open: () => [...pending.values()].filter(({ isOfTest }) => isOfTest).map(describe),
  /** The requests of a test that must have been awaited when it ends. */
  unawaited: () => [...pending.values()].filter(({ isOfTest, mayStay }) => isOfTest && !mayStay).map(describe),
  /** The stack of the first of them. */
  unawaitedStack: () => [...pending.values()].find(({ isOfTest, mayStay }) => isOfTest && !mayStay)?.error.stack ?? '',
  /** The stack of the last request of the test that has no answer; empty if there is none. */
  openStack: () => [...pending.values()].filter(({ isOfTest }) => isOfTest).at(-1)?.error.stack ?? '',
  /** Forgets the requests of a test that has ended. */
  forget() {
    for (const [id, { isOfTest }] of pending) if (isOfTest) pending.delete(id);
  },
};
