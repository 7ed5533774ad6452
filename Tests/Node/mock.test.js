'use strict';
// RNN's Mock with real programs: what a test file that is written for it does, by react-test-renderer.
const assert = require('node:assert');
const path = require('node:path');
const { after, beforeEach, test } = require('node:test');
const { missing } = require('./mock-modules');
const { BUILT } = require('./package');

const skip = missing();
const React = skip || require('react');
const TestRenderer = skip || require('react-test-renderer');
const { Navigation } = skip ? {} : require('react-native-navigation');
const Mock = skip ? {} : require(path.join(BUILT, 'mock.js'));
const { session } = require(path.join(BUILT, 'lib/session'));

const { ApplicationMock, VISIBLE_OVERLAY_TEST_ID, VISIBLE_SCREEN_TEST_ID } = Mock;
let root;
let rendered;

after(async () => {
  if (!skip) await session().connection.close();
});
beforeEach(() => {
  if (skip) return;
  if (rendered) TestRenderer.act(() => rendered.unmount());
  rendered = undefined;
  Mock.mockNativeComponents();
});

/** Renders an app. @param entryPoint sets it up */
function render(entryPoint) {
  TestRenderer.act(() => { rendered = TestRenderer.create(React.createElement(ApplicationMock, { entryPoint })); });
  root = rendered.root;
}

const isHost = ({ type }) => typeof type === 'string';
const all = (testID, within = root) => within.findAll((node) => isHost(node) && node.props.testID === testID);
const one = (testID, within) => {
  const found = all(testID, within);
  assert.strictEqual(found.length, 1, `There are ${found.length} elements '${testID}'.`);
  return found[0];
};
const visible = () => one(VISIBLE_SCREEN_TEST_ID);
const textsIn = (node) => node.findAll(({ type }) => type === 'Text').flatMap(({ props }) => props.children ?? []);
const seen = () => textsIn(visible());
const press = (testID) => TestRenderer.act(() => { one(testID).props.onPress(); });

/** Registers a screen that shows its name and its props. */
function screen(name, options) {
  const Screen = ({ text }) => React.createElement('Text', null, `${name}${text ? ` ${text}` : ''}`);
  Screen.options = options;
  Navigation.registerComponent(name, () => Screen);
}
const component = (id, more = {}) => ({ component: { id, name: id, ...more } });
const stack = (id, ...children) => ({ stack: { id, children } });

/** An app whose screens have the names A to D. @param layout its root */
const app = (layout, options = {}) => () => {
  for (const name of ['A', 'B', 'C', 'D']) screen(name, options[name]);
  Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot({ root: layout }); });
};

test('push and pop show what a phone shows, within the call', { skip }, async () => {
  render(app(stack('S', component('A'))));
  assert.deepStrictEqual(seen(), ['A']);
  const pushed = Navigation.push('A', component('B', { passProps: { text: 'with props' } }));
  assert.deepStrictEqual(seen(), ['B with props']);
  // What is covered stays mounted.
  assert.deepStrictEqual(textsIn(root), ['A', 'B with props']);
  assert.strictEqual(await pushed, 'B');
  const popped = Navigation.pop('B');
  assert.deepStrictEqual(textsIn(root), ['A']);
  assert.strictEqual(await popped, 'B');
});
