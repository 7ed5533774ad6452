'use strict';
// The network of the device. It has no connection: a test, or a file of `--network`, gives the replies.

const { console } = require('./console');
const { checkAnswer, checkHandler, checkMatcher, explain, explaining } = require('./network-arguments');
const { ReplyTable } = require('./reply-table');
const { recordRequest } = require('./request-lines');

/** The answers, and the handlers of sockets. */
const replies = new ReplyTable();
const sockets = new ReplyTable();
/** The last requests, the first one first. An app that asks without end must not fill the memory. */
const requests = [];
const MOST_REQUESTS = 1000;
/** The requests without a reply that were reported. */
const reported = new Set();

const named = ({ method, url }) => `${method} ${url}`;

/** The sentence for a request without a reply. */
const refusal = (name, call) =>
  `${name}: this device has no network, and there is no reply for it. ` +
  `${call}(…) in a test, or in a file of --network, gives one.`;

/** Reports a request without a reply, once. */
function report(name, call) {
  const message = refusal(name, call);
  if (!reported.has(name) && reported.size < MOST_REQUESTS) {
    reported.add(name);
    console.warn(message);
  }
  return message;
}

/**
 * Finds the answer to a request.
 * @returns `{status, headers, body, delay}`, or `{error, delay}` if the request fails
 */
async function answerTo(request) {
  const entry = { ...request, status: null, error: null };
  const stack = host.showsDetails ? new Error().stack : undefined;
  requests.push(entry);
  if (requests.length > MOST_REQUESTS) requests.shift();
  const answer = (await find(request)) ?? { error: report(named(request), 'network.reply') };
  entry.error = answer.error ?? null;
  entry.status = answer.error === undefined ? answer.status ?? 200 : null;
  recordRequest(request, stack, answer);
  return answer;
}

/** Finds the answer to the request of a view, such as an image. Without one the view fails, and nothing else is reported. */
async function answerToView(request) {
  const answer = (await find(request)) ?? { error: refusal(named(request), 'network.reply') };
  recordRequest(request, undefined, answer);
  return answer;
}

/** Returns the answer of the last reply that matches; undefined if none does. */
async function find(request) {
  try {
    for (const answer of replies.matching(request)) {
      const found = typeof answer === 'function' ? await answer(request) : answer;
      if (found === undefined) continue;
      checkAnswer(found);
      return found;
    }
  } catch (error) {
    explain('network.reply', error);
  }
  return undefined;
}

/** Returns the handler of a connection, or undefined. */
const socketFor = (request) => sockets.matching(request).next().value;

/** The functions of `require('navbridge').network`. */
const network = {
  reply(matcher, answer) {
    checkMatcher('network.reply', matcher);
    checkAnswer(answer);
    replies.add(matcher, answer);
  },
  /** @param handler called with the socket of each connection, and with the request */
  webSocket(matcher, handler) {
    checkMatcher('network.webSocket', matcher);
    checkHandler(handler);
    sockets.add(explaining('network.webSocket', matcher), explaining('network.webSocket', handler));
  },
  /** The last requests: `{method, url, headers, body, status, error}`. */
  get requests() {
    return requests.map((each) => ({ ...each }));
  },
  /** The requests for which there was no reply, as `GET https://…`, each once. */
  get unmatched() {
    return [...reported];
  },
};

/** The reason for which the last request of a URL has failed. */
const reasonFor = (url) => requests.findLast((each) => each.url === url)?.error ?? undefined;

module.exports = { answerTo, answerToView, network, reasonFor, report, socketFor };
