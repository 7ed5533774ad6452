'use strict';
// What the tests of RNN's Mock have in common: an app, its rendering by react-test-renderer, and how they look at it.

const assert = require('node:assert');
const path = require('node:path');
const { after, beforeEach } = require('node:test');
const { missing } = require('./mock-modules');
const { BUILT } = require('./package');

const skip = missing();
const React = skip || require('react');
const TestRenderer = skip || require('react-test-renderer');
const { Navigation } = skip ? {} : require('react-native-navigation');
const Mock = skip ? {} : require(path.join(BUILT, 'mock.js'));
const { session } = require(path.join(BUILT, 'lib/session'));

let rendered;

function unmount() {
  if (rendered) TestRenderer.act(() => rendered.unmount());
  rendered = undefined;
}

after(async () => {
  if (!skip) await session().connection.close();
});
beforeEach(() => {
  if (skip) return;
  unmount();
  Mock.mockNativeComponents();
});

/** Renders an app. @param entryPoint sets it up */
function render(entryPoint) {
  TestRenderer.act(() => { rendered = TestRenderer.create(React.createElement(Mock.ApplicationMock, { entryPoint })); });
}

const root = () => rendered.root;
const isHost = ({ type }) => typeof type === 'string';
const all = (testID, within = root()) => within.findAll((node) => isHost(node) && node.props.testID === testID);
const one = (testID, within) => {
  const found = all(testID, within);
  assert.strictEqual(found.length, 1, `There are ${found.length} elements '${testID}'.`);
  return found[0];
};
const visible = () => one(Mock.VISIBLE_SCREEN_TEST_ID);
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
const tabs = (options) => ({
  bottomTabs: {
    id: 'T', options: { bottomTabs: { testID: 'TABS' } },
    children: [
      stack('S', component('A', { options: { bottomTab: { text: 'one', testID: 'ONE', badge: '3' } } })),
      component('B', { options: { bottomTab: { text: 'two', testID: 'TWO', ...options } } }),
    ],
  },
});

/** The options of a screen with all that a bar has. */
const BAR = {
  topBar: {
    testID: 'BAR', title: { text: 'Title' }, subtitle: { text: 'Sub' },
    leftButtons: [{ id: 'left', testID: 'LEFT', text: 'L', enabled: false }],
    rightButtons: [
      { id: 'right', testID: 'RIGHT', text: 'R' },
      { id: 'own', testID: 'OWN', component: { id: 'OWN-1', name: 'C', passProps: { text: 'in the bar' } } },
    ],
  },
};

/** An app whose screens have the names A to D. @param layout its root */
const app = (layout, options = {}) => () => {
  for (const name of ['A', 'B', 'C', 'D']) screen(name, options[name]);
  Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot({ root: layout }); });
};

/** The events of some kinds, as they come. */
function noted(...kinds) {
  const events = [];
  for (const kind of kinds) Navigation.events()[`register${kind}Listener`]((event) => events.push({ kind, ...event }));
  return events;
}

module.exports = {
  BAR, Mock, Navigation, React, TestRenderer, all, app, component, noted, one, press, render, root, seen, skip, stack, tabs,
  textsIn, unmount, visible,
};
