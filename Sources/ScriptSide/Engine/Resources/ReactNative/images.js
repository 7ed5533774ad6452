'use strict';
// Images. Nothing is drawn, but an image loads as far as its file is there: those of the bundle and in data URLs are, and those
// of a server if a reply answers its request.

const { fileOf } = require('./assets');
const { answerToView } = require('./network');
const { later } = require('./task-queue');
const { sendEvent } = require('./view-events');

const isImage = ({ name }) => /^(RCT)?Image(View)?$/.test(name);

/** The events for which a view waits. An image that nobody watches is not asked for. */
const WATCHED = ['onLoadStart', 'onLoad', 'onLoadEnd', 'onError', 'onProgress', 'onPartialLoad'];

/** The address that each view has loaded. */
const loaded = new WeakMap();

const sourceOf = ({ props: { source } }) => (Array.isArray(source) ? source[0] : source) ?? {};

const isRemote = (uri) => /^https?:/.test(uri);

/** Resolves to the sentence by which an image fails, or to undefined. */
async function failureOf(uri) {
  if (!isRemote(uri) || fileOf(uri) !== undefined) return undefined;
  const { error, status = 200 } = await answerToView({ method: 'GET', url: uri, headers: {}, body: null });
  if (error !== undefined) return error;
  return status >= 400 ? `The image '${uri}' is answered with ${status}.` : undefined;
}

function send(view, type, body) {
  if (view.parent) sendEvent(view, type, body);
}

async function load(view) {
  const { uri, width = 0, height = 0 } = sourceOf(view);
  send(view, 'topLoadStart', {});
  const error = await failureOf(uri);
  if (loaded.get(view) !== uri) return;
  if (error === undefined) send(view, 'topLoad', { source: { uri, width, height } });
  else send(view, 'topError', { error });
  send(view, 'topLoadEnd', {});
}

/** A view has been made, or its properties have changed. */
function changed(view) {
  if (!isImage(view)) return;
  const { uri } = sourceOf(view);
  if (uri === loaded.get(view) || !WATCHED.some((name) => view.props[name])) return;
  loaded.set(view, uri);
  if (uri) later(() => void load(view));
}

module.exports = { changed, isImage };
