'use strict';
// RNN's Mock with real programs: what a test file that is written for it finds, by react-test-renderer.
const assert = require('node:assert');
const { test } = require('node:test');
const {
  BAR, Mock, Navigation, React, TestRenderer, all, app, component, noted, one, press, render, root, seen, skip, stack, tabs,
  textsIn, unmount, visible,
} = require('./mock-app');

test('push and pop show what a phone shows, within the call', { skip }, async () => {
  render(app(stack('S', component('A'))));
  assert.deepStrictEqual(seen(), ['A']);
  const pushed = Navigation.push('A', component('B', { passProps: { text: 'with props' } }));
  assert.deepStrictEqual(seen(), ['B with props']);
  // What is covered stays mounted.
  assert.deepStrictEqual(textsIn(root()), ['A', 'B with props']);
  assert.strictEqual(await pushed, 'B');
  const popped = Navigation.pop('B');
  assert.deepStrictEqual(textsIn(root()), ['A']);
  assert.strictEqual(await popped, 'B');
});

test('popTo, popToRoot and setStackRoot', { skip }, async () => {
  render(app(stack('S', component('A'))));
  for (const id of ['B', 'C', 'D']) Navigation.push('A', component(id));
  assert.deepStrictEqual(seen(), ['Back', 'D'].slice(1));
  assert.strictEqual(await Navigation.popTo('B'), 'B');
  assert.deepStrictEqual(textsIn(root()), ['A', 'B']);
  Navigation.push('B', component('C'));
  assert.strictEqual(await Navigation.popToRoot('C'), 'C');
  assert.deepStrictEqual(textsIn(root()), ['A']);
  assert.strictEqual(await Navigation.setStackRoot('A', [component('B'), component('D')]), 'A');
  assert.deepStrictEqual([textsIn(root()), seen()], [['B', 'D'], ['D']]);
});

test('what iOS rejects is rejected, and what it never settles is, too', { skip }, async () => {
  render(app(stack('S', component('A'))));
  await assert.rejects(Navigation.pop('NONE'), { code: '1012', message: /componentId 'NONE' not found/ });
  await assert.rejects(Navigation.pop('A'), { code: '1012' });
  await assert.rejects(Navigation.dismissModal('A'), { code: '1013', domain: 'com.reactnativenavigation' });
  await assert.rejects(Navigation.dismissOverlay('NONE'), { code: '1010' });
  await assert.rejects(Navigation.push('NONE', component('B')), { code: 'NEVER_SETTLES' });
  assert.deepStrictEqual(textsIn(root()), ['A']);
});

test('modals: the topmost is visible, what is below stays, and the events are those of iOS', { skip }, async () => {
  let events;
  render(() => {
    app(stack('S', component('A')))();
    events = noted('ModalDismissed');
  });
  assert.strictEqual(await Navigation.showModal(stack('M', component('B'))), 'M');
  Navigation.showModal(component('C'));
  assert.deepStrictEqual([seen(), textsIn(one('MODALS'))], [['C'], ['B', 'C']]);
  assert.strictEqual(await Navigation.dismissModal('C'), 'C');
  assert.deepStrictEqual([seen(), textsIn(root())], [['B'], ['A', 'B']]);
  Navigation.showModal(component('D'));
  assert.strictEqual(await Navigation.dismissAllModals(), null);
  assert.deepStrictEqual([seen(), one('MODALS').children], [['A'], []]);
  // Two at once are one event, and no name comes with it.
  assert.deepStrictEqual(events, [
    { kind: 'ModalDismissed', componentId: 'C', modalsDismissed: 1 },
    { kind: 'ModalDismissed', componentId: 'D', modalsDismissed: 2 },
  ]);
});

