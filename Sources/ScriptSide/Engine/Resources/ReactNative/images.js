'use strict';
// Images. Nothing is drawn, but an image loads as far as its file is there: those of the bundle and in data URLs are, and those
// of a server if a reply answers its request.

const { fileOf } = require('./assets');
const { answerToView } = require('./network');
const { later } = require('./task-queue');
const { sendEvent } = require('./view-events');

const isFast = ({ name }) => name === 'FastImageView';
const isExpo = ({ name }) => /^ViewManagerAdapter_ExpoImage/.test(name);
const isImage = (view) => /^(RCT)?Image(View)?$/.test(view.name) || isFast(view) || isExpo(view);

/** The events for which a view waits. An image that nobody watches is not asked for. */
const WATCHED = ['LoadStart', 'Load', 'LoadEnd', 'Error', 'Progress', 'PartialLoad', 'Display'];

/** The names of the events of a view without their `on`: those of `react-native-fast-image` are its own. */
const named = (view, name) => (isFast(view) ? `FastImage${name}` : name);

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

function send(view, name, body) {
  if (view.parent) sendEvent(view, `top${named(view, name)}`, body);
}

/** Sends that an image has come, as its library has it. */
function sendLoad(view, uri, width, height) {
  if (isFast(view)) return send(view, 'Load', { width, height });
  if (!isExpo(view)) return send(view, 'Load', { source: { uri, width, height } });
  send(view, 'Load', { cacheType: 'none', source: { url: uri, width, height, mediaType: null, isAnimated: false } });
  return send(view, 'Display', {});
}

async function load(view) {
  const { uri, width = 0, height = 0 } = sourceOf(view);
  send(view, 'LoadStart', {});
  const error = await failureOf(uri);
  if (loaded.get(view) !== uri) return;
  if (error === undefined) sendLoad(view, uri, width, height);
  else send(view, 'Error', isFast(view) ? {} : { error });
  if (!isExpo(view)) send(view, 'LoadEnd', {});
}

/** A view has been made, or its properties have changed. */
function changed(view) {
  if (!isImage(view)) return;
  const { uri } = sourceOf(view);
  if (uri === loaded.get(view) || !WATCHED.some((name) => view.props[`on${named(view, name)}`])) return;
  loaded.set(view, uri);
  if (uri) later(() => void load(view));
}

module.exports = { changed, isImage };
