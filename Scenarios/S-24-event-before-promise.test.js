// The event of a dismissal comes before its promise
// https://github.com/wix/react-native-navigation/issues/3868
//
// On a phone: ModalDismissed is promised before dismissModal resolves, and did not always come first.
// Here: ModalDismissed, then CommandCompleted, then the promise. CommandCompleted precedes the promise of each command.

const { app, expect, test } = require('navbridge');

const main = () => {
  globalThis.screen = (id, options) => ({ component: { name: 'Screen', id, options } });
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [screen('home')] } } });
  });
};

const isWord = ({ kind, name }) =>
  kind === 'resolved' || (kind === 'event' && /CommandCompleted|ModalDismissed/.test(name));
const words = (stack) => stack.transcript().filter(isWord).map(({ kind, name, id, body }) =>
  (kind === 'resolved' ? `resolved ${id}` : [name.slice(4), body.commandId ?? body.componentId].join(' ')));

test.each(['dismissModal', 'dismissAllModals'])('%s: ModalDismissed, CommandCompleted, promise', async (name) => {
  const stack = await app(main);
  await stack.run(async (name) => {
    await Navigation.showModal(screen('modal'));
    await (name === 'dismissModal' ? Navigation.dismissModal('modal') : Navigation.dismissAllModals());
  }, name);
  expect(words(stack).slice(-3)).toEqual(['ModalDismissed modal', `CommandCompleted ${name}3`, `resolved ${name}3`]);
});

test('the listener of ModalDismissed runs before the code that awaits the command', async () => {
  const stack = await app(main);
  const order = await stack.run(async () => {
    const order = [];
    Navigation.events().registerModalDismissedListener(() => order.push('listener'));
    await Navigation.showModal(screen('modal'));
    await Navigation.dismissModal('modal');
    return [...order, 'awaited'];
  });
  expect(order).toEqual(['listener', 'awaited']);
});

test('each command that succeeds emits CommandCompleted right before its promise', async () => {
  const stack = await app(main);
  await stack.run(async () => {
    await Navigation.push('home', screen('b'));
    await Navigation.popTo('home');
    await Navigation.popToRoot('home');
    await Navigation.setStackRoot('stack', screen('c'));
    await Navigation.showOverlay(screen('overlay'));
    await Navigation.dismissOverlay('overlay');
    await Navigation.dismissAllOverlays();
  });
  const ids = stack.commands.map(({ id }) => id);
  expect(words(stack)).toEqual(ids.flatMap((id) => [`CommandCompleted ${id}`, `resolved ${id}`]));
});
