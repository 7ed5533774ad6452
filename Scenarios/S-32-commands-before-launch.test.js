// Commands before the app has launched
// https://github.com/wix/react-native-navigation/issues/7170
//
// On a phone: "Bridge not yet loaded!", sometimes in debug builds and always in release builds, as the timing differs.
// Here: the bridge rejects commands until the script's file has been evaluated, always; turbo accepts them.

const { app, architecture, expect, test } = require('navbridge');

const main = () => {
  const root = (id) => Navigation.setRoot({ root: { component: { name: 'Screen', id } } }).catch(() => {});
  Navigation.registerComponent('Screen', () => () => null);
  root('file');
  Promise.resolve().then(() => root('microtask'));
  Navigation.events().registerAppLaunchedListener(() => root('listener'));
  setTimeout(() => root('timer'), 0);
  setTimeout(() => root('later'), 5000);
};
const outcomes = (one) =>
  one.commands.map(({ arguments: [{ root }], at, code, value }) => [root.id, at, code ?? value]);

test('the outcome depends on the place of the command, never on the machine', async () => {
  const early = architecture === 'bridge' ? ['BridgeNotLoadedError', 'BridgeNotLoadedError'] : ['file', 'microtask'];
  const launched = await app(main);
  expect(outcomes(launched)).toEqual([
    ['file', 0, early[0]],
    ['microtask', 0, early[1]],
    ['listener', 0, 'listener'],
    ['timer', 0, 'timer'],
    ['later', 5000, 'later'],
  ]);
});

test('the rejection has the sentence of iOS', async () => {
  const launched = await app(main);
  const sentence = 'Bridge not yet loaded! Send commands after Navigation.events().onAppLaunched() has been called.';
  const messages = launched.commands.filter(({ message }) => message).map(({ message }) => message);
  expect(messages).toEqual(architecture === 'bridge' ? [sentence, sentence] : []);
});

test('a reload begins the wait again', async () => {
  const launched = await app(main);
  await launched.reload();
  const isEarly = ({ epoch, state }) => epoch === 2 && state === 'rejected';
  expect(launched.commands.filter(isEarly)).toHaveLength(architecture === 'bridge' ? 2 : 0);
  expect(launched.commands.at(-1)).toMatchObject({ epoch: 2, state: 'resolved', value: 'later' });
});
