// The promise of a push and its animation
// https://github.com/wix/react-native-navigation/issues/2967
//
// On a phone: the promise resolved before the screen had arrived.
// Here: at the animation's end the screen appears, then the command's event comes, then the promise resolves. Without
// an animation the command is complete before the screen appears, as on a phone.

const { app, clock, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

test('didAppear, the event of the command and the promise come in this order, at 350 ms', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b')));
  const isWord = ({ kind }) => ['command', 'event', 'resolved'].includes(kind);
  const words = stack.transcript().filter(isWord).map(
    ({ at, kind, name, body }) => [at, kind, name.replace('RNN.', ''), body?.componentId ?? ''].join(' ').trim());
  expect(words.slice(words.indexOf('0 command push'))).toEqual([
    '0 command push',
    '0 event ComponentWillAppear b',
    '350 event ComponentDidDisappear home',
    '350 event ComponentDidAppear b',
    '350 event CommandCompleted',
    '350 resolved push',
  ]);
});

test('the promise is pending until the last millisecond of the animation', async () => {
  const stack = await app(main);
  await clock.pause();
  const push = stack.run(() => Navigation.push('home', screen('b')));
  await clock.advance(349);
  await expect(push).not.toSettle();
  await clock.advance(1);
  await expect(push).toSettle();
});

test('a push without animation resolves at once, before its screen appears', async () => {
  const stack = await app(main);
  await stack.run(() => Navigation.push('home', screen('b', { animations: { push: { enabled: false } } })));
  expect(stack.commands[1]).toMatchObject({ at: 0, settledAt: 0 });
  await expect(stack).toHaveEmitted([
    ['CommandCompleted', { commandId: 'push2' }], ['ComponentDidAppear', { componentId: 'b' }],
  ]);
});
