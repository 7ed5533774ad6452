// Each command completes once
// https://github.com/wix/react-native-navigation/issues/6748
// https://github.com/wix/react-native-navigation/issues/4666
// https://github.com/wix/react-native-navigation/issues/7559
//
// On a phone: no CommandCompleted came after some commands, such as pop and mergeOptions.
// Here: each command that has an id sends exactly one when it succeeds, and none when it fails. mergeOptions and
// setDefaultOptions have no id, and send none.

const { app, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const completed = ({ emitted }) => emitted
  .filter(({ name }) => name === 'RNN.CommandCompleted').map(({ body }) => body.commandId);

test('each successful command with an id sends one event', async () => {
  const stack = await app(main);
  await stack.run(async () => {
    await Navigation.push('stack', screen('second'));
    await Navigation.pop('second');
    await Navigation.push('stack', screen('third'));
    await Navigation.popTo('home');
    await Navigation.popToRoot('stack');
    await Navigation.setStackRoot('stack', screen('home2'));
    await Navigation.showModal(screen('modal'));
    await Navigation.dismissModal('modal');
    await Navigation.dismissAllModals();
    await Navigation.showOverlay(screen('overlay'));
    await Navigation.dismissOverlay('overlay');
    await Navigation.dismissAllOverlays();
  });
  const ids = stack.commands.map(({ id }) => id);
  expect(ids).toHaveLength(13);
  expect(completed(stack)).toEqual(ids);
});

test('a command that is rejected sends none', async () => {
  const stack = await app(main);
  await expect(() => Navigation.pop('nobody')).toReject('1012');
  expect(completed(stack)).toEqual(['setRoot1']);
});

test('mergeOptions and setDefaultOptions send none', async () => {
  const stack = await app(main);
  await stack.run(async () => {
    await Navigation.setDefaultOptions({ topBar: { visible: false } });
    await Navigation.mergeOptions('home', { topBar: { title: { text: 'New' } } });
  });
  await stack.rest();
  expect(stack.commands.map(({ name }) => name)).toEqual(['setRoot', 'setDefaultOptions', 'mergeOptions']);
  expect(completed(stack)).toEqual(['setRoot1']);
});
