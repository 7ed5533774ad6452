// Images in files beside the app, with one for each density.
const { app, device, expect, test } = require('navbridge');
const { readFileSync } = require('fs');

/** Returns the image that the screen shows, as a picture draws it. */
async function drawn() {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.look?.image) found.push(node.look.image);
    Object.values(node).forEach(visit);
  };
  visit(await device.snapshot({ react: true, look: true }));
  return found;
}

const data = (name) => `data:image/png;base64,${readFileSync(`Tests/Components/images/${name}`).toString('base64')}`;

function dots() {
  const { createElement: h } = require('react');
  const { Image, Text, View } = require('react-native');
  const dot = require('./images/dot.png');
  globalThis.loads = [];

  require('./show')(() => {
    const { uri, ...size } = Image.resolveAssetSource(dot);
    const note = (word) => () => globalThis.loads.push(word);
    return h(View, null,
      h(Image, { testID: 'dot', source: dot, onLoad: note('loaded'), onError: note('failed') }),
      h(Text, { testID: 'resolved' }, `${uri.replace(/\?.*/, '').replace(/.*\//, '')} ${JSON.stringify(size)}`));
  });
}

test.each([['iPhone 16 Pro Max', 3], ['iPhone SE 3', 2]])('a file is drawn in the density of %s', async (name, scale) => {
  const running = await app(dots, { device: name });
  expect((await drawn()).map((image) => image.data)).toEqual([data(`dot@${scale}x.png`)]);
  const size = JSON.stringify({ __packager_asset: true, width: 4, height: 3, scale });
  await expect({ testID: 'resolved' }).toHaveText(`dot@${scale}x.png ${size}`);
  expect(await running.run(() => globalThis.loads)).toEqual(['loaded']);
});
