// The values with which commands resolve
// https://github.com/wix/react-native-navigation/issues/4229
//
// On a phone: push resolved with the id of the screen that it was pushed on, instead of the new one.
// Here: each command has one value, which this table pins.

const { app, architecture, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('each command resolves with its own value', async () => {
  const stack = await app(main);
  const act = async () => {
    const modal = (id) => ({ stack: { id, children: [screen(`${id}Screen`)] } });
    return {
      setRoot: await Navigation.setRoot({ root: { stack: { id: 'root', children: [screen('home')] } } }),
      push: await Navigation.push('home', screen('b')),
      pop: await Navigation.pop('b'),
      pushes: [await Navigation.push('home', screen('c')), await Navigation.push('c', screen('d'))],
      popTo: await Navigation.popTo('c'),
      popToRoot: await Navigation.popToRoot('c'),
      setStackRoot: await Navigation.setStackRoot('home', screen('e')),
      showModal: await Navigation.showModal(modal('first')),
      dismissModal: await Navigation.dismissModal('firstScreen'),
      another: await Navigation.showModal(modal('second')),
      dismissAllModals: await Navigation.dismissAllModals(),
      showOverlay: await Navigation.showOverlay(screen('overlay')),
      dismissOverlay: await Navigation.dismissOverlay('overlay'),
      dismissAllOverlays: await Navigation.dismissAllOverlays(),
      launchArgs: (await Navigation.getLaunchArgs()).length > 0,
    };
  };
  expect(await stack.run(act)).toEqual({
    setRoot: 'root',
    push: 'b',
    pop: 'b',
    pushes: ['c', 'd'],
    popTo: 'c',
    popToRoot: 'c',
    setStackRoot: 'home',
    showModal: 'first',
    dismissModal: 'first',
    another: 'second',
    dismissAllModals: null,
    showOverlay: 'overlay',
    dismissOverlay: 1,
    dismissAllOverlays: null,
    launchArgs: true,
  });
});

test('mergeOptions and setDefaultOptions give script no value; on the bridge native answers them', async () => {
  const stack = await app(main);
  const kinds = await stack.run(() =>
    [Navigation.mergeOptions('home', {}), Navigation.setDefaultOptions({})].map((value) => typeof value));
  expect(kinds).toEqual(['undefined', 'undefined']);
  await stack.rest();
  const answers = stack.transcript().filter(({ kind, id }) => kind === 'resolved' && !id);
  expect(answers.map(({ name, value }) => [name, value ?? null])).toEqual(
    architecture === 'bridge' ? [['mergeOptions', 'home'], ['setDefaultOptions', null]] : []);
});

test.todo('the values of older versions', 'needs older versions of the library');
