// Components in the top bar appear and disappear
// https://github.com/wix/react-native-navigation/issues/8008
//
// On a phone: after the port to the new architecture, the title of the top bar got no lifecycle events.
// Here: title, button and background each get their events, with their own type. A title appears when it is made, which
// is before its screen. On turbo each appearance waits for its own content, so that the order is another one.

const { app, architecture, device, expect, test } = require('navbridge');

const main = () => {
  for (const name of ['Home', 'Title', 'Button', 'Background']) Navigation.registerComponent(name, () => () => null);
  const topBar = {
    title: { component: { name: 'Title' } },
    rightButtons: [{ id: 'right', component: { name: 'Button' } }],
    background: { component: { name: 'Background' } },
  };
  const home = { component: { name: 'Home', id: 'home', options: { topBar } } };
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [home] } } });
  });
};

const named = (home, name) => home.emitted.filter((event) => event.name === `RNN.${name}`)
  .map(({ body }) => `${body.componentType} ${body.componentName}`);

const all = ['Component Home', 'TopBarTitle Title', 'TopBarButton Button', 'TopBarBackground Background'];

test('the components of the bar appear, each once', async () => {
  const home = await app(main);
  const [screen, title, button, background] = all;
  const isBridge = architecture === 'bridge';
  expect(named(home, 'ComponentWillAppear')).toEqual(
    isBridge ? [title, screen, button, background] : [title, screen, background, button]);
  expect(named(home, 'ComponentDidAppear')).toEqual(
    isBridge ? [title, button, background, screen] : [title, screen, background, button]);
});

test('they disappear when another screen covers theirs', async () => {
  const home = await app(main);
  await home.run(() => Navigation.push('stack', { component: { name: 'Home', id: 'second' } }));
  await expect(device).toHaveStack(['home', 'second']);
  expect(named(home, 'ComponentDidDisappear')).toEqual(all);
});
