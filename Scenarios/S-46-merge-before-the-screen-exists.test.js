// mergeOptions at each moment of a screen's life
// https://github.com/wix/react-native-navigation/issues/6085
// https://github.com/wix/react-native-navigation/issues/6550
// https://github.com/wix/react-native-navigation/issues/7189
//
// On a phone: options that were merged before the screen was in the hierarchy got lost, ended the app, or made its
// view.
// Here: a screen that exists takes them, be it pending, presented or in a tab that was never shown; its view is not
// made. For an id that does not exist yet, or no longer, nothing happens.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Home', () => ({ componentId }) => { console.log(`made ${componentId}`); });
  Navigation.registerComponent('Slow', () => () => ({ ready: new Promise((done) => setTimeout(done, 100)) }));
  globalThis.merge = (id, text) => { Navigation.mergeOptions(id, { topBar: { title: { text } } }); };
  const stack = (id, child) => ({ stack: { id, children: [{ component: { name: 'Home', id: child } }] } });
  const options = { bottomTabs: { tabsAttachMode: 'onSwitchToTab' } };
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { bottomTabs: { options, children: [stack('first', 'a'), stack('second', 'b')] } } });
  });
};

const push = () => {
  const options = { animations: { push: { waitForRender: true } }, topBar: { title: { text: 'Old' } } };
  return Navigation.push('first', { component: { name: 'Slow', id: 'new', options } });
};

const titleOf = async (tabs, stack) => (await tabs.snapshot(stack)).topBar.title.text;

test('before the screen exists the options are lost', async () => {
  const tabs = await app(main);
  await tabs.run(() => merge('new', 'Merged'));
  await tabs.run(push);
  expect(await titleOf(tabs, 'first')).toBe('Old');
});

test('a pending screen takes the options', async () => {
  const tabs = await app(main);
  await clock.pause();
  const pushed = tabs.run(push);
  await clock.advance(50);
  await expect(device).toHaveStack(['a'], 'first');
  await tabs.run(() => merge('new', 'Merged'));
  await clock.resume();
  await pushed;
  expect(await titleOf(tabs, 'first')).toBe('Merged');
});

test('a screen on the way takes the options', async () => {
  const tabs = await app(main);
  await clock.pause();
  const pushed = tabs.run(push);
  await clock.advance(200);
  await tabs.run(() => merge('new', 'Merged'));
  await clock.resume();
  await pushed;
  expect(await titleOf(tabs, 'first')).toBe('Merged');
});

test('a tab that was never shown takes the options without a view', async () => {
  const tabs = await app(main);
  const views = (await stats()).liveObjects.RNNComponentRootView;
  await tabs.run(() => merge('b', 'Merged'));
  await tabs.rest();
  expect(tabs.output.map(({ text }) => text)).toEqual(['made a']);
  expect((await stats()).liveObjects.RNNComponentRootView).toBe(views);
  await device.tap({ tabIndex: 1 });
  await tabs.rest();
  expect(tabs.output.map(({ text }) => text)).toEqual(['made a', 'made b']);
  expect(await titleOf(tabs, 'second')).toBe('Merged');
});

test('a screen that was popped ignores the options', async () => {
  const tabs = await app(main);
  await tabs.run(push);
  await tabs.run(() => Navigation.pop('new'));
  await tabs.run(() => merge('a', 'Home'));
  await tabs.run(() => merge('new', 'Merged'));
  await tabs.rest();
  expect(await titleOf(tabs, 'first')).toBe('Home');
  expect((await stats()).settled.rejected).toBe(0);
});
