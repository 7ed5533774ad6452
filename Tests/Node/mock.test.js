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

test('popTo, popToRoot and setStackRoot', { skip }, async () => {
  render(app(stack('S', component('A'))));
  for (const id of ['B', 'C', 'D']) Navigation.push('A', component(id));
  assert.deepStrictEqual(seen(), ['Back', 'D'].slice(1));
  assert.strictEqual(await Navigation.popTo('B'), 'B');
  assert.deepStrictEqual(textsIn(root), ['A', 'B']);
  Navigation.push('B', component('C'));
  assert.strictEqual(await Navigation.popToRoot('C'), 'C');
  assert.deepStrictEqual(textsIn(root), ['A']);
  assert.strictEqual(await Navigation.setStackRoot('A', [component('B'), component('D')]), 'A');
  assert.deepStrictEqual([textsIn(root), seen()], [['B', 'D'], ['D']]);
});

test('what iOS rejects is rejected, and what it never settles is, too', { skip }, async () => {
  render(app(stack('S', component('A'))));
  await assert.rejects(Navigation.pop('NONE'), { code: '1012', message: /componentId 'NONE' not found/ });
  await assert.rejects(Navigation.pop('A'), { code: '1012' });
  await assert.rejects(Navigation.dismissModal('A'), { code: '1013', domain: 'com.reactnativenavigation' });
  await assert.rejects(Navigation.dismissOverlay('NONE'), { code: '1010' });
  await assert.rejects(Navigation.push('NONE', component('B')), { code: 'NEVER_SETTLES' });
  assert.deepStrictEqual(textsIn(root), ['A']);
});

/** The events of some kinds, as they come. */
function noted(...kinds) {
  const events = [];
  for (const kind of kinds) Navigation.events()[`register${kind}Listener`]((event) => events.push({ kind, ...event }));
  return events;
}

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
  assert.deepStrictEqual([seen(), textsIn(root)], [['B'], ['A', 'B']]);
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
  assert.deepStrictEqual([seen(), textsIn(one(VISIBLE_OVERLAY_TEST_ID))], [['A'], ['B', 'C']]);
  assert.strictEqual(await Navigation.dismissOverlay('B'), 1);
  assert.deepStrictEqual(textsIn(one(VISIBLE_OVERLAY_TEST_ID)), ['C']);
  assert.strictEqual(await Navigation.dismissAllOverlays(), null);
  assert.deepStrictEqual(one(VISIBLE_OVERLAY_TEST_ID).children, []);
  const named = events.map(({ kind, componentName }) => `${kind.slice(9)} ${componentName}`);
  assert.deepStrictEqual(named, ['DidAppear A', 'DidAppear B', 'DidAppear C', 'DidDisappear B', 'DidDisappear C']);
});

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
  TestRenderer.act(() => rendered.unmount());
  Mock.mockNativeComponents();
  render(app(stack('S', component('A', { options: { topBar: { testID: 'OTHER' } } }))));
  assert.deepStrictEqual([textsIn(root), all('BAR')], [['A'], []]);
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

const tabs = (options) => ({
  bottomTabs: {
    id: 'T', options: { bottomTabs: { testID: 'TABS' } },
    children: [
      stack('S', component('A', { options: { bottomTab: { text: 'one', testID: 'ONE', badge: '3' } } })),
      component('B', { options: { bottomTab: { text: 'two', testID: 'TWO', ...options } } }),
    ],
  },
});

test('a press of a tab selects it, and the bar is that of the visible screen', { skip }, () => {
  let events;
  render(() => {
    app(tabs())();
    events = noted('BottomTabPressed', 'BottomTabSelected');
  });
  assert.deepStrictEqual(textsIn(one('TABS', visible())), ['3', 'one', 'two']);
  press('TWO');
  assert.deepStrictEqual([seen(), textsIn(root).includes('A')], [['B', '3', 'one', 'two'], true]);
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
  assert.deepStrictEqual([textsIn(root), seen()], [['B', 'A', 'C'], ['A']]);
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

/** A screen that notes what happens to it, as a hook of an app does. */
function noting(name, notes) {
  Navigation.registerComponent(name, () => ({ componentId }) => {
    React.useEffect(() => {
      notes.push(`${name} is mounted`);
      const subscriptions = ['ComponentDidAppear', 'ComponentDidDisappear'].map((kind) =>
        Navigation.events()[`register${kind}Listener`]((event) => {
          if (event.componentId === componentId) notes.push(`${name} ${kind.slice(9)}`);
        }));
      return () => {
        notes.push(`${name} is unmounted`);
        subscriptions.forEach((each) => each.remove());
      };
    }, [componentId]);
    return React.createElement('Text', null, name);
  });
}

test('content is mounted before its events, and gone after them', { skip }, () => {
  const notes = [];
  const take = () => notes.splice(0);
  render(() => {
    for (const name of ['A', 'B', 'C']) noting(name, notes);
    Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot({ root: stack('S', component('A')) }); });
  });
  assert.deepStrictEqual(take(), ['A is mounted', 'A DidAppear']);
  Navigation.push('A', component('B'));
  assert.deepStrictEqual(take(), ['B is mounted', 'A DidDisappear', 'B DidAppear']);
  Navigation.setStackRoot('B', [component('C')]);
  assert.deepStrictEqual(take(), ['C is mounted', 'B DidDisappear', 'C DidAppear', 'A is unmounted', 'B is unmounted']);
  Navigation.push('C', component('B'));
  take();
  // Within an 'act' the same follows at its end.
  TestRenderer.act(() => { void Navigation.pop('B'); });
  assert.deepStrictEqual(take(), ['B DidDisappear', 'C DidAppear', 'B is unmounted']);
});

