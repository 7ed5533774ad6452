'use strict';
// React Navigation's native stack and its tabs, on a real bundle of `app.js`.

const { app, device, expect, test, traffic } = require('navbridge');
const { countTraffic } = require('./traffic');

/** The app of the running test. */
let running;

/** Starts the app, and opens a screen by the button on its home screen. */
const open = async (id) => {
  running = await app('./navigation.jsbundle');
  if (id) await device.tap({ testID: id });
};

test('a push, the back button, and both ends of a swipe', async () => {
  await open('OPEN');
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.swipeBack({ complete: false });
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.tap({ back: true });
  await expect(device).toHaveStack(['Home']);
  await device.tap({ testID: 'OPEN' });
  await device.swipeBack();
  await expect(device).toHaveStack(['Home']);
});

test('several screens, a press in the bar, a new title, and a pop of all', async () => {
  await open('OPEN');
  await device.tap({ testID: 'AGAIN' });
  await device.tap({ testID: 'RIGHT' });
  await device.tap({ testID: 'RENAME' });
  await expect(device).toHaveStack(['Home', 'Details', 'Details']);
  await device.tap({ testID: 'TOP' });
  await expect(device).toHaveStack(['Home']);
});

test('stacks in tabs', async () => {
  await open();
  await device.tap({ testID: 'TAB_SETTINGS' });
  await expect(device).toHaveStack(['SettingsHome']);
  await device.tap({ testID: 'PROFILE' });
  await expect(device).toHaveStack(['SettingsHome', 'Profile']);
  await device.tap({ testID: 'TAB_FEED' });
  await expect(device).toHaveStack(['Home']);
  await expect(device).toHaveTab('Feed');
});

test('a replaced screen', async () => {
  await open('REPLACE');
  await expect(device).toHaveStack(['Details']);
});

for (const name of ['Modal', 'Full', 'Transparent', 'Sheet']) {
  test(`the screen ${name} over the stack`, async () => {
    await open(name.toUpperCase());
    await expect(device).toHaveModals([name]);
    await device.tap({ testID: `${name.toUpperCase()}_CLOSE` });
    await expect(device).toHaveModals([]);
  });
}

test('a sheet that is swiped down', async () => {
  await open('MODAL');
  await device.dismissModal();
  await expect(device).toHaveModals([]);
});

test('a screen that asks before it goes', async () => {
  await open('GUARDED');
  await device.tap({ back: true });
  await device.swipeBack();
  await expect(device).toHaveStack(['Home', 'Guarded']);
  await device.tap({ testID: 'ALLOW' });
  await device.tap({ back: true });
  await expect(device).toHaveStack(['Home']);
});

test('a large title over a list', async () => {
  await open('LARGE');
  await device.scrollTo({ testID: 'LARGE_60' });
  await expect({ testID: 'LARGE_60' }).toBeVisible();
});

test('a search', async () => {
  await open('SEARCH');
  await device.search('abc');
  // The bar consists of the search bar alone while the search runs.
  await device.search({ cancel: true });
  await device.tap({ back: true });
  await expect(device).toHaveStack(['Home']);
});

for (const name of ['Fade', 'None', 'NoHeader']) {
  test(`the screen ${name}, and back`, async () => {
    await open(name.toUpperCase());
    await expect(device).toHaveStack(['Home', name]);
    await device.swipeBack();
    await expect(device).toHaveStack(['Home']);
  });
}

test('a screen that no finger swipes away', async () => {
  await open('NOGESTURE');
  await device.swipeBack();
  await expect(device).toHaveStack(['Home', 'NoGesture']);
  await device.tap({ back: true });
  await expect(device).toHaveStack(['Home']);
});

test('several routes in one commit, and one that is removed in the middle', async () => {
  await open();
  await device.tap({ testID: 'TWO' });
  await running.rest();
  const opened = running.output.map(({ text }) => text).filter((text) => text.endsWith('transitionEnd opening'));
  expect(opened).toEqual(['Home transitionEnd opening', 'Details transitionEnd opening']);
  await expect(device).toHaveStack(['Home', 'Fade', 'Details']);
  const printed = running.output.length;
  await device.tap({ testID: 'REMOVE' });
  await running.rest();
  await expect(device).toHaveStack(['Home', 'Details']);
  const later = running.output.slice(printed).map(({ text }) => text);
  expect(later.filter((text) => text.includes('transition'))).toEqual([]);
});

test('the status bar, the home indicator and the orientation of a screen', async () => {
  await open('TRAITS');
  await running.rest();
  const shown = async () => {
    const { orientation, windows: [{ statusBar, homeIndicator }] } = await device.snapshot();
    return [statusBar.style, homeIndicator.autoHidden, orientation];
  };
  expect(await shown()).toEqual(['light', true, 'landscapeRight']);
  await device.tap({ back: true });
  await running.rest();
  expect(await shown()).toEqual(['default', false, 'portrait']);
});

