// The keys of the device's keyboard, which a finger presses at their places.
const { app, device, expect, test } = require('navbridge');

/** The names of the keys that show. */
const keys = async () => (await device.snapshot({ react: true, look: true })).keyboard.keys ?? [];

/** Taps the keys with these names, one after the other. */
async function press(...names) {
  for (const name of names) {
    const key = (await keys()).find((each) => each.key === name);
    if (!key) throw new Error(`There is no key '${name}'.`);
    const [x, y, width, height] = key.frame;
    expect(await device.gesture([[x + width / 2, y + height / 2, 0]])).toMatchObject({ done: true });
  }
}

const start = (props) => app((given) => {
  const { createElement: h, useState } = require('react');
  const { Button, Text, TextInput, View } = require('react-native');

  function Screen() {
    const [text, setText] = useState('');
    const [log, setLog] = useState('');
    const note = (word) => setLog((words) => `${words} ${word}`.trim());
    return h(View, { style: { flex: 1 } },
      h(TextInput, { testID: 'input', value: text, onChangeText: setText, onSubmitEditing: () => note('sent'), ...given }),
      h(Button, { title: 'Clear', onPress: () => setText('') }),
      h(View, { style: { flex: 1 } }),
      h(Button, { testID: 'under', title: 'Under the keyboard', onPress: () => note('pressed') }),
      h(Text, { testID: 'log' }, log));
  }
  require('./show')(Screen);
}, { args: [props ?? {}] });

test('keys type letters, signs and spaces, with a capital where a sentence begins', async () => {
  await start();
  await device.tap({ testID: 'input' });
  await press('H', 'i', 'numbers', '.', 'space', 'W', 'o', 'w');
  await expect({ testID: 'input' }).toHaveValue('Hi. Wow');
  await press('delete', 'numbers', 'symbols', '€', 'letters', 'x');
  await expect({ testID: 'input' }).toHaveValue('Hi. Wo€x');
});

test('the shift key counts for the next letter, and the return key submits', async () => {
  await start({ autoCapitalize: 'none' });
  await device.tap({ testID: 'input' });
  await press('a', 'shift', 'B', 'c', 'shift', 'shift', 'd');
  await expect({ testID: 'input' }).toHaveValue('aBcd');
  await press('return');
  await expect({ testID: 'log' }).toHaveText('sent');
  expect(await keys()).toEqual([]);
});

test('a text that the app clears begins with a capital again, and another input with letters', async () => {
  await start();
  await device.tap({ testID: 'input' });
  await press('A', 'b', 'numbers');
  await device.tap({ text: 'Clear' });
  await press('letters', 'C', 'd');
  await expect({ testID: 'input' }).toHaveValue('Cd');
});

test('a finger on the keyboard touches nothing below it, and keys without a letter type nothing', async () => {
  await start();
  await device.tap({ testID: 'input' });
  await press('emoji', 'globe', 'dictation');
  const { keyboard: { frame: [, top] } } = await device.snapshot();
  for (const y of [top + 5, top + 100, top + 340]) {
    expect(await device.gesture([[200, y, 0], [200, y - 300, 50], [200, y - 300, 50]])).toMatchObject({ done: false });
  }
  await expect({ testID: 'input' }).toHaveValue('');
  await expect({ testID: 'log' }).toHaveText('');
});

test('keys type into a search bar, which begins without a capital', async () => {
  await app(() => {
    const { Navigation } = require('react-native-navigation');
    Navigation.registerComponent('Screen', () => () => null);
    Navigation.events().registerAppLaunchedListener(() => {
      const topBar = { title: { text: 'Screen' }, searchBar: { visible: true } };
      const component = { name: 'Screen', id: 's', options: { topBar } };
      void Navigation.setRoot({ root: { stack: { children: [{ component }] } } });
    });
  });
  await device.search({ text: '' });
  await press('a', 'space', 'b', 'delete', 'c');
  const { windows: [{ root }] } = await device.snapshot();
  expect(root.topBar.searchBar.text).toBe('a c');
});
