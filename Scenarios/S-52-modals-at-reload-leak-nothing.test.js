// Reloads with modals leak nothing
// https://github.com/wix/react-native-navigation/issues/5682
//
// On a phone: after a reload, presented modals and their components stayed in memory.
// Here: the objects that live after each reload are those that lived after the first.

const { app, device, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const showModals = async () => {
  await Navigation.showModal(screen('modal'));
  await Navigation.showModal({ stack: { id: 'second', children: [screen('inner')] } });
};

test('the number of objects returns after each of three reloads with two modals', async () => {
  const home = await app(main);
  const before = (await stats()).liveObjects;
  for (let count = 0; count < 3; count++) {
    await home.run(showModals);
    await expect(device).toHaveModals(['modal', 'second']);
    expect((await stats()).liveObjects.RNNComponentViewController).toBe(before.RNNComponentViewController + 2);
    await home.reload();
    await expect(device).toHaveModals([]);
    expect((await stats()).liveObjects).toEqual(before);
  }
});
