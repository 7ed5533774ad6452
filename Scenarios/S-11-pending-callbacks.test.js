// The warning of leaked callbacks
// https://github.com/facebook/react-native/issues/31830
//
// On a phone: the bridge warns when more than 500 calls have no answer, and names the latest. TurboModules never warn.
// Here: the same, once, with React Native's text.

const { app, architecture, expect, stats, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

/** Calls that are never answered on a phone. */
const hang = (count) => {
  for (let i = 0; i < count; i += 1) Navigation.push('nowhere', screen(`b${i}`));
};
const warnings = (stack) => stack.output.filter(({ level }) => level === 'warn').map(({ text }) => text);

test('501 calls without an answer give no warning', async () => {
  const stack = await app(main, { faithfulHangs: true });
  await stack.run(hang, 501);
  await stack.rest();
  expect((await stats()).pending.commands).toBe(501);
  expect(warnings(stack)).toEqual([]);
});

test('the next call gives one warning on the bridge, and none on turbo', async () => {
  const stack = await app(main, { faithfulHangs: true });
  await stack.run(hang, 600);
  await stack.rest();
  expect((await stats()).pending.commands).toBe(600);
  const warning = /^Please report: Excessive number of pending callbacks: 501\. .*"RNNBridgeModule".*"push"/;
  const bridge = [expect.stringMatching(warning)];
  expect(warnings(stack)).toEqual(architecture === 'bridge' ? bridge : []);
});
