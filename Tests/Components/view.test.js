// `View`, `Text`, `Image`, and React itself: its hooks, keys, boundaries, and the life of a screen.
const { app, device, expect, test } = require('navbridge');

/** The frames of the views with test ids, by these. */
async function frames() {
  const found = {};
  const visit = (node) => {
    if (node && typeof node === 'object') {
      if (node.testID && node.frame) found[node.testID] = node.frame.slice(2);
      Object.values(node).forEach(visit);
    }
  };
  visit(await device.snapshot({ react: true }));
  return found;
}

test('styles are laid out: lists of them, later ones first, and colours are numbers', async () => {
  await app(() => {
    const { createElement: h } = require('react');
    const { Image, StyleSheet, Text, View } = require('react-native');

    const styles = StyleSheet.create({
      row: { flexDirection: 'row', width: 200, height: 40 }, half: { flex: 1, backgroundColor: 'red' },
    });
    function Screen() {
      return h(View, { testID: 'row', style: [styles.row, null, false, [{ height: 60 }]] },
        h(View, { testID: 'one', style: styles.half }), h(View, { testID: 'other', style: [styles.half, { flex: 3 }] }),
        h(Image, { testID: 'picture', source: { uri: 'data:image/png;base64,', width: 20, height: 10 } }),
        h(Text, { testID: 'text' }, 'a ', h(Text, { style: { fontWeight: 'bold' } }, 'b'), ' ', 3, null, false));
    }
    require('./show')(Screen);
  });
  expect(await frames()).toMatchObject({ row: [200, 60], picture: [20, 10] });
  await expect({ testID: 'text' }).toHaveText('a b 3');
});

test('a text outside of a <Text> is refused by name', async () => {
  const failed = await app(() => {
    const { createElement: h } = require('react');
    const { View } = require('react-native');

    require('./show')(() => h(View, null, 'lost'));
  }, { mayEnd: true });
  const printed = failed.output.map(({ text }) => text).join('\n');
  expect(printed).toContain('Text strings must be rendered within a <Text> component: "lost" is in a View.');
});

test('hooks work: state, reducers, context, memo, effects with their ends, and references', async () => {
  await app(() => {
    const React = require('react');
    const { Button, Text, View } = require('react-native');

    const { createElement: h, createContext, memo, useContext, useEffect, useLayoutEffect, useMemo } = React;
    const { useReducer, useRef, useState } = React;
    const Theme = createContext('none');
    let renders = 0;
    const Quiet = memo(() => {
      renders += 1;
      return h(Text, { testID: 'quiet' }, `${useContext(Theme)} ${renders}`);
    });

    function Child({ note, name }) {
      useEffect(() => {
        note(`+${name}`);
        return () => note(`-${name}`);
      }, [note, name]);
      useLayoutEffect(() => note(`L${name}`), [note, name]);
      return null;
    }
    function Screen() {
      const [count, setCount] = useState(0);
      const [log, note] = useReducer((words, word) => `${words} ${word}`.trim(), '');
      const renderCount = useRef(0);
      renderCount.current += 1;
      const double = useMemo(() => count * 2, [count]);
      return h(Theme.Provider, { value: 'dark' },
        h(View, null,
          h(Button, { testID: 'more', title: 'More', onPress: () => { setCount((n) => n + 1); setCount((n) => n + 1); } }),
          h(Text, { testID: 'double' }, double), h(Text, { testID: 'log' }, log), h(Quiet),
          count < 2 ? h(Child, { note, name: 'a' }) : null));
    }
    require('./show')(Screen);
  });
  await expect({ testID: 'log' }).toHaveText('La +a');
  await device.tap({ testID: 'more' });
  await expect({ testID: 'double' }).toHaveText('4');
  await expect({ testID: 'log' }).toHaveText('La +a -a');
  await expect({ testID: 'quiet' }).toHaveText('dark 1');
});

test('keys keep the state of what moves, and an error boundary shows what is in its place', async () => {
  await app(() => {
    const { Component, createElement: h, useState } = require('react');
    const { Button, Text, View } = require('react-native');

    class Boundary extends Component {
      state = {};

      static getDerivedStateFromError = (error) => ({ error });

      render() {
        return this.state.error ? h(Text, { testID: 'caught' }, this.state.error.message) : this.props.children;
      }
    }
    function Row({ name }) {
      const [count, setCount] = useState(0);
      return h(Button, { testID: name, title: `${name} ${count}`, onPress: () => setCount(count + 1) });
    }
    const Bomb = ({ isLit }) => {
      if (isLit) throw new Error('boom');
      return null;
    };
    function Screen() {
      const [names, setNames] = useState(['a', 'b', 'c']);
      return h(View, null,
        names.map((name) => h(Row, { key: name, name })),
        h(Button, { testID: 'turn', title: 'Turn', onPress: () => setNames(['c', 'b']) }),
        h(Boundary, null, h(Bomb, { isLit: names.length < 3 })));
    }
    require('./show')(Screen);
  });
  await device.tap({ testID: 'b' });
  await device.tap({ testID: 'turn' });
  await expect({ testID: 'b' }).toHaveText('b 1');
  await expect({ testID: 'c' }).toHaveText('c 0');
  await expect({ testID: 'a' }).not.toBeVisible();
  await expect({ testID: 'caught' }).toHaveText('boom');
});

test('an error of a render fails the app, with its place', async () => {
  const failed = await app(() => {
    require('react');
    require('./show')(() => {
      throw new TypeError('bad render');
    });
  }, { mayEnd: true });
  expect(failed.output.map(({ text }) => text).join('\n')).toMatch(/view\.test\.js:\d+:\d+: TypeError: bad render/);
});

