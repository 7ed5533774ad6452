const { expect, test } = require('navbridge');
const { host, runTasks } = require('./host');

Object.assign(host, { global: globalThis, print() {}, context: { device: {} } });
const sent = [];
require('house/view-events').sendEvent = (_view, type, body) => void sent.push([type, body]);
const { changed, isImage } = require('house/images');

const WATCHED = { RCTImageView: 'onLoad', FastImageView: 'onFastImageLoad', ViewManagerAdapter_ExpoImage: 'onLoad' };
/** The events of a view that has been made. */
async function loaded(name, uri, watched = WATCHED[name]) {
  changed({ name, props: { source: [{ uri, width: 3, height: 2 }], [watched]: true }, parent: {} });
  runTasks();
  for (let at = 0; at < 10; at++) await Promise.resolve();
  return sent.splice(0);
}

test('an image loads by the events of its library', async () => {
  const source = { uri: 'file:///a.png', width: 3, height: 2 };
  expect(await loaded('RCTImageView', 'file:///a.png')).toEqual([
    ['topLoadStart', {}], ['topLoad', { source }], ['topLoadEnd', {}],
  ]);
  expect(await loaded('FastImageView', 'file:///a.png')).toEqual([
    ['topFastImageLoadStart', {}], ['topFastImageLoad', { width: 3, height: 2 }], ['topFastImageLoadEnd', {}],
  ]);
  const shown = { cacheType: 'none', source: { url: 'file:///a.png', width: 3, height: 2, mediaType: null, isAnimated: false } };
  expect(await loaded('ViewManagerAdapter_ExpoImage', 'file:///a.png')).toEqual([
    ['topLoadStart', {}], ['topLoad', shown], ['topDisplay', {}],
  ]);
});

test('an image of a server fails without a reply, as its library has it', async () => {
  const types = async (name) => (await loaded(name, `https://a/${name}`)).map(([type]) => type);
  expect(await types('FastImageView')).toEqual(['topFastImageLoadStart', 'topFastImageError', 'topFastImageLoadEnd']);
  expect(await types('ViewManagerAdapter_ExpoImage')).toEqual(['topLoadStart', 'topError']);
});

test('an image that nobody watches by the names of its library is not loaded', async () => {
  expect(await loaded('FastImageView', 'file:///b.png', 'onLoad')).toEqual([]);
  expect(await loaded('RCTImageView', 'file:///b.png', 'onFastImageLoad')).toEqual([]);
  expect(['FastImageView', 'ViewManagerAdapter_ExpoImage_1', 'Image', 'RCTView'].map((name) => isImage({ name })))
    .toEqual([true, true, true, false]);
});