test('content with an id that was used before is new content', { skip }, () => {
  const notes = [];
  const layout = { root: stack('S', component('A')) };
  render(() => {
    noting('A', notes);
    Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot(layout); });
  });
  notes.splice(0);
  Navigation.setRoot(layout);
  assert.deepStrictEqual(notes, ['A is mounted', 'A DidAppear', 'A is unmounted']);
  assert.deepStrictEqual(textsIn(root), ['A']);
});

test('commands of listeners, of effects and of handlers that await', { skip }, async () => {
  render(() => {
    app(stack('S', component('A')))();
    Navigation.registerComponent('E', () => ({ componentId }) => {
      React.useEffect(() => { void Navigation.push(componentId, component('B')); }, [componentId]);
      return React.createElement('Text', null, 'E');
    });
    Navigation.events().registerNavigationButtonPressedListener(({ componentId }) => {
      void Navigation.push(componentId, component('E'));
    });
  });
  Navigation.mergeOptions('A', { topBar: { rightButtons: [{ id: 'next', testID: 'NEXT', text: 'next' }] } });
  press('NEXT');
  assert.deepStrictEqual([seen(), textsIn(root)], [['B'], ['A', 'E', 'B']]);
  await TestRenderer.act(async () => {
    await Navigation.pop('B');
    await Navigation.pop('E');
  });
  assert.deepStrictEqual(textsIn(root), ['A']);
});

test('the settlement of a command comes behind its events, and after the call', { skip }, async () => {
  const notes = [];
  render(() => {
    app(stack('S', component('A')))();
    Navigation.events().registerCommandCompletedListener(({ commandName }) => notes.push(`${commandName} completed`));
  });
  notes.splice(0);
  const pushed = Navigation.push('A', component('B')).then(() => notes.push('resolved'));
  notes.push('called');
  await pushed;
  assert.deepStrictEqual(notes, ['push completed', 'called', 'resolved']);
});

test('the bridge has the same', { skip }, async () => {
  TestRenderer.act(() => rendered?.unmount());
  Mock.mockNativeComponents({ architecture: 'bridge' });
  let events;
  render(() => {
    app(stack('S', component('A')), { A: BAR })();
    events = noted('NavigationButtonPressed', 'CommandCompleted');
  });
  assert.strictEqual(await Navigation.push('A', component('B')), 'B');
  await assert.rejects(Navigation.pop('NONE'), { code: '1012' });
  assert.strictEqual(await Navigation.pop('B'), 'B');
  press('OWN');
  const named = events.map(({ commandName, buttonId }) => commandName ?? buttonId);
  assert.deepStrictEqual([seen().at(-1), named], ['A', ['setRoot', 'push', 'pop', 'own']]);
  assert.strictEqual(Navigation.constantsSync().statusBarHeight, 54);
  // What the connection is asked for later is that of the test after.
  Mock.mockNativeComponents({ architecture: 'bridge' });
  render(app(stack('S', component('D'))));
  assert.deepStrictEqual(textsIn(root), ['D']);
});

test('wrong use is named', { skip }, () => {
  const create = (props) => TestRenderer.act(() => { TestRenderer.create(React.createElement(ApplicationMock, props)); });
  const quiet = console.error;
  console.error = () => {};
  try {
    assert.throws(() => create({}), /'ApplicationMock' needs the property 'entryPoint', a function/);
    assert.throws(() => create({ entryPoint: app(stack('S', component('NOBODY'))) }), /'NOBODY' is not registered\. Registered are 'A', /);
  } finally {
    console.error = quiet;
  }
  assert.throws(() => Mock.mockNativeComponents({ devcie: 'iPad' }), /there is no option 'devcie'\. Did you mean 'device'/);
  assert.throws(() => Mock.mockNativeComponents({ device: 'iPhone 1' }), /iPhone 1/);
  assert.throws(() => Navigation.events().registerScreenPoppedListener('no function'), /must be a function/);
});

test('another device takes the place of the one before, and has the same names', { skip }, () => {
  Mock.mockNativeComponents({ device: 'iPad Pro 11' });
  render(app(stack('S', component('A'))));
  assert.deepStrictEqual(seen(), ['A']);
  const { entries } = { entries: Object.keys(Mock).sort() };
  const names = ['ApplicationMock', 'VISIBLE_OVERLAY_TEST_ID', 'VISIBLE_SCREEN_TEST_ID', 'mockNativeComponents'];
  assert.deepStrictEqual(entries, ['Mock', ...names, 'default'].sort());
  assert.deepStrictEqual([VISIBLE_SCREEN_TEST_ID, VISIBLE_OVERLAY_TEST_ID], ['VISIBLE_SCREEN_TEST_ID', 'VISIBLE_OVERLAY_TEST_ID']);
});