test('overlays are beside the visible screen', { skip }, async () => {
  let events;
  render(() => {
    app(stack('S', component('A')))();
    events = noted('ComponentDidAppear', 'ComponentDidDisappear');
  });
  assert.strictEqual(await Navigation.showOverlay(component('B')), 'B');
  Navigation.showOverlay(component('C'));
  assert.deepStrictEqual([seen(), textsIn(one(Mock.VISIBLE_OVERLAY_TEST_ID))], [['A'], ['B', 'C']]);
  assert.strictEqual(await Navigation.dismissOverlay('B'), 1);
  assert.deepStrictEqual(textsIn(one(Mock.VISIBLE_OVERLAY_TEST_ID)), ['C']);
  assert.strictEqual(await Navigation.dismissAllOverlays(), null);
  assert.deepStrictEqual(one(Mock.VISIBLE_OVERLAY_TEST_ID).children, []);
  const named = events.map(({ kind, componentName }) => `${kind.slice(9)} ${componentName}`);
  assert.deepStrictEqual(named, ['DidAppear A', 'DidAppear B', 'DidAppear C', 'DidDisappear B', 'DidDisappear C']);
});

test('the top bar has the texts and buttons that the device shows, and their presses reach it', { skip }, () => {
  let events;
  render(() => {
    app(stack('S', component('A')), { A: BAR })();
    events = noted('NavigationButtonPressed');
  });
  const bar = one('BAR', visible());
  assert.deepStrictEqual([one('BAR.title', bar), one('BAR.subtitle', bar)].flatMap(textsIn), ['Title', 'Sub']);
  assert.deepStrictEqual([one('LEFT').props.title, one('LEFT').props.disabled, one('RIGHT').props.disabled], ['L', true, false]);
  assert.deepStrictEqual([one('OWN').type, textsIn(one('OWN'))], ['TouchableOpacity', ['C in the bar']]);
  press('RIGHT');
  press('OWN');
  const presses = [{ componentId: 'A', buttonId: 'right' }, { componentId: 'A', buttonId: 'own' }];
  assert.deepStrictEqual(events, presses.map((event) => ({ kind: 'NavigationButtonPressed', ...event })));
  // What the device refuses is no press.
  assert.throws(() => press('LEFT'), { code: '-32005', message: /disabled/ });
  Navigation.push('A', component('B'));
  assert.throws(() => press('RIGHT'), { code: '-32004' });
  assert.strictEqual(events.length, 2);
});

test('mergeOptions and setDefaultOptions count at once, and end with the test', { skip }, () => {
  Navigation.setDefaultOptions({ topBar: { subtitle: { text: 'for all' }, testID: 'BAR' } });
  render(app(stack('S', component('A'))));
  assert.deepStrictEqual(textsIn(one('BAR')), ['for all']);
  Navigation.mergeOptions('A', { topBar: { title: { text: 'merged' }, subtitle: { text: 'too' } } });
  assert.deepStrictEqual(textsIn(one('BAR')), ['merged', 'too']);
  Navigation.mergeOptions('A', { topBar: { visible: false } });
  assert.deepStrictEqual(all('BAR'), []);
  // A new test has none of it, and no overlay either.
  Navigation.showOverlay(component('B'));
  Navigation.showModal(component('C'));
  unmount();
  Mock.mockNativeComponents();
  render(app(stack('S', component('A', { options: { topBar: { testID: 'OTHER' } } }))));
  assert.deepStrictEqual([textsIn(root()), all('BAR')], [['A'], []]);
});

