// A function of the test has an effect on the device before its result is there.
const { app, device, expect, test } = require('navbridge');

test('the result of a function follows its calls', async () => {
  const one = await app(() => {
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { name: 'Screen', id: 'home' } }] } } }));
  });
  for (const text of ['one', 'two', 'three']) {
    await one.run((title) => void Navigation.mergeOptions('home', { topBar: { title: { text: title } } }), text);
    const [{ root }] = (await device.snapshot()).windows;
    expect(root.topBar.title.text).toBe(text);
  }
});
