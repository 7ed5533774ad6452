// Surfaces that end with a reload
// https://github.com/wix/react-native-navigation/issues/8021
// https://github.com/wix/react-native-navigation/issues/7770
// https://github.com/wix/react-native-navigation/issues/7646
//
// On a phone: on the new architecture a reload by 'r' ended the app, because surfaces were destroyed after the emitter
// that they send events to had been replaced.
// Here: each surface of the old script has ended when the new one begins, and its end sends the new one nothing, in
// whatever order surfaces, emitter and native modules are destroyed.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => ({
    componentDidDisappear: () => console.log('did disappear'),
  }));
  const screen = (name) => ({ component: { name: 'Screen', id: `${name}${navbridge.epoch}` } });
  globalThis.screen = screen;
  const tab = (name) => ({ stack: { id: `${name}Stack${navbridge.epoch}`, children: [screen(name)] } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { bottomTabs: { children: [tab('a'), tab('b')] } } });
  });
};

test('the new script begins with its own surfaces', async () => {
  const tabs = await app(main);
  await tabs.run(async () => {
    await Navigation.push('aStack1', screen('second'));
    await Navigation.showModal(screen('modal'));
  });
  const before = tabs.emitted.length;
  await tabs.reload();
  const events = tabs.emitted.slice(before).map(({ name, body }) => [name, body?.componentId]);
  expect(events[0][0]).toBe('RNN.AppLaunched');
  expect(events.filter(([, id]) => id?.endsWith('1'))).toEqual([]);
  await expect('a2').toBeVisible();
});

test('a reload after another leaves no surface behind', async () => {
  const tabs = await app(main);
  await tabs.reload();
  const { liveObjects } = await stats();
  for (let count = 0; count < 3; count++) {
    await tabs.run((epoch) => Navigation.push(`aStack${epoch}`, screen('second')), count + 2);
    await tabs.reload();
  }
  const after = await stats();
  expect(after.liveObjects).toEqual(liveObjects);
  expect(after.epoch).toBe(5);
  await expect(device).toHaveTab(0);
});

const orders = [
  'modules-emitter-surfaces', 'modules-surfaces-emitter', 'emitter-modules-surfaces', 'emitter-surfaces-modules',
  'surfaces-modules-emitter', 'surfaces-emitter-modules',
  // `navbridge explore` decides at each reload.
  'any',
];

/** The events behind the last reload, as `[name, componentId]`. */
const eventsBehindReload = (tabs) => {
  const entries = tabs.transcript();
  const last = entries.findLastIndex(({ kind }) => kind === 'reload');
  return entries.slice(last).filter(({ kind }) => kind === 'event').map(({ name, body }) => [name, body?.componentId]);
};

test.each(orders)('a reload that destroys them in the order %s sends nothing of the old and keeps nothing', async (order) => {
  const tabs = await app(main, { teardownOrder: order });
  const open = async (epoch) => {
    await Navigation.push(`aStack${epoch}`, screen('second'));
    await Navigation.showModal(screen('modal'));
  };
  const living = [];
  for (let epoch = 1; epoch <= 3; epoch++) {
    await tabs.run(open, epoch);
    // Another modal is in the middle of its animation.
    await clock.pause();
    await tabs.run(() => void Navigation.showModal(screen('last')).catch(() => {}));
    await clock.advance(100);
    await tabs.reload();
    await clock.resume();
    await tabs.rest();
    const events = eventsBehindReload(tabs);
    expect(events[0]).toEqual(['RNN.AppLaunched', undefined]);
    expect(events.filter(([, id]) => id?.endsWith(String(epoch)))).toEqual([]);
    await expect(`a${epoch + 1}`).toBeVisible();
    living.push((await stats()).liveObjects);
  }
  expect(living[2]).toEqual(living[1]);
});