test('the height of the header and the insets', async () => {
  await open('OPEN');
  await running.rest();
  // The provider is that of the tabs, around all bars.
  await expect({ testID: 'DETAILS1_METRICS' }).toHaveText(/^header 10[0-9.]+, insets 62 0 34 0$/);
});

test('the frames of a transition, for a screen that listens', async () => {
  await open('PROGRESS');
  await device.swipeBack({ complete: false });
  const lines = running.output.map(({ text }) => text).filter((text) => text.startsWith('Progress '));
  expect(lines.filter((text) => text.startsWith('Progress many growing'))).toHaveLength(1);
});

test("React Native's own modal over a native stack", async () => {
  await open('DIALOG');
  await device.tap({ testID: 'DIALOG_OPEN' });
  await expect({ testID: 'DIALOG_CLOSE' }).toBeVisible();
  await device.dismissModal();
  await expect({ testID: 'DIALOG_OPEN' }).toBeVisible();
  await device.tap({ testID: 'DIALOG_OPEN' });
  await device.tap({ testID: 'DIALOG_CLOSE' });
  await running.rest();
  const lines = running.output.map(({ text }) => text).filter((text) => text.startsWith('Dialog '));
  expect(lines.filter((text) => text === 'Dialog shown')).toHaveLength(2);
  expect(lines.filter((text) => text === 'Dialog dismissed')).toHaveLength(2);
});

test('a link that starts the app, and one into the running app', async () => {
  running = await app('./navigation.jsbundle', { url: 'app://feed/details/seven' });
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.openURL('app://settings/profile/eve');
  await expect(device).toHaveTab('Settings');
  await expect(device).toHaveStack(['SettingsHome', 'Profile']);
});

test('the events of the screens, in order', async () => {
  await open('OPEN');
  await expect(running).toHaveEmitted([
    ['onWillDisappear', { target: 'Home' }], ['onWillAppear', { target: 'Details' }], ['onAppear', { target: 'Details' }],
  ]);
});

test('no screen that was popped is kept', async () => {
  await open('OPEN');
  await device.tap({ testID: 'AGAIN' });
  await device.tap({ testID: 'TOP' });
  await expect(running).toLeakNothing();
});

test('a form sheet that a finger moves between its detents', async () => {
  await open('SHEET');
  await running.rest();
  const frame = async () => (await device.snapshot()).windows[0].presented[0].frame;
  const low = await frame();
  await device.dragSheet({ detent: 1 });
  await running.rest();
  const high = await frame();
  expect(high[1] < low[1] && high[3] > low[3]).toBe(true);
  expect(running.output.map(({ text }) => text)).toContain('Sheet sheetDetentChange 1 stable');
});

/** Expects that the root is alone and works: another screen comes and goes. */
async function expectWorkingRoot() {
  await running.rest();
  await expect(device).toHaveStack(['Home']);
  await device.tap({ testID: 'OPEN' });
  await expect(device).toHaveStack(['Home', 'Details']);
  await device.swipeBack();
  await expect(device).toHaveStack(['Home']);
}

for (const complete of [true, false]) {
  test(`a screen that JavaScript removes during a swipe that ${complete ? 'ends' : 'turns back'}`, async () => {
    await open('VANISHING');
    await device.swipeBack({ complete });
    await expectWorkingRoot();
    await expect(running).toLeakNothing();
  });

  const then = complete ? 'goes on' : 'turns back';
  test(`a screen that JavaScript removes while a finger holds it half way and then ${then}`, async () => {
    await open('VANISHING');
    await device.gesture({ path: [[100, 500, 0], [200, 500, 40], [300, 500, 40]], holds: true });
    await device.moveFinger({ path: [[301, 500, 200]] });
    await device.liftFinger({ path: [[complete ? 430 : 110, 500, 100]] });
    await expectWorkingRoot();
    await expect(running).toLeakNothing();
  });
}

test('a push and a pop in few messages and writes, and without frames that nobody wants', async () => {
  await open();
  await running.rest();
  await traffic.subscribe({ kinds: ['read', 'write', 'surface'] });
  const push = await countTraffic(running, () => device.tap({ testID: 'OPEN' }));
  expect(push.out[0] <= 2500).toBe(true);
  // The places that follow from the bar's height are a message of their own.
  expect(push.out.slice(1).every((bytes) => bytes < 600)).toBe(true);
  expect([push.writes <= 3, push.frames]).toEqual([true, 4]);
  const pop = await countTraffic(running, () => device.tap({ testID: 'BACK' }));
  expect([pop.out.length, pop.out[0] <= 100]).toEqual([1, true]);
  expect([pop.writes <= 3, pop.frames <= 4]).toEqual([true, true]);
});
