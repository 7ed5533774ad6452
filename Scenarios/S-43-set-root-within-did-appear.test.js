// setRoot within componentDidAppear of the old root
// https://github.com/wix/react-native-navigation/issues/5188
//
// On a phone: a screen called setRoot in its componentDidAppear; after it had been unmounted, its methods were called
// on.
// Here: the old root gets one appearance, is unmounted, and nothing afterwards.

const { app, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Splash', () => () => ({
    componentDidAppear() {
      console.log('splash did appear');
      Navigation.setRoot({ root: { component: { name: 'Home', id: 'home' } } });
    },
    componentDidDisappear: () => console.log('splash did disappear'),
    componentWillUnmount: () => console.log('splash will unmount'),
  }));
  Navigation.registerComponent('Home', () => () => ({ componentDidAppear: () => console.log('home did appear') }));
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Splash', id: 'splash' } } });
  });
};

test('the old root gets no event after it has been unmounted', async () => {
  const splash = await app(main);
  expect(splash.output.map(({ text }) => text)).toEqual([
    'splash did appear', 'splash will unmount', 'home did appear',
  ]);
  expect(splash.commands.map(({ id, state }) => [id, state])).toEqual([
    ['setRoot1', 'resolved'], ['setRoot2', 'resolved'],
  ]);
  await expect('home').toBeVisible();
  const ofSplash = splash.emitted.filter(({ body }) => body?.componentId === 'splash').map(({ name }) => name);
  expect(ofSplash).toEqual(['RNN.ComponentWillAppear', 'RNN.ComponentDidAppear']);
});

test('the old root leaves no object behind', async () => {
  const splash = await app(main);
  const again = () => Navigation.setRoot({ root: { component: { name: 'Splash', id: 'splash' } } });
  await splash.run(again);
  await expect(() => splash.run(again)).toLeakNothing();
  await expect('home').toBeVisible();
});
