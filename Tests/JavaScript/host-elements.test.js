const { expect, test } = require('navbridge');
const { host } = require('./host');

const device = { width: 393, height: 852 };
Object.assign(host, { architecture: 'turbo', context: { componentViews: {}, device }, layoutAttributes: [] });
const { attributesOfStyle, flatten, handlersOf, passed } = require('house/host-elements');

test('styles are one object, in which later ones count, and what is no style is left out', () => {
  expect(flatten([{ a: 1, b: 1 }, [null, { b: 2 }], false, undefined, [[{ c: 3 }]]])).toEqual({ a: 1, b: 2, c: 3 });
  expect([flatten(undefined), flatten(null), flatten(7)]).toEqual([{}, {}, {}]);
});

test('colours become numbers, a colour of the system stays, and what is not set is left out', () => {
  const colors = { color: 'red', backgroundColor: '#00ff0080', borderColor: { semantic: ['label'] } };
  const style = { ...colors, width: 5, height: null, top: undefined };
  expect(attributesOfStyle([style, { opacity: 0 }])).toEqual({
    color: 0xffff0000, backgroundColor: 0x8000ff00, borderColor: { semantic: ['label'] }, width: 5, opacity: 0,
  });
});

test('properties pass by their names, and those of the web by React Native\'s, which count more', () => {
  expect(passed({ testID: 'a', style: {}, onPress() {}, accessible: false, 'aria-label': 'b', id: 'c' }))
    .toEqual({ testID: 'a', accessible: false, accessibilityLabel: 'b', nativeID: 'c' });
  expect(passed({ 'aria-label': 'web', accessibilityLabel: 'own' })).toEqual({ accessibilityLabel: 'own' });
  expect(passed({ placeholder: 'x', value: 'y' }, ['placeholder'])).toEqual({ placeholder: 'x' });
});

test('handlers get events by the names of views, and only those that there are', () => {
  const got = [];
  const props = { onLayout: (event) => got.push(event.nativeEvent), onScroll: 7 };
  const { on, sends } = handlersOf(props, ['onLayout', 'onScroll', 'onBlur']);
  expect([Object.keys(on), sends]).toEqual([['topLayout'], { onLayout: true }]);
  on.topLayout({ x: 1 });
  expect(got).toEqual([{ x: 1 }]);
});
