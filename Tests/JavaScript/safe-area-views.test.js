require('./host');
const { expect, test } = require('navbridge');
const { keptStyle, providerOf } = require('house/safe-area-views');

const INSETS = [62, 1, 34, 2];
const kept = (props, style = {}, name = 'RNCSafeAreaView', isFabric = true) => {
  const found = keptStyle({ name, props }, style, INSETS, isFabric);
  return ['Top', 'Left', 'Bottom', 'Right'].map((edge) => found[`padding${edge}`] ?? found[`margin${edge}`]);
};

test('a safe area view adds all insets to its own padding without edges', () => {
  expect(kept({})).toEqual([62, 1, 34, 2]);
  expect(kept({ edges: null }, { padding: 10 })).toEqual([72, 11, 44, 12]);
  // The edge precedes its axis, and that the whole.
  expect(kept({}, { padding: 10, paddingVertical: 20, paddingTop: 0 })).toEqual([62, 11, 54, 12]);
});

test('a safe area view leaves edges that are not named to its own style', () => {
  expect(kept({ edges: ['top'] }, { padding: 10 })).toEqual([72, 10, 10, 10]);
  expect(kept({ edges: [] })).toEqual([0, 0, 0, 0]);
  expect(kept({ edges: { top: 'maximum', bottom: 'additive', left: 'off' } }, { padding: 40 })).toEqual([62, 40, 74, 40]);
  expect(kept({ edges: { top: 'maximum' } }, { paddingTop: 70 })).toEqual([70, 0, 0, 0]);
});

test('a safe area view in the mode of margins leaves its padding alone', () => {
  const view = { name: 'RNCSafeAreaView', props: { mode: 'margin', edges: ['top'] } };
  expect(keptStyle(view, { padding: 10, margin: 5 }, INSETS, true))
    .toEqual({ marginTop: 67, marginLeft: 5, marginBottom: 5, marginRight: 5 });
});

test('a share is taken for points on the new architecture alone', () => {
  expect(kept({ edges: ['top'] }, { paddingTop: '10%' })[0]).toBe(72);
  expect(kept({ edges: ['top'] }, { paddingTop: '10%' }, 'RNCSafeAreaView', false)[0]).toBe(62);
  expect(kept({ edges: ['top'] }, { paddingTop: 'auto' })[0]).toBe(62);
});

test('the view of react-native-screens keeps by margins, and by none without edges', () => {
  expect(kept({}, {}, 'RNSSafeAreaView')).toEqual([0, 0, 0, 0]);
  expect(keptStyle({ name: 'RNSSafeAreaView', props: { edges: { top: true, left: false } } }, { marginTop: 3 }, INSETS, true))
    .toEqual({ marginTop: 65, marginLeft: 0, marginBottom: 0, marginRight: 0 });
});

test('a provider is the nearest one above, and for react-native-screens a screen', () => {
  const screen = { name: 'RNSScreen', state: { insets: INSETS }, parent: null };
  const outer = { name: 'RNCSafeAreaProvider', parent: screen };
  const inner = { name: 'RNCSafeAreaProvider', parent: outer };
  const view = (name, parent) => ({ name, props: {}, parent: { name: 'RCTView', parent } });
  expect(providerOf(view('RNCSafeAreaView', inner))).toBe(inner);
  expect(providerOf(view('RNCSafeAreaView', screen))).toBe(null);
  expect(providerOf(view('RNSSafeAreaView', inner))).toBe(screen);
  expect(providerOf({ name: 'RNSSafeAreaView', props: {}, parent: { name: 'RCTRootView', parent: null } })).toBe(null);
});
