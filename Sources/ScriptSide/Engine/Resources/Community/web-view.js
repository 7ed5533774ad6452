'use strict';
// `react-native-webview`. A page is not run: it begins and ends to load, unless its request fails, and a tester sends the other
// events (`device.viewEvent`).

const { answerToView } = require('./network');
const { later } = require('./task-queue');
const { sendEvent } = require('./view-events');
const { follow } = require('./view-life');

const isWebView = ({ name }) => /^RNCWebView/.test(name);
const sources = new WeakMap();

/** The source of a page: `{uri}` or `{html, baseUrl}`. */
const sourceOf = ({ props: { newSource, source } }) => newSource ?? source ?? {};

/** Resolves to the sentence by which a page fails, or to undefined. */
async function failureOf({ uri }) {
  if (!/^https?:/.test(uri ?? '')) return undefined;
  const { error } = await answerToView({ method: 'GET', url: uri, headers: {}, body: null });
  return error;
}

async function load(view) {
  const source = sourceOf(view);
  const url = source.uri ?? source.baseUrl ?? 'about:blank';
  const body = { url, title: '', loading: true, canGoBack: false, canGoForward: false, lockIdentifier: 0 };
  sendEvent(view, 'topLoadingStart', { ...body, navigationType: 'other' });
  const error = await failureOf(source);
  if (!view.parent) return;
  if (error === undefined) {
    sendEvent(view, 'topLoadingFinish', { ...body, loading: false });
  } else {
    const failure = { domain: 'NSURLErrorDomain', code: -1009, description: error };
    sendEvent(view, 'topLoadingError', { ...body, loading: false, ...failure });
  }
}

follow((view) => {
  if (!isWebView(view)) return;
  const text = JSON.stringify(sourceOf(view));
  if (text === sources.get(view)) return;
  sources.set(view, text);
  if (text !== '{}') later(() => void load(view));
});

const methods = { shouldStartLoadWithLockIdentifier(_shouldStart, _lock) {} };

module.exports = {
  webView: { name: 'RNCWebViewModule', methods },
  /** The module's name in earlier versions. */
  former: { name: 'RNCWebView', methods },
};
