// `ScrollView` and `FlatList`.
const { app, device, expect, test } = require('navbridge');

test('a list has its items, with what stands between, before and after them', async () => {
  const shown = await app(() => {
    const { createElement: h } = require('react');
    const { FlatList, Text } = require('react-native');

    function Screen({ count }) {
      return h(FlatList, {
        testID: 'list', data: Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Item ${at}` })), numColumns: 2,
        renderItem: ({ item, index }) => h(Text, { testID: `item${index}` }, item.name),
        ItemSeparatorComponent: () => h(Text, null, '—'), ListHeaderComponent: h(Text, null, 'Top'),
        ListFooterComponent: () => h(Text, null, 'Bottom'), ListEmptyComponent: () => h(Text, null, 'Nothing'),
      });
    }
    require('./show')(Screen, { count: 3 });
  });
  const texts = async () => {
    const all = JSON.stringify(await device.snapshot({ react: true })).match(/"text":"[^"]*"/g);
    return all.map((one) => one.slice(8, -1)).filter((text) => text !== 'Screen');
  };
  expect(await texts()).toEqual(['Top', 'Item 0', 'Item 1', '—', 'Item 2', 'Bottom']);
  await shown.run(() => Navigation.updateProps('screen', { count: 0 }));
  expect(await texts()).toEqual(['Top', 'Nothing', 'Bottom']);
});

test('the end of a list is reached once for each length, and a reference scrolls', async () => {
  await app(() => {
    const { createElement: h, useRef, useState } = require('react');
    const { Button, FlatList, Text, View } = require('react-native');

    function Screen() {
      const list = useRef(null);
      const [count, setCount] = useState(40);
      return h(View, { style: { flex: 1 } },
        h(Text, { testID: 'count' }, `${count}`),
        h(Button, { testID: 'end', title: 'End', onPress: () => list.current.scrollToEnd({ animated: false }) }),
        h(Button, { testID: 'top', title: 'Top', onPress: () => list.current.scrollToOffset({ offset: 0, animated: false }) }),
        h(FlatList, {
          testID: 'list', ref: list, data: Array.from({ length: count }, (_, at) => at), onEndReachedThreshold: 0.5,
          keyExtractor: String, renderItem: ({ item }) => h(Text, { style: { height: 50 } }, `Row ${item}`),
          onEndReached: () => setCount((now) => Math.min(60, now + 20)),
        }));
    }
    require('./show')(Screen);
  });
  await expect({ testID: 'count' }).toHaveText('40');
  await device.tap({ testID: 'end' });
  await expect({ testID: 'count' }).toHaveText('60');
  await device.tap({ testID: 'end' });
  await expect({ text: 'Row 59' }).toBeVisible();
  await device.tap({ testID: 'top' });
  await expect({ text: 'Row 0' }).toBeVisible();
  await device.scrollTo({ text: 'Row 30', within: 'list' });
  await expect({ text: 'Row 30' }).toBeVisible();
});

test('the end of a short list is reached at once, parts may be any component, and a reference finds an item', async () => {
  await app(() => {
    const { createElement: h, memo, useRef, useState } = require('react');
    const { Button, FlatList, Text, View } = require('react-native');

    const Top = memo(() => h(Text, null, 'Top'));
    function Screen() {
      const list = useRef(null);
      const [count, setCount] = useState(2);
      return h(View, { style: { flex: 1 } },
        h(Button, { testID: 'jump', title: 'Jump', onPress: () => list.current.scrollToIndex({ index: 60, animated: false }) }),
        h(FlatList, {
          ref: list, data: Array.from({ length: count }, (_, at) => at), ListHeaderComponent: Top, keyExtractor: null,
          renderItem: ({ item }) => h(Text, { style: { height: 50 } }, `Row ${item}`), onEndReached: () => setCount(100),
        }));
    }
    require('./show')(Screen);
  });
  await expect({ text: 'Top' }).toBeVisible();
  await expect({ text: 'Row 60' }).not.toBeVisible();
  await device.tap({ testID: 'jump' });
  await expect({ text: 'Row 60' }).toBeVisible();
});
