'use strict';
// Native tabs, on a real bundle of `navigator.js` or of `host.js`.

const { app, device, expect, test } = require('navbridge');

/** The app of the running test. */
let running;
const open = async () => {
  running = await app('./native-tabs.jsbundle');
};
const tabBar = async () => JSON.stringify((await device.snapshot()).windows[0]);

test('tabs with titles, a badge and a stack', async () => {
  await open();
  await expect(device).toHaveTab('Feed');
  await expect(device).toHaveStack(['Home']);
  const text = await tabBar();
  for (const part of ['"Feed"', '"Settings"', '"3"', 'house', 'gear']) expect(text).toContain(part);
});

test('a tap on another tab, and the way back by the script', async () => {
  await open();
  await device.tap({ text: 'Settings' });
  await expect(device).toHaveTab('Settings');
  await running.rest();
  const lines = running.output.map(({ text }) => text);
  expect(lines.filter((line) => ['Settings tabPress', 'Settings selected by user'].includes(line))).toHaveLength(1);
  await device.tap({ testID: 'TO_FEED' });
  await expect(device).toHaveTab('Feed');
  await device.tap({ tabIndex: 1 });
  await device.tap({ tabIndex: 0 });
  await expect(device).toHaveTab('Feed');
});

test('a repeated tap pops to the root', async () => {
  await open();
  await device.tap({ testID: 'OPEN' });
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.tap({ tabIndex: 0 });
  await expect(device).toHaveStack(['Home']);
  await running.rest();
  await device.tap({ testID: 'OPEN' });
  await device.tap({ testID: 'BACK' });
  await expect(device).toHaveStack(['Home']);
});

test('a repeated tap on a root scrolls its content to the top', async () => {
  await open();
  await device.scrollTo({ testID: 'ROW_40' });
  await expect({ testID: 'ROW_40' }).toBeVisible();
  await device.tap({ tabIndex: 0 });
  await running.rest();
  await expect({ testID: 'ROW_1' }).toBeVisible();
  await expect({ testID: 'ROW_40' }).not.toBeVisible();
});

test('a stack in a tab keeps its screens while another tab is shown', async () => {
  await open();
  await device.tap({ testID: 'OPEN' });
  await device.tap({ tabIndex: 1 });
  await device.tap({ tabIndex: 0 });
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.swipeBack();
  await expect(device).toHaveStack(['Home']);
});
