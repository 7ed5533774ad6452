// Reload away from the first screen
// https://github.com/wix/react-native-navigation/issues/646
// https://github.com/wix/react-native-navigation/issues/1514
// https://github.com/wix/react-native-navigation/issues/864
//
// On a phone: a reload with a pushed screen ended the app, because the old screen's disappearance met an emitter that
// was gone.
// Here: a reload works at each moment of a transition. The new script gets no event of an old screen.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = () => {
  const id = (name) => `${name}${navbridge.epoch}`;
  globalThis.screen = (name) => ({ component: { name: 'Screen', id: id(name) } });
  globalThis.stackId = id('stack');
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: stackId, children: [screen('home')] } } });
  });
};

const journeys = {
  push: () => Navigation.push(stackId, screen('new')),
  pop: () => Navigation.push(stackId, screen('new')).then(() => Navigation.pop(screen('new').component.id)),
  showModal: () => Navigation.showModal(screen('new')),
  dismissModal: () => Navigation.showModal(screen('new'))
    .then(() => Navigation.dismissModal(screen('new').component.id)),
};

const rows = Object.entries({ push: [1, 175, 349], pop: [350, 525, 700], showModal: [0, 250],
  dismissModal: [500, 700, 1000] }).flatMap(([name, times]) => times.map((ms) => [name, ms]));

test.each(rows)('a reload during %s, after %i ms', async (name, ms) => {
  const first = await app(main);
  await clock.pause();
  const journey = first.run(journeys[name]).then(() => 'done', ({ code }) => code);
  await clock.advance(ms);
  await device.reload();
  await clock.resume();
  await expect(journey).toSettle();
  await expect(device).toHaveStack(['home2'], 'stack2');
  const reload = first.transcript().findIndex(({ kind }) => kind === 'reload');
  expect(reload).toBeGreaterThan(0);
  const late = first.transcript().slice(reload)
    .filter(({ kind, body }) => kind === 'event' && /1$/.test(body?.componentId));
  expect(late).toEqual([]);
  expect((await stats()).pending).toMatchObject({ commands: 0, surfaces: 0, transitions: 0 });
});
