// 64 promises in flight at a reload
// https://github.com/expo/expo/issues/47315
//
// On a phone: a promise that was rejected during teardown reached a scheduler that had been freed; the app ended.
// Here: each of 64 commands ends once, as settled or as cancelled by the reload, wherever in their course it comes.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  const after = (ms) => new Promise((done) => setTimeout(done, ms));
  const slow = ({ componentId }) => ({ ready: after(10 * Number(componentId.slice(4))) });
  Navigation.registerComponent('Slow', () => slow);
  globalThis.screen = (id, name = 'Screen') => ({ component: { name, id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

/** 16 commands that are rejected, 16 that resolve at once, 16 that wait for a transition, 16 that wait for content. */
const send = () => {
  const options = { animations: { push: { waitForRender: true, enabled: false } } };
  for (let index = 0; index < 16; index++) {
    Navigation.pop(`nobody${index}`).catch(() => {});
    Navigation.showOverlay(screen(`overlay${index}`)).catch(() => {});
    Navigation.showModal(screen(`modal${index}`)).catch(() => {});
    Navigation.push('stack', { component: { name: 'Slow', id: `slow${index}`, options } }).catch(() => {});
  }
};

test.each([1, 45, 500])('each of 64 commands ends once with a reload after %i ms', async (ms) => {
  const stack = await app(main);
  await clock.pause();
  await stack.run(send);
  await clock.advance(ms);
  await device.reload();
  await clock.resume();
  await stack.rest();
  const old = stack.commands.filter(({ epoch, name }) => epoch === 1 && name !== 'setRoot');
  expect(old).toHaveLength(64);
  expect(old.filter(({ state }) => state === 'pending')).toEqual([]);
  const cancelled = old.filter(({ code }) => code === 'BRIDGE_INVALIDATED');
  const popped = old.filter(({ code }) => code === '1012');
  const resolved = old.filter(({ state }) => state === 'resolved');
  expect(popped).toHaveLength(16);
  expect(cancelled.length + popped.length + resolved.length).toBe(64);
  if (ms < 500) expect(cancelled.length).toBeGreaterThan(0);
  const { pending, settled } = await stats();
  expect(pending.commands).toBe(0);
  expect(settled.invalidated).toBe(cancelled.length);
  await expect(device).toHaveStack(['home']);
});
