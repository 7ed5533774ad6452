// Each event and each promise comes in its order and at its time, also around a synchronous call.
const { app, expect, test } = require('navbridge');

const main = () => {
  globalThis.seen = [];
  globalThis.screen = (id) => ({ component: { name: 'Screen', id } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerComponentWillAppearListener(({ componentId }) => seen.push(`will ${componentId}`));
  Navigation.events().registerComponentDidAppearListener(({ componentId }) => seen.push(`did ${componentId}`));
  Navigation.events().registerCommandCompletedListener(({ commandName, completionTime }) =>
    seen.push(`${commandName} ${Date.now() - completionTime} ms ago`));
  Navigation.events().registerAppLaunchedListener(() =>
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } }));
};

test('events and promises', async () => {
  const one = await app(main);
  await one.run(async () => {
    seen.length = 0;
    seen.push(await Navigation.push('stack', screen('second')));
  });
  expect(await one.run(() => seen)).toEqual(['will second', 'did second', 'push 0 ms ago', 'second']);
});

test('answers around a synchronous call', async () => {
  const one = await app(main);
  const order = await one.run(async () => {
    const order = [];
    const ask = (number) => Navigation.constants().then(() => order.push(number));
    const first = [1, 2, 3].map(ask);
    // What arrives while this thread stands still is held back.
    Navigation.constantsSync();
    await Promise.all([...first, ...[4, 5, 6].map(ask)]);
    return order;
  });
  expect(order).toEqual([1, 2, 3, 4, 5, 6]);
});
