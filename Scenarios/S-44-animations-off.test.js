// The events do not depend on animations
// https://github.com/wix/react-native-navigation/issues/7384
//
// On a phone: with the system's animations switched off, componentDidAppear was missing.
// Here: without animations the same events come, each as often, and no time passes.

const { app, clock, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const journey = async () => {
  await Navigation.push('stack', screen('second'));
  await Navigation.showModal(screen('modal'));
  await Navigation.dismissModal('modal');
  await Navigation.pop('second');
};

const eventsOf = ({ emitted }) => emitted
  .map(({ name, body }) => `${name} ${body?.componentId ?? body?.commandId ?? ''}`).sort();

test('the system without animations gives the same events in no time', async () => {
  const moving = await app(main);
  await moving.run(journey);
  await moving.rest();
  expect((await clock.now()).ms).toBeGreaterThan(1000);
  const still = await app(main, { noAnimations: true });
  await still.run(journey);
  await still.rest();
  expect((await clock.now()).ms).toBe(0);
  expect(eventsOf(still)).toEqual(eventsOf(moving));
});

test('animations that are switched off while the app runs give the same events', async () => {
  const moving = await app(main);
  await moving.run(journey);
  await moving.rest();
  const switched = await app(main);
  await device.setAnimationsEnabled(false);
  await switched.run(journey);
  await switched.rest();
  expect((await clock.now()).ms).toBe(0);
  expect(eventsOf(switched)).toEqual(eventsOf(moving));
});
