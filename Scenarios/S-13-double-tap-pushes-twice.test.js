// A double tap that pushes twice
// https://github.com/wix/react-native-navigation/issues/5229
//
// On a phone: both taps push, and with a fixed id two screens have the same id; popping the second one crashed.
// Here: both screens are in the stack. Two pops remove them, and nothing crashes.

const { app, clock, device, expect, stats, test } = require('navbridge');

const main = (ids) => {
  const options = { topBar: { rightButtons: [{ id: 'more', testID: 'MORE', text: 'More' }] } };
  const home = { component: { name: 'Screen', id: 'home', options } };
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerNavigationButtonPressedListener(() => {
    const id = ids.shift();
    // The app asks a server first, so the second tap comes before the first push.
    setTimeout(() => Navigation.push('stack', { component: { name: 'Screen', id } }), 100);
  });
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [home] } } });
  });
};

async function doubleTap(ids) {
  const stack = await app(main, { args: [ids] });
  await clock.pause();
  await device.tap({ testID: 'MORE' });
  await device.tap({ testID: 'MORE' });
  await clock.resume();
  await stack.rest();
  return stack;
}

const kinds = [['different ids', ['b', 'c']], ['the same id', ['b', 'b']]];

test.each(kinds)('two taps push two screens with %s, and two pops remove them', async (name, ids) => {
  const stack = await doubleTap([...ids]);
  await expect(device).toHaveStack(['home', ...ids]);
  expect(stack.commands.slice(1).map(({ value }) => value)).toEqual(ids);
  const pops = [...ids].reverse();
  expect(await stack.run((ids) => Promise.all(ids.map((id) => Navigation.pop(id))), pops)).toEqual(pops);
  await expect(device).toHaveStack(['home']);
  expect((await stats()).liveObjects.RNNComponentViewController).toBe(1);
});

test('a tap after the push no longer reaches the button', async () => {
  const stack = await app(main, { args: [['b', 'c']] });
  await device.tap({ testID: 'MORE' });
  await stack.rest();
  await expect(device.tap({ testID: 'MORE' })).rejects.toThrow('MORE');
  await expect(device).toHaveStack(['home', 'b']);
});
