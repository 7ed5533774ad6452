'use strict';
// `URL`.

const { link, replace } = require('./url-search-params');
const { encode, hostAndPort, isSpecial, parse, write } = require('./url-parts');

function made(text, base) {
  const root = base === undefined ? undefined : parse(String(base));
  return base !== undefined && !root ? undefined : parse(String(text), root);
}

class URL {
  #parts;
  #params;

  static canParse = (text, base) => made(text, base) !== undefined;

  static parse = (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null);

  constructor(text, base) {
    this.#parts = made(text, base);
    if (this.#parts) return;
    const of = base === undefined ? '' : ` with the base '${base}'`;
    throw Object.assign(new TypeError(`'${text}'${of} is not a URL.`), { code: 'ERR_INVALID_URL', input: String(text) });
  }

  get href() {
    return write(this.#parts);
  }

  set href(text) {
    this.#parts = new URL(text).#parts;
    this.#followQuery();
  }

  get origin() {
    const { scheme } = this.#parts;
    return isSpecial(scheme) && scheme !== 'file' ? `${scheme}://${this.host}` : 'null';
  }

  get protocol() {
    return `${this.#parts.scheme}:`;
  }

  set protocol(text) {
    const scheme = /^([a-z][a-z\d+.-]*)(:|$)/i.exec(text)?.[1].toLowerCase();
    if (scheme && isSpecial(scheme) === isSpecial(this.#parts.scheme)) this.#change({ scheme });
  }

  get username() {
    return this.#parts.user;
  }

  set username(text) {
    if (this.#parts.host) this.#change({ user: encode(String(text), 'user') });
  }

  get password() {
    return this.#parts.password;
  }

  set password(text) {
    if (this.#parts.host) this.#change({ password: encode(String(text), 'user') });
  }

  get host() {
    return hostAndPort(this.#parts);
  }

  set host(text) {
    const [, host, port] = /^(\[[^\]]*\]|[^/?#\\:]*)(?::(\d+))?/.exec(text);
    if (host && !this.#parts.isOpaque) this.#change({ host, ...(port && { port }) });
  }

  get hostname() {
    return this.#parts.host ?? '';
  }

  set hostname(text) {
    const [, host, port] = /^(\[[^\]]*\]|[^/?#\\:]*)(:)?/.exec(text);
    if (host && !port && !this.#parts.isOpaque) this.#change({ host });
  }

  get port() {
    return this.#parts.port;
  }

  set port(text) {
    const [digits] = /^\d*/.exec(text);
    if (this.#parts.host && (digits || text === '')) this.#change({ port: digits });
  }

  get pathname() {
    return this.#parts.path;
  }

  set pathname(text) {
    if (!this.#parts.isOpaque) this.#change({ path: encode(String(text).replace(/^(?![/\\])/, '/'), 'path') });
  }

  get search() {
    return this.#parts.query ? `?${this.#parts.query}` : '';
  }

  set search(text) {
    const query = String(text).replace(/^\?/, '').replaceAll('#', '%23');
    this.#change({ query: query === '' ? null : query });
    this.#followQuery();
  }

  get searchParams() {
    this.#params ??= link(this.#parts.query ?? '', (query) => {
      this.#parts = { ...this.#parts, query: query || null };
    });
    return this.#params;
  }

  get hash() {
    return this.#parts.fragment ? `#${this.#parts.fragment}` : '';
  }

  set hash(text) {
    const fragment = String(text).replace(/^#/, '');
    this.#change({ fragment: fragment === '' ? null : fragment });
  }

  toString() {
    return this.href;
  }

  toJSON() {
    return this.href;
  }

  /** Sets parts. A value with which the text would be no URL is ignored. */
  #change(changed) {
    this.#parts = parse(write({ ...this.#parts, ...changed })) ?? this.#parts;
  }

  #followQuery() {
    if (this.#params) replace(this.#params, this.#parts.query ?? '');
  }
}

Object.defineProperty(URL.prototype, Symbol.toStringTag, { value: 'URL', configurable: true });

module.exports = { URL };