test('a press of the back button pops, or is an event', { skip }, () => {
  let events;
  render(() => {
    app(stack('S', component('A')), {
      B: { topBar: { backButton: { testID: 'BACK', title: 'Go back' } } },
      C: { topBar: { backButton: { testID: 'STAY', popStackOnPress: false } } },
      D: { topBar: { backButton: { visible: false, testID: 'NONE' } } },
    })();
    events = noted('NavigationButtonPressed', 'ScreenPopped');
  });
  Navigation.push('A', component('B'));
  assert.deepStrictEqual([one('BACK').type, one('BACK').props.title], ['Button', 'Go back']);
  Navigation.push('B', component('C'));
  press('STAY');
  assert.deepStrictEqual(seen(), ['C']);
  Navigation.push('C', component('D'));
  assert.deepStrictEqual(all('NONE'), []);
  Navigation.popTo('B');
  press('BACK');
  assert.deepStrictEqual([seen(), all('BACK')], [['A'], []]);
  assert.deepStrictEqual(events, [
    { kind: 'NavigationButtonPressed', componentId: 'C', buttonId: 'RNN.back' },
    { kind: 'ScreenPopped', componentId: 'D' },
    { kind: 'ScreenPopped', componentId: 'B' },
  ]);
});

test('a press of a tab selects it, and the bar is that of the visible screen', { skip }, () => {
  let events;
  render(() => {
    app(tabs())();
    events = noted('BottomTabPressed', 'BottomTabSelected');
  });
  assert.deepStrictEqual(textsIn(one('TABS', visible())), ['3', 'one', 'two']);
  press('TWO');
  assert.deepStrictEqual([seen(), textsIn(root()).includes('A')], [['B', '3', 'one', 'two'], true]);
  Navigation.mergeOptions('T', { bottomTabs: { currentTabIndex: 0 } });
  assert.strictEqual(seen()[0], 'A');
  Navigation.mergeOptions('T', { bottomTabs: { visible: false } });
  assert.deepStrictEqual(all('TABS'), []);
  // That of a command is no press.
  assert.deepStrictEqual(events, [
    { kind: 'BottomTabPressed', tabIndex: 1 },
    { kind: 'BottomTabSelected', selectedTabIndex: 1, unselectedTabIndex: 0 },
  ]);
});

test('a tab that is not selected by its press has the event alone', { skip }, () => {
  let events;
  render(() => {
    app(tabs({ selectTabOnPress: false }))();
    events = noted('BottomTabPressed', 'BottomTabSelected');
  });
  press('TWO');
  assert.deepStrictEqual([seen()[0], events], ['A', [{ kind: 'BottomTabPressed', tabIndex: 1 }]]);
});

test('a side menu has its three children, and an open drawer is visible beside the centre', { skip }, () => {
  render(app({ sideMenu: { id: 'M', left: component('B'), center: stack('S', component('A')), right: component('C') } }));
  assert.deepStrictEqual([textsIn(root()), seen()], [['B', 'A', 'C'], ['A']]);
  Navigation.mergeOptions('M', { sideMenu: { left: { visible: true } } });
  assert.deepStrictEqual(seen(), ['B', 'A', 'C']);
  Navigation.mergeOptions('M', { sideMenu: { left: { visible: false } } });
  assert.deepStrictEqual(seen(), ['A']);
});

test('updateProps, and a component in its provider', { skip }, () => {
  const Context = React.createContext('none');
  render(() => {
    const Content = ({ text }) => React.createElement('Text', null, `${React.useContext(Context)} ${text}`);
    const Wrapped = (props) => React.createElement(Context.Provider, { value: 'provided' }, React.createElement(Content, props));
    Navigation.registerComponent('W', () => Wrapped, () => Content);
    Navigation.events().registerAppLaunchedListener(() => {
      Navigation.setRoot({ root: component('W', { passProps: { text: 'first' } }) });
    });
  });
  assert.deepStrictEqual(seen(), ['provided first']);
  TestRenderer.act(() => Navigation.updateProps('W', { text: 'second' }));
  assert.deepStrictEqual(seen(), ['provided second']);
});

test('constants are those of the device', { skip }, async () => {
  render(app(tabs()));
  const constants = Navigation.constantsSync();
  assert.deepStrictEqual([constants.statusBarHeight, constants.bottomTabsHeight], [54, 83]);
  assert.deepStrictEqual(await Navigation.constants(), constants);
  assert.ok(Array.isArray(await Navigation.getLaunchArgs()));
});
