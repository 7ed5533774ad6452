// Each function that a test sends to an app comes to an end.
const { app, expect, test } = require('navbridge');

test('two functions at a time', async () => {
  const one = await app(() => {
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() =>
      Navigation.setRoot({ root: { component: { name: 'Screen', id: 'home' } } }));
  });
  const later = (name) => one.run((text) => new Promise((due) => setTimeout(due, 100, text)), name);
  expect(await Promise.all([later('first'), later('second')])).toEqual(['first', 'second']);
});
