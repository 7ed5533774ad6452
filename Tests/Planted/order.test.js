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
    const push = Navigation.push('stack', screen('second'));
    // Messages that arrive while this thread stands still are held back.
    for (let count = 0; count < 3; count += 1) {
      Navigation.constantsSync();
      await null;
    }
    seen.push(await push);
  });
  expect(await one.run(() => seen)).toEqual(['will second', 'did second', 'push 0 ms ago', 'second']);
});
