'use strict';
// `fetch` of a test file, and of an app without a React Native of its own. There is no connection: replies answer it.

const { bytesOf, contentOf, headersOf } = require('./reply-content');
const { TextDecoder } = require('./text-coding');

/** Names without regard to case, in order. */
class Headers {
  #values = new Map();

  constructor(given = {}) {
    const pairs = typeof given[Symbol.iterator] === 'function' ? given : Object.entries(given);
    for (const [name, value] of pairs) this.append(name, value);
  }

  append(name, value) {
    this.set(name, this.has(name) ? `${this.get(name)}, ${value}` : value);
  }

  delete(name) {
    this.#values.delete(String(name).toLowerCase());
  }

  get(name) {
    return this.#values.get(String(name).toLowerCase()) ?? null;
  }

  has(name) {
    return this.#values.has(String(name).toLowerCase());
  }

  set(name, value) {
    this.#values.set(String(name).toLowerCase(), String(value));
  }

  forEach(body, self) {
    for (const [name, value] of this) Reflect.apply(body, self, [value, name, this]);
  }

  entries() {
    return [...this.#values].sort(([one], [other]) => (one < other ? -1 : 1)).values();
  }

  keys() {
    return [...this].map(([name]) => name).values();
  }

  values() {
    return [...this].map(([, value]) => value).values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }
}

class Response {
  #content;
  #isRead = false;

  constructor(body = null, { status = 200, statusText = '', headers = {}, url = '' } = {}) {
    const { content, type } = contentOf(body);
    this.#content = content;
    Object.assign(this, { status, statusText, url, redirected: false, type: 'basic' });
    this.headers = headers instanceof Headers ? headers : new Headers(headersOf(headers, type));
  }

  get ok() {
    return this.status >= 200 && this.status < 300;
  }

  get bodyUsed() {
    return this.#isRead;
  }

  async text() {
    const content = this.#read();
    return typeof content === 'string' ? content : new TextDecoder().decode(bytesOf(content));
  }

  async json() {
    return JSON.parse(await this.text());
  }

  async arrayBuffer() {
    return bytesOf(this.#read()).slice().buffer;
  }

  clone() {
    if (this.#isRead) throw new TypeError('The body of this response has been read.');
    const { status, statusText, headers, url } = this;
    return new Response(this.#content, { status, statusText, url, headers: new Headers(headers) });
  }

  #read() {
    if (this.#isRead) throw new TypeError('The body of this response has been read.');
    this.#isRead = true;
    return this.#content;
  }
}

/** A request as a reply gets it. */
function requestOf(input, options = {}) {
  const { URL } = require('./url');
  const isRequest = typeof input === 'object' && !(input instanceof URL);
  const { method = 'GET', url, headers = {}, body = null } = { ...(isRequest ? input : { url: String(input) }), ...options };
  return {
    method: String(method).toUpperCase(), url: new URL(url).href, headers: Object.fromEntries(new Headers(headers)), body,
  };
}

const refused = (message, request) => Object.assign(new TypeError(message), { request });

/** Settles when a request is taken back; never without a signal. */
const aborted = (signal) => new Promise((done) => signal?.addEventListener?.('abort', done));

const failed = (name, error) => `fetch failed: ${name}: ${error}`;

/**
 * @param answerTo resolves with the answer of the last reply that matches a request, `{status, headers, body, delay, error}`;
 *   with undefined if none does
 * @param wait resolves after milliseconds
 * @param failure the message of a request that fails, given its method and URL, and the reason
 */
const makeFetch = (answerTo, wait, failure = failed) => async function fetch(input, options) {
  const request = requestOf(input, options);
  const name = `${request.method} ${request.url}`;
  const { signal } = options ?? {};
  if (signal?.aborted) throw signal.reason;
  const answer = await answerTo(request);
  if (!answer) {
    throw refused(`fetch failed: ${name}: this runner makes no connection, and no reply of the test matches. network.reply(…) ` +
      "gives one, and 'navbridge detox test' runs a suite for Detox in Node, which has a network.", request);
  }
  const { status = 200, headers = {}, body, delay = 0, error } = answer;
  if (delay > 0) await Promise.race([wait(delay), aborted(signal)]);
  if (signal?.aborted) throw signal.reason;
  if (error !== undefined) throw refused(failure(name, error), request);
  return new Response(body, { status, headers, url: request.url });
};

module.exports = { Headers, Response, makeFetch };
