// Several pushes without waiting
// https://github.com/wix/react-native-navigation/pull/983
//
// On a phone: UIKit was given a push while another one moved, and apps crashed.
// Here: all screens are in the stack, in order. Pushes of one turn share one transition, unless the first one is under way when
// the next one arrives, as some schedules have it ('navbridge explore'). A later one follows it.

const { app, device, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const settlements = (stack) => stack.commands.slice(1).map(({ value, settledAt }) => [value, settledAt]);
const appeared = (stack) =>
  stack.emitted.filter(({ name }) => name === 'RNN.ComponentDidAppear').map(({ at, body }) => [body.componentId, at]);

test('pushes of one turn resolve in order, and the last screen appears last', async () => {
  const stack = await app(main);
  await stack.run(() => Promise.all(['b', 'c', 'd'].map((id) => Navigation.push('home', screen(id)))));
  await expect(device).toHaveStack(['home', 'b', 'c', 'd']);
  const [ids, times] = [0, 1].map((part) => settlements(stack).map((settlement) => settlement[part]));
  expect(ids).toEqual(['b', 'c', 'd']);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  for (const time of times) expect([350, 700, 1050]).toContain(time);
  expect(appeared(stack).at(-1)).toEqual(['d', times.at(-1)]);
});

test('a push in the middle of another one follows it', async () => {
  const stack = await app(main);
  await stack.run(async () => {
    const first = Navigation.push('home', screen('b'));
    await new Promise((done) => setTimeout(done, 100));
    await Promise.all([first, Navigation.push('b', screen('c'))]);
  });
  await expect(device).toHaveStack(['home', 'b', 'c']);
  expect(settlements(stack)).toEqual([['b', 350], ['c', 700]]);
  expect(appeared(stack)).toEqual([['home', 0], ['b', 350], ['c', 700]]);
});
