// Where an option comes from
// https://github.com/wix/react-native-navigation/issues/7021
//
// On a phone: nobody knew which of several values of an option counts, and nothing showed it.
// Here: device.explainOptions shows each option with its layer. Merged options win, then come the screen's own, those
// of the parents, and the default ones.

const { app, device, expect, test } = require('navbridge');

const title = (text) => ({ topBar: { title: { text } } });

const main = (defaults, ofStack, own) => {
  Navigation.registerComponent('Home', () => () => null);
  const children = [{ component: { name: 'Home', id: 'home', options: own } }];
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setDefaultOptions(defaults);
    Navigation.setRoot({ root: { stack: { id: 'stack', options: ofStack, children } } });
  });
};

test.each([
  ['own', [title('default'), title('stack'), title('own')], { value: 'own', layer: 'own' }],
  ['parent', [title('default'), title('stack'), {}], { value: 'stack', layer: 'parent', from: 'stack' }],
  ['default', [title('default'), {}, {}], { value: 'default', layer: 'default' }],
])('the layer %s counts', async (name, args, expected) => {
  const home = await app(main, { args });
  const { options } = await device.explainOptions('home');
  const { value, layer, from } = options.find(({ path }) => path === 'topBar.title.text');
  expect({ value, layer, ...(from ? { from } : {}) }).toEqual(expected);
  expect((await home.snapshot('home')).resolvedOptions.topBar.title.text).toBe(expected.value);
});

test('merged options have a layer of their own, above the others', async () => {
  const home = await app(main, { args: [title('default'), title('stack'), {}] });
  await home.run((options) => { Navigation.mergeOptions('home', options); }, title('merged'));
  await home.rest();
  const { options } = await device.explainOptions('home');
  expect(options.find(({ path }) => path === 'topBar.title.text')).toMatchObject({ value: 'merged', layer: 'merge' });
});
