// What a finger does to `Button`, `Pressable`, `Switch` and `Text`.
const { app, device, expect, test } = require('navbridge');

/** An app whose screen counts the handlers that were called, in the text 'log'. */
const pressed = ({ scrollEnabled: scrolls = true, isLong: hasLong = true } = {}) => app((scrollEnabled, isLong) => {
  const { createElement: h, useReducer } = require('react');
  const { Button, Pressable, ScrollView, Text, View } = require('react-native');

  function Screen() {
    const [log, note] = useReducer((words, word) => [...words, word], []);
    const names = ['onPressIn', 'onPress', 'onPressOut', ...(isLong ? ['onLongPress'] : [])];
    const handlers = Object.fromEntries(names.map((name) => [name, () => note(name)]));
    return h(ScrollView, { testID: 'scroll', scrollEnabled },
      h(Text, { testID: 'log' }, log.join(' ')),
      h(Pressable, { testID: 'all', ...handlers, style: ({ pressed: isIn }) => ({ height: 100, opacity: isIn ? 0.5 : 1 }) },
        ({ pressed: isIn }) => h(Text, { testID: 'state' }, isIn ? 'in' : 'out')),
      h(Pressable, { testID: 'outer', onPress: () => note('outer'), style: { padding: 40 } },
        h(Button, { testID: 'off', title: 'Off', disabled: true, onPress: () => note('off') }),
        h(Button, { testID: 'inner', title: 'Inner', onPress: () => note('inner') })),
      h(Text, null, 'One ', h(Text, { testID: 'link', onPress: () => note('link') }, 'link')),
      h(View, { style: { height: 2000 } }));
  }
  require('./show')(Screen);
}, { args: [scrolls, hasLong] });
const log = { testID: 'log' };

test('a press is one before it ends', async () => {
  await pressed();
  await device.tap({ testID: 'all' });
  await expect(log).toHaveText('onPressIn onPress onPressOut');
  await expect({ testID: 'state' }).toHaveText('out');
});

test('the innermost view that can be pressed is, and a disabled one is passed over', async () => {
  await pressed();
  await device.tap({ testID: 'inner' });
  await device.tap({ testID: 'off' });
  await device.tap({ testID: 'link' });
  await expect(log).toHaveText('inner outer link');
});

test('a long press is no press', async () => {
  await pressed();
  await device.longPress({ testID: 'all' });
  await expect(log).toHaveText('onPressIn onLongPress onPressOut');
});

test('a finger that leaves the view ends the press, and one that comes back begins it again', async () => {
  await pressed({ scrollEnabled: false, isLong: false });
  await device.gesture({ path: [[200, 150, 0]], holds: true });
  await expect({ testID: 'state' }).toHaveText('in');
  // Within the 30 points below, and the 20 beside, it has not left.
  await device.moveFinger({ path: [[220, 150, 20]] });
  await expect({ testID: 'state' }).toHaveText('in');
  await device.moveFinger({ path: [[220, 150, 20], [380, 620, 20]] });
  await expect({ testID: 'state' }).toHaveText('out');
  await device.moveFinger({ path: [[220, 150, 20]] });
  await expect({ testID: 'state' }).toHaveText('in');
  await device.liftFinger();
  await expect(log).toHaveText('onPressIn onPressOut onPressIn onPress onPressOut');
});

test('a scroll view takes the finger from what is pressed', async () => {
  await pressed();
  await device.swipe({ testID: 'all', direction: 'up' });
  await expect(log).toHaveText('onPressIn onPressOut');
});

test('a control in what can be pressed has its finger for itself, and an element that adds no view is pressed', async () => {
  await app(() => {
    const { createElement: h, useReducer } = require('react');
    const { Pressable, Switch, Text, TextInput, TouchableWithoutFeedback, View } = require('react-native');

    function Screen() {
      const [log, note] = useReducer((words, word) => [...words, word], []);
      return h(View, { style: { flex: 1 } },
        h(Text, { testID: 'log' }, log.join(' ')),
        h(Pressable, { testID: 'row', onPress: () => note('row') },
          h(Switch, { testID: 'switch', value: false, onValueChange: () => note('switch') }), h(TextInput, { testID: 'input' })),
        h(TouchableWithoutFeedback, { onPress: () => note('plain') }, h(View, { testID: 'plain', style: { flex: 1 } })));
    }
    require('./show')(Screen);
  });
  for (const testID of ['switch', 'input', 'plain']) await device.tap({ testID });
  await expect(log).toHaveText('switch plain');
});

test('a root that ends during a press takes the press along, and the next one begins', async () => {
  await app(() => {
    const { createElement: h, useReducer } = require('react');
    const { Button, Text, View } = require('react-native');
    const { Navigation } = require('react-native-navigation');

    Navigation.registerComponent('Next', () => Next);
    function Next() {
      const [isPressed, press] = useReducer(() => true, false);
      return h(Text, { testID: 'next', onPress: press, style: { marginTop: 200 } }, isPressed ? 'Pressed' : 'Next');
    }
    const next = () => Navigation.setRoot({ root: { component: { name: 'Next', id: 'next' } } });
    require('./show')(() => h(View, null, h(Button, { testID: 'go', title: 'Go', onPress() {}, onLongPress: next })));
  });
  await expect(device.longPress({ testID: 'go' })).rejects.toThrow('has left the screen');
  await device.tap({ testID: 'next' });
  await expect({ text: 'Pressed' }).toBeVisible();
});

test('in a scroll view a tap beside the input that has the focus only puts the keyboard away', async () => {
  await app(() => {
    const { createElement: h, useReducer } = require('react');
    const { Button, ScrollView, Text, TextInput, View } = require('react-native');

    function Screen() {
      const [count, add] = useReducer((before) => before + 1, 0);
      const form = (name, persists) => h(ScrollView, { keyboardShouldPersistTaps: persists },
        h(TextInput, { testID: `${name}-input` }), h(Button, { testID: name, title: 'Add', onPress: add }));
      return h(View, { style: { flex: 1 } }, h(Text, { testID: 'log' }, count), form('never'), form('handled', 'handled'));
    }
    require('./show')(Screen);
  });
  await device.tap({ testID: 'never-input' });
  await device.tap({ testID: 'never' });
  await expect(log).toHaveText('0');
  await expect({ testID: 'never-input' }).not.toBeFocused();
  await device.tap({ testID: 'never' });
  await expect(log).toHaveText('1');
  await device.tap({ testID: 'handled-input' });
  await device.tap({ testID: 'handled' });
  await expect(log).toHaveText('2');
});
