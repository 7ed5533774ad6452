// A reload that can be awaited
// https://github.com/wix/Detox/issues/1391
//
// On a phone: a test that reloads React Native cannot know when the new script is there, and fails now and then.
// Here: device.reload returns when the new script has begun, and the app's reload returns when its screen is there,
// too.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  console.log(`script ${navbridge.epoch}`);
  Navigation.events().registerAppLaunchedListener(() => {
    const root = { component: { name: 'Screen', id: `home${navbridge.epoch}` } };
    setTimeout(() => Navigation.setRoot({ root }), 500);
  });
};

test('device.reload returns when the new script has begun', async () => {
  await app(main);
  await clock.pause();
  await device.reload();
  expect((await stats()).epoch).toBe(2);
  expect((await clock.now()).ms).toBe(500);
});

test('the reload of the app returns when the new screen is there', async () => {
  const home = await app(main);
  await home.reload();
  expect(home.commands.map(({ epoch, state, at }) => [epoch, state, at])).toEqual([
    [1, 'resolved', 500], [2, 'resolved', 1000],
  ]);
  expect((await home.snapshot('home2')).visible).toBe(true);
});

test('three awaited reloads are three scripts', async () => {
  const home = await app(main);
  for (let count = 0; count < 3; count++) await home.reload();
  expect(home.output.map(({ text }) => text)).toEqual(['script 1', 'script 2', 'script 3', 'script 4']);
});
