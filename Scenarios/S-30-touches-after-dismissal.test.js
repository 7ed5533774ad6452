// Touches after a modal was dismissed
// https://github.com/wix/react-native-navigation/issues/8279
//
// On a phone: for some 100 ms after the dismissal no touch arrived, even where its animation was off.
// Here: without an animation, the dismissal takes no time and touches arrive at once. During an animation no view
// receives touches, and a tap is refused with the reason.

const { app, clock, device, expect, test } = require('navbridge');

const main = () => {
  const options = { topBar: { rightButtons: [{ id: 'go', testID: 'GO', text: 'Go' }] } };
  const home = { component: { name: 'Screen', id: 'home', options } };
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(async () => {
    await Navigation.setRoot({ root: { stack: { id: 'stack', children: [home] } } });
    await Navigation.showModal({ component: { name: 'Screen', id: 'modal' } });
  });
};
const pressed = [['NavigationButtonPressed', { buttonId: 'go' }]];

test('without an animation the dismissal takes no time, and a tap arrives', async () => {
  const stack = await app(main);
  await clock.pause();
  const { ms } = await clock.now();
  const options = { animations: { dismissModal: { exit: { enabled: false } } } };
  expect(await stack.run((options) => Navigation.dismissModal('modal', options), options)).toBe('modal');
  await device.tap({ testID: 'GO', now: true });
  await expect(device).toHaveEmitted(pressed);
  expect(await clock.now()).toMatchObject({ ms, nextDue: null });
});

test('during an animation a tap is refused with the transition as the reason', async () => {
  const stack = await app(main);
  await clock.pause();
  const dismissal = stack.run(() => Navigation.dismissModal('modal'));
  await clock.advance(499);
  const tap = device.tap({ testID: 'GO', now: true });
  await expect(tap).rejects.toThrow('No view receives touches at this time: dismissal');
  await clock.advance(1);
  expect(await dismissal).toBe('modal');
  await device.tap({ testID: 'GO' });
  await expect(device).toHaveEmitted(pressed);
});

test('the device without animations dismisses the modal at once', async () => {
  const stack = await app(main, { noAnimations: true });
  await stack.run(() => Navigation.dismissModal('modal'));
  expect(stack.commands.at(-1)).toMatchObject({ name: 'dismissModal', at: 0, settledAt: 0 });
});
