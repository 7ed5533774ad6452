const { expect, test } = require('navbridge');
const { host } = require('./host');

let version = null;
Object.assign(host, { architecture: 'turbo', context: { componentViews: {} }, reactNativeVersion: () => version });
const { accessibilityOf } = require('house/accessible-views');

const view = (props, ...children) => ({ name: 'RCTView', props, children });
const text = (words, props = {}) =>
  ({ name: 'RCTText', props, children: [{ name: 'RCTRawText', props: { text: words }, children: [] }] });
const label = (element, on = null) => {
  version = on;
  return accessibilityOf(element).composedLabel;
};
const minor = (number) => ({ major: 0, minor: number, patch: 0 });

test('the label of an accessible view is made of the labels on all levels', () => {
  const deep = view({ accessible: true }, view({}, view({}, text('One')), text('Two')), text(''), text('Three'));
  expect(label(deep)).toBe('One, Two, Three');
});

test('a label within it stands for what lies there, and an accessible view for its own', () => {
  const inner = view({ accessible: true }, text('Inner'), view({}, text('most')));
  expect(label(view({ accessible: true }, view({ accessibilityLabel: 'Own' }, text('gone')), inner))).toBe('Own, Inner, most');
  expect(label(view({ accessible: true }, text('seen', { accessibilityLabel: 'Read' })))).toBe('Read');
});

test('a view that is not accessible, has a label, or is a text has none that is composed', () => {
  expect(label(view({}, text('One')))).toBe(undefined);
  expect(label(view({ accessible: true, accessibilityLabel: 'Own' }, text('One')))).toBe(undefined);
  expect(label(view({ accessible: true, accessibilityLabel: '' }, text('One')))).toBe('One');
  expect(label(text('One', { accessible: true }))).toBe(undefined);
  expect(label(view({ accessible: true }))).toBe(undefined);
});

test('labels are joined as the version of React Native and the route have it', () => {
  const both = view({ accessible: true }, text('One'), text('Two', { accessibilityElementsHidden: true }), text('Three'));
  expect(label(both, minor(80))).toBe('One Two Three');
  expect(label(both, minor(81))).toBe('One, Two, Three');
  expect(label(both, minor(84))).toBe('One, Two, Three');
  expect(label(both, minor(85))).toBe('One, Three');
  expect(label(both)).toBe('One, Three');
  host.architecture = 'bridge';
  expect(label(both, minor(84))).toBe('One Two Three');
  expect(label(both)).toBe('One Three');
  host.architecture = 'turbo';
});

test('a view says what it hides', () => {
  expect(accessibilityOf(view({ accessibilityElementsHidden: true, accessibilityViewIsModal: true })))
    .toEqual({ accessible: undefined, composedLabel: undefined, elementsHidden: true, modal: 'siblings' });
  expect(accessibilityOf(view({ accessibilityElementsHidden: false, accessibilityViewIsModal: false }))).toEqual({});
  const overlay = (props) => accessibilityOf({ name: 'RNSFullWindowOverlay', props, children: [] }).modal;
  expect([overlay({}), overlay({ accessibilityContainerViewIsModal: false })]).toEqual(['window', undefined]);
});
