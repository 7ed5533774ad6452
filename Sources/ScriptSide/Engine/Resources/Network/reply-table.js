'use strict';
// Values by the requests that they are for. There may be many, so those for a text are found without a look at the others.

const { isPattern } = require('./network-arguments');

const keyOf = (method, url) => `${method ?? ''} ${url}`;

/** A text is a URL, after a method or not. Without a '?' it is the URL of requests with any query. */
function keyOfText(text) {
  const [, method, url] = /^(?:([A-Z]+) )?([^]*)$/.exec(text);
  return keyOf(method, url);
}

const matches = (matcher, request) => (isPattern(matcher) ? request.url.search(matcher) >= 0 : Boolean(matcher(request)));

class ReplyTable {
  #entries = [];
  /** The places of the entries for texts, by the texts' keys, and of the others. */
  #texts = new Map();
  #others = [];

  add(matcher, value) {
    const place = this.#entries.push({ matcher, value }) - 1;
    if (typeof matcher !== 'string') return void this.#others.push(place);
    const key = keyOfText(matcher);
    if (!this.#texts.has(key)) this.#texts.set(key, []);
    this.#texts.get(key).push(place);
  }

  /** The values for a request, those that were added last first. */
  *matching(request) {
    const urls = [request.url, request.url.split('?', 1)[0]];
    const keys = new Set(urls.flatMap((url) => [keyOf('', url), keyOf(request.method, url)]));
    const lists = [this.#others, ...[...keys].map((key) => this.#texts.get(key) ?? [])];
    // What is added meanwhile is for the next request.
    const rest = lists.map((list) => list.length);
    for (;;) {
      const places = lists.map((list, at) => list[rest[at] - 1] ?? -1);
      const last = Math.max(...places);
      if (last < 0) return;
      rest[places.indexOf(last)] -= 1;
      const { matcher, value } = this.#entries[last];
      if (typeof matcher === 'string' || matches(matcher, request)) yield value;
    }
  }
}

module.exports = { ReplyTable };
