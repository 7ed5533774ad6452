// A swipe back sends ScreenPopped, and the library calls the wrong method
// https://github.com/wix/react-native-navigation/issues/3941
// https://github.com/wix/react-native-navigation/issues/1937
// https://github.com/wix/react-native-navigation/issues/7652
// https://github.com/wix/react-native-navigation/issues/8224
// https://github.com/wix/react-native-navigation/issues/8266
//
// On a phone: a swipe back first sent no event at all. Now ScreenPopped is sent, but a component's screenPopped is
// never called, because the library connects the event with previewCompleted.
// Here: the same, so that an app meets the mistake before its users do. The listener for all components works.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Home', () => () => null);
  Navigation.registerComponent('Second', () => () => ({
    screenPopped: () => console.log('screenPopped'),
    previewCompleted: () => console.log('previewCompleted'),
  }));
  Navigation.events().registerScreenPoppedListener(({ componentId }) => console.log(`listener ${componentId}`));
  Navigation.events().registerAppLaunchedListener(async () => {
    const children = [{ component: { name: 'Home', id: 'home' } }];
    await Navigation.setRoot({ root: { stack: { id: 'stack', children } } });
    await Navigation.push('home', { component: { name: 'Second', id: 'second' } });
  });
};

test('a completed swipe sends ScreenPopped once, last', async () => {
  const stack = await app(main);
  const before = stack.emitted.length;
  await device.swipeBack();
  await expect(device).toHaveStack(['home']);
  expect(stack.emitted.slice(before).map(({ name, body }) => [name.slice(4), body.componentId])).toEqual([
    ['ComponentWillAppear', 'home'], ['ComponentDidDisappear', 'second'], ['ComponentDidAppear', 'home'],
    ['ScreenPopped', 'second'],
  ]);
});

test('the component gets previewCompleted in place of screenPopped', async () => {
  const stack = await app(main);
  await device.swipeBack();
  await stack.rest();
  const lines = stack.output.map(({ text }) => text);
  expect(lines).toContain('listener second');
  expect(lines).toContain('previewCompleted');
  expect(lines).not.toContain('screenPopped');
});

test('a cancelled swipe sends no ScreenPopped and keeps the screen', async () => {
  const stack = await app(main);
  await device.swipeBack({ complete: false });
  await expect(device).toHaveStack(['home', 'second']);
  await expect(device).not.toHaveEmitted(['ScreenPopped']);
  expect(stack.output).toEqual([]);
});
