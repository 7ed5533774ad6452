// `TextInput` and `Switch`, whose state an app may take, change or refuse.
const { app, device, expect, test } = require('navbridge');

test('a controlled input takes what the app takes, and the app sees each change', async () => {
  await app(() => {
    const { createElement: h, useState } = require('react');
    const { Text, TextInput, View } = require('react-native');

    function Screen() {
      const [text, setText] = useState('');
      const [seen, setSeen] = useState('');
      return h(View, null,
        h(TextInput, {
          testID: 'digits', value: text, onChangeText: (next) => {
            setSeen(next);
            setText(next.replace(/\D/g, ''));
          },
        }),
        h(Text, { testID: 'seen' }, seen));
    }
    require('./show')(Screen);
  });
  await device.type('digits', '1a2');
  await expect({ testID: 'digits' }).toHaveValue('12');
  await expect({ testID: 'seen' }).toHaveText('12');
});

test('an input of its own keeps its text, and one that may not be edited has none', async () => {
  await app(() => {
    const { createElement: h, useRef, useState } = require('react');
    const { Button, Text, TextInput, View } = require('react-native');

    function Screen() {
      const input = useRef(null);
      const [log, setLog] = useState('');
      const note = (word) => setLog((words) => `${words} ${word}`.trim());
      return h(View, null,
        h(TextInput, {
          testID: 'free', ref: input, defaultValue: 'a', onFocus: () => note('focus'), onBlur: () => note('blur'),
          onSubmitEditing: ({ nativeEvent: { text } }) => note(`submit:${text}`),
        }),
        h(TextInput, { testID: 'locked', editable: false, placeholder: 'No' }),
        h(Button, { testID: 'clear', title: 'Clear', onPress: () => input.current.clear() }),
        h(Button, { testID: 'focus', title: 'Focus', onPress: () => input.current.focus() }),
        h(Text, { testID: 'log' }, log));
    }
    require('./show')(Screen);
  });
  await device.type('free', 'abc\n');
  await expect({ testID: 'free' }).toHaveValue('abc');
  await expect({ testID: 'log' }).toHaveText('focus submit:abc blur');
  await device.tap({ testID: 'clear' });
  await expect({ testID: 'free' }).toHaveValue('');
  await device.tap({ testID: 'focus' });
  await expect({ testID: 'free' }).toBeFocused();
  expect(await device.type('locked', 'x')).toMatchObject({ done: false });
});

test('a switch turns when the app says so', async () => {
  await app(() => {
    const { createElement: h, useState } = require('react');
    const { Switch, View } = require('react-native');

    function Screen() {
      const [isOn, setOn] = useState(false);
      return h(View, null,
        h(Switch, { testID: 'free', value: isOn, onValueChange: setOn }),
        h(Switch, { testID: 'held', value: false }),
        h(Switch, { testID: 'off', value: false, disabled: true, onValueChange: setOn }));
    }
    require('./show')(Screen);
  });
  for (const testID of ['free', 'held', 'off']) await device.tap({ testID });
  await expect({ testID: 'free' }).toHaveValue(true);
  await expect({ testID: 'held' }).toHaveValue(false);
  await expect({ testID: 'off' }).toHaveValue(false);
});
