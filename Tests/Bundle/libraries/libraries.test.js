const { app, device, expect, system, test, waitForIdle } = require('navbridge');
const { log } = require('../open');

async function open(name) {
  const running = await app('./libraries.jsbundle', { modules: './modules.js' });
  await device.scrollTo({ testID: `open-${name}` });
  await device.tap({ testID: `open-${name}` });
  await waitForIdle();
  await running.rest();
  return running;
}

/** Taps, and waits until the app is at rest. */
async function press(running, ...testIDs) {
  for (const testID of testIDs) {
    await device.tap({ testID });
    await running.rest();
  }
}

test('async storage keeps what an app stores, over a reload, too', async () => {
  const running = await open('Storage');
  await press(running, 'save', 'load');
  expect(await log()).toEqual(['saved', 'Ada:data,name']);
  await running.reload();
  await press(running, 'open-Storage', 'load');
  expect(await log()).toEqual(['Ada:data,name']);
});

test('gesture handlers pan, tap, press and pinch', async () => {
  const running = await open('Gestures');
  await device.drag({ testID: 'pan', x: 100 });
  await press(running, 'taps');
  await device.multiTap({ testID: 'taps', times: 2 });
  await running.rest();
  await device.longPress({ testID: 'long' });
  await device.pinch({ testID: 'pinch', scale: 2 });
  expect(await device.tap({ testID: 'button' })).toEqual({ done: true });
  await press(running, 'old');
  expect(await log()).toEqual(['start', 'end:100', 'single', 'double', 'long', 'scale:2', 'button', 'old']);
});

test('the safe area is that of the phone', async () => {
  await open('SafeArea');
  await expect({ testID: 'insets' }).toHaveText('false,true');
});

test('the network changes by the hand of a tester', async () => {
  const running = await open('Network');
  await press(running, 'fetch');
  await expect({ testID: 'network' }).toHaveText('wifi:true');
  await system.setNetwork({ isConnected: false });
  await running.rest();
  await expect({ testID: 'network' }).toHaveText('none:false');
});

test('the device is a phone', async () => {
  await open('Device');
  await expect({ testID: 'device' }).toHaveText('iOS iPhone false 1.0');
});

test('permissions are those of the tester', async () => {
  const running = await open('Permissions');
  await system.setPermission('microphone', 'blocked');
  await press(running, 'ask');
  expect(await log()).toEqual(['denied', 'granted', 'blocked']);
});

test('a web view loads, and sends messages', async () => {
  const running = await open('Web');
  await device.viewEvent({ testID: 'web' }, 'topMessage', { data: 'hello' });
  await running.rest();
  expect(await log()).toEqual(['load', 'end', 'hello']);
});

test('the clipboard is copied and pasted', async () => {
  const running = await open('Copy');
  await press(running, 'copy');
  expect(await system.clipboard()).toBe('copied');
  await system.setClipboard('mine');
  await press(running, 'paste');
  expect(await log()).toEqual(['mine']);
});

test('a date is picked', async () => {
  const running = await open('Dates');
  await device.viewEvent({ testID: 'picker' }, 'topChange', { timestamp: 86400000 * 365, utcOffset: 0 });
  await running.rest();
  await expect({ testID: 'date' }).toHaveText('1971-01-01');
});

test("reanimated's animations end", async () => {
  const running = await open('Animations');
  await press(running, 'grow');
  expect(await log()).toEqual(['grown']);
});

test("Expo's modules are answered from files", async () => {
  const running = await open('Expo');
  await press(running, 'expo');
  expect(await log()).toEqual(['Hello,', 'Ada']);
});