test('a screen gets its props anew, follows the size of the window, and ends with its effects', async () => {
  const shown = await app(() => {
    const { createElement: h, useEffect } = require('react');
    const { Text, View, useWindowDimensions } = require('react-native');

    function Screen({ componentId, name }) {
      const { width } = useWindowDimensions();
      useEffect(() => () => console.log('ended', componentId), [componentId]);
      return h(View, null, h(Text, { testID: 'name' }, `${name} ${componentId}`), h(Text, { testID: 'width' }, width));
    }
    require('./show')(Screen, { name: 'one' });
  });
  await expect({ testID: 'name' }).toHaveText('one screen');
  await shown.run(() => Navigation.updateProps('screen', { name: 'two' }));
  await expect({ testID: 'name' }).toHaveText('two screen');
  const before = (await frames(), JSON.stringify(await device.snapshot({ react: true })));
  await device.rotate('landscape');
  expect(JSON.stringify(await device.snapshot({ react: true }))).not.toBe(before);
  await expect({ testID: 'width' }).toHaveText('956');
});

test('the size of the window counts where an app asks for it after a rotation for the first time', async () => {
  await app(() => {
    const { createElement: h, useState } = require('react');
    const reactNative = require('react-native');

    const Late = () => h(reactNative.Text, { testID: 'late' }, reactNative.useWindowDimensions().width);
    function Screen() {
      const [isLate, setLate] = useState(false);
      return h(reactNative.View, { style: { paddingTop: 100 } },
        h(reactNative.Button, { testID: 'show', title: 'Show', onPress: () => setLate(true) }), isLate && h(Late));
    }
    require('./show')(Screen);
  });
  await device.rotate('landscape');
  await device.tap({ testID: 'show' });
  await expect({ testID: 'late' }).toHaveText('956');
});

test('references measure and change a view', async () => {
  await app(() => {
    const { createElement: h, useRef, useState } = require('react');
    const { Button, Text, View } = require('react-native');

    function Screen() {
      const box = useRef(null);
      const [size, setSize] = useState('');
      const [laidOut, setLaidOut] = useState('');
      return h(View, null,
        h(View, {
          testID: 'box', ref: box, style: { width: 120, height: 30 },
          onLayout: ({ nativeEvent: { layout } }) => setLaidOut(`${layout.width} ${layout.height}`),
        }),
        h(Button, {
          testID: 'measure', title: 'Measure',
          onPress: () => box.current.measure((_x, _y, width, height) => setSize(`${width} ${height}`)),
        }),
        h(Button, { testID: 'grow', title: 'Grow', onPress: () => box.current.setNativeProps({ style: { height: 50 } }) }),
        h(Text, { testID: 'size' }, size), h(Text, { testID: 'laidOut' }, laidOut));
    }
    require('./show')(Screen);
  });
  await device.tap({ testID: 'measure' });
  await expect({ testID: 'size' }).toHaveText('120 30');
  await expect({ testID: 'laidOut' }).toHaveText('120 30');
  await device.tap({ testID: 'grow' });
  expect(await frames()).toMatchObject({ box: [120, 50] });
});

test('what layout effects ask of a reference is done when its view is there', async () => {
  await app(() => {
    const { Component, createElement: h } = require('react');
    const { Text, TextInput, View } = require('react-native');

    class Screen extends Component {
      state = { size: '' };

      componentDidMount() {
        this.input.focus();
        this.box.measure((_x, _y, width, height) => this.setState({ size: `${width} ${height}` }));
      }

      render() {
        const [input, box] = ['input', 'box'].map((name) => (handle) => { this[name] = handle; });
        const size = { width: 30, height: 40 };
        return h(View, null, h(TextInput, { testID: 'input', ref: input }), h(View, { ref: box, style: size }),
          h(Text, { testID: 'size' }, this.state.size));
      }
    }
    require('./show')(Screen);
  });
  await expect({ testID: 'input' }).toBeFocused();
  await expect({ testID: 'size' }).toHaveText('30 40');
});

test('the component around one with options is rendered, and the options are those of the inner one', async () => {
  await app(() => {
    const { createContext, createElement: h, useContext } = require('react');
    const { Text } = require('react-native');
    const { Navigation } = require('react-native-navigation');

    const Store = createContext('none');
    const Inner = () => h(Text, { testID: 'store' }, useContext(Store));
    Inner.options = { topBar: { title: { text: 'Inner' } } };
    const Outer = () => h(Store.Provider, { value: 'given' }, h(Inner));
    Navigation.registerComponent('Home', () => Outer, () => Inner);
    Navigation.events().registerAppLaunchedListener(() => {
      Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Home', id: 'home' } }] } } });
    });
  });
  await expect({ testID: 'store' }).toHaveText('given');
  await expect({ text: 'Inner' }).toBeVisible();
});

test('half of a surrogate pair in a text, a testID or an alert is shown as U+FFFD, and hides nothing else', async () => {
  const running = await app(() => {
    const { createElement: h } = require('react');
    const { Alert, Text, View } = require('react-native');
    globalThis.warn = () => Alert.alert('half \ud800', 'of \udc00 a pair');
    require('./show')(() =>
      h(View, { testID: 'id \ud800' }, h(Text, null, 'a \ud800 b \udc00'), h(Text, null, 'whole \ud83d\ude00')));
  });
  await expect({ text: 'a \ufffd b \ufffd' }).toBeVisible();
  await expect({ text: 'whole \ud83d\ude00' }).toBeVisible();
  await expect({ testID: 'id \ufffd' }).toBeVisible();
  await running.run(() => globalThis.warn());
  await expect({ text: 'half \ufffd' }).toBeVisible();
});
