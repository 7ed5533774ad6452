'use strict';
// Deep links. URLs are matched against a tree of screens, and shown as modals once the app is ready.

/** Returns the path's parts and the query of a URL, without prefix and fragment; null if no prefix matches. */
function parseURL(url, prefixes) {
  const prefix = prefixes.filter((each) => url.startsWith(each)).sort((one, other) => other.length - one.length)[0];
  if (prefix === undefined) return null;
  const [path, query = ''] = url.slice(prefix.length).split('#')[0].split('?');
  const queryParams = {};
  for (const pair of query.split('&')) {
    const [, key, value] = /^([^=]*)=?(.*)$/s.exec(pair);
    if (key) queryParams[decoded(key)] = decoded(value);
  }
  return { parts: path.split('/').filter(Boolean).map(decoded), queryParams };
}

/** Returns a decoded text. A text with a wrong encoding is returned unchanged. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the screens on the first path of the tree that matches all of `parts`; null if there is none. */
function match(screens, parts) {
  for (const [screen, entry] of Object.entries(screens)) {
    const { path, screens: inner } = typeof entry === 'string' ? { path: entry } : entry;
    const pattern = path?.split('/').filter(Boolean) ?? [];
    const params = matchPattern(pattern, parts);
    if (!params) continue;
    const rest = parts.slice(pattern.length);
    const here = { screen, params };
    if (!rest.length && path !== undefined) return [here];
    const further = inner && match(inner, rest);
    if (further) return [here, ...further];
  }
  return null;
}

function matchPattern(pattern, parts) {
  if (pattern.length > parts.length) return null;
  const params = {};
  for (const [index, piece] of pattern.entries()) {
    if (piece.startsWith(':')) params[piece.slice(1)] = parts[index];
    else if (piece !== parts[index]) return null;
  }
  return params;
}

/** Returns a stack of the screens that were matched. */
function defaultLayout({ path, queryParams }) {
  const children = path.map(({ screen, params }) => {
    const { ref, key, ...passProps } = { ...queryParams, ...params };
    if (ref !== undefined || key !== undefined) {
      console.warn(`A deep link's parameters 'ref' and 'key' are React's own; '${screen}' does not get them.`);
    }
    return { component: { name: screen, passProps } };
  });
  return { stack: { children } };
}

class LinkingHandler {
  #showModal;
  #config = null;
  #subscription;
  #isRootReady = false;
  /** The value that the app has set with `setLinkingReady`; undefined until then. */
  #override;
  #wasReady = false;
  #queue = [];

  constructor(showModal) {
    this.#showModal = showModal;
  }

  configure(config) {
    this.#subscription?.remove();
    this.#queue = [];
    this.#override = undefined;
    this.#config = config;
    this.#refresh();
    const { Linking } = require('./react-native-linking');
    this.#subscription = Linking.addEventListener('url', ({ url }) => this.handle(url));
    Linking.getInitialURL().then((url) => {
      if (url && this.#config === config) this.handle(url);
    });
  }

  handle(url) {
    if (!this.#config) return;
    if (this.#isReady) this.#process(url);
    else this.#queue.push(url);
  }

  rootIsReady() {
    this.#isRootReady = true;
    this.#refresh();
  }

  setReady(isReady) {
    this.#override = isReady;
    this.#refresh();
  }

  get #isReady() {
    return this.#isRootReady && (this.#override ?? this.#config?.isReady?.() ?? true);
  }

  /** Processes the waiting links when the app becomes ready. A change of a predicate is noticed at the next call. */
  #refresh() {
    const isReady = this.#isReady;
    const begins = isReady && !this.#wasReady;
    this.#wasReady = isReady;
    if (begins) for (const url of this.#queue.splice(0)) this.#process(url);
  }

  #process(url) {
    const { prefixes, config, onLink, getModal, fallback } = this.#config;
    const parsed = parseURL(url, prefixes);
    const path = parsed && match(config.screens, parsed.parts);
    if (!path) return void fallback?.(url);
    const found = { url, path, queryParams: parsed.queryParams };
    if (onLink) return void onLink(found);
    const layout = getModal ? getModal(found) : defaultLayout(found);
    if (layout) this.#showModal(layout);
  }
}

module.exports = { LinkingHandler };
