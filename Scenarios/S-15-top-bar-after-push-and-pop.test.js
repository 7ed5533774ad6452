// The top bar after a pop that follows a push
// https://github.com/wix/react-native-navigation/issues/4972
//
// On a phone: on Android the top bar kept the options of the screen that was popped.
// Here: at each step the top bar is that of the screen on top.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  const titled = (id, color) => {
    const rightButtons = [{ id: `${id}Button`, text: id }];
    const options = { topBar: { title: { text: id }, background: { color }, rightButtons } };
    return { component: { name: 'Screen', id, options } };
  };
  globalThis.titled = titled;
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [titled('home', 'red')] } } });
  });
};

async function topBar() {
  const { title, background, rightButtons } = (await device.snapshot()).windows[0].root.topBar;
  return { title: title.text, color: background.color, buttons: rightButtons.map(({ id }) => id) };
}

test('a pop at each step of a push brings back the top bar', async () => {
  const stack = await app(main);
  const before = await topBar();
  expect(before).toMatchObject({ title: 'home', buttons: ['homeButton'] });
  for (const ms of [1, 175, 349, 350, 351]) {
    await stack.run(async (ms) => {
      const push = Navigation.push('home', titled('b', 'blue'));
      await new Promise((done) => setTimeout(done, ms));
      await Promise.all([push, Navigation.pop('b')]);
    }, ms);
    await expect(device).toHaveStack(['home']);
    expect(await topBar()).toEqual(before);
  }
});

test('a push alone changes all of it', async () => {
  const stack = await app(main);
  const before = await topBar();
  await stack.run(() => Navigation.push('home', titled('b', 'blue')));
  const after = await topBar();
  expect(after).toMatchObject({ title: 'b', buttons: ['bButton'] });
  expect(after.color).not.toEqual(before.color);
});
