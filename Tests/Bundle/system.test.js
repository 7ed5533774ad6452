const { device, expect, system, test } = require('navbridge');
const { open, log } = require('./open');

test('the app opens links, vibrates and announces', async () => {
  const running = await open('System');
  for (const testID of ['open', 'settings', 'vibrate', 'announce']) await device.tap({ testID });
  await running.rest();
  expect(await log()).toEqual(expect.arrayContaining(['first:null', 'opened', 'settings', 'isMotion:false']));
  expect((await device.snapshot()).opened).toEqual(['https://example.com/opened', 'app-settings:']);
  expect((await system.effects()).map(({ kind }) => kind)).toEqual(['vibrate', 'announce']);
});

test('a user changes the settings, turns the device and opens a link', async () => {
  const running = await open('System');
  await system.setAccessibility({ reduceMotion: true, screenReader: true });
  await device.setUserInterfaceStyle('dark');
  await device.rotate('landscape');
  await device.openURL('app://link');
  await device.background();
  await device.foreground();
  await running.rest();
  const notes = ['motion:true', 'reader:true', 'scheme:dark', 'window:true', 'app://link', 'background', 'active'];
  expect(await log()).toEqual(expect.arrayContaining(notes));
  await expect({ testID: 'scheme' }).toHaveText('dark');
  await expect({ testID: 'window' }).toHaveText('wide');
});
