require('./host');
const { expect, test } = require('navbridge');
const { behaviorIn, behaviorOf, override } = require('house/scroll-override');

/** Makes a view. A screen of a stack has a state as soon as it has its place. */
function make(name, props = {}, children = [], state = null) {
  const view = { name, props, children, state, parent: null };
  for (const child of children) child.parent = view;
  return view;
}
const scroll = (props) => make('RCTScrollView', props);
const all = (view) => [view, ...view.children.flatMap(all)];

/** Commits all views of a tree, and returns what has changed. */
const commit = (top, root = {}) => override(root, { props: new Set(all(top)), children: new Set(all(top)) });
const TABS = ['RNSBottomTabsScreen', 'RNSTabsScreen', 'RNSTabsScreenIOS'];

test('the first scroll view in a native tab becomes automatic, and no other', () => {
  for (const name of TABS) {
    const [first, second] = [scroll(), scroll()];
    expect(commit(make(name, {}, [make('RCTView', {}, [first, second])]))).toEqual([first]);
    expect([behaviorOf(first), behaviorOf(second)]).toEqual(['automatic', 'never']);
  }
  const beside = scroll();
  expect(commit(make(TABS[0], {}, [make('RCTView'), beside]))).toEqual([]);
  expect(behaviorOf(beside)).toBe('never');
});

test('a tab that does not want it, another rule, and no tab leave a scroll view alone', () => {
  const override = { overrideScrollViewContentInsetAdjustmentBehavior: false };
  expect(commit(make(TABS[2], override, [scroll()]))).toEqual([]);
  for (const own of ['always', 'scrollableAxes', 'automatic']) {
    const view = scroll({ contentInsetAdjustmentBehavior: own });
    expect(commit(make(TABS[2], {}, [view]))).toEqual([]);
    expect(behaviorOf(view)).toBe(own);
  }
  const explicit = scroll({ contentInsetAdjustmentBehavior: 'never' });
  expect(commit(make(TABS[2], {}, [explicit]))).toEqual([explicit]);
  expect(commit(make('RCTView', {}, [scroll()]))).toEqual([]);
});

test('a scroll view that comes later is found only as the first child of the tab', () => {
  const root = {};
  const spinner = make('RCTView');
  const tab = make(TABS[2], {}, [spinner]);
  commit(tab, root);
  const later = scroll();
  spinner.children = [later];
  later.parent = spinner;
  expect(commit(tab, root)).toEqual([]);
  const first = scroll();
  tab.children = [first];
  first.parent = tab;
  expect(commit(tab, root)).toEqual([first]);
  // The rule is not taken back.
  tab.props = { overrideScrollViewContentInsetAdjustmentBehavior: false };
  expect(commit(tab, root)).toEqual([]);
  expect(behaviorOf(first)).toBe('automatic');
});

test('a rule that the app sets afterwards counts', () => {
  const root = {};
  const view = scroll();
  const tab = make(TABS[2], {}, [view]);
  commit(tab, root);
  view.props = { contentInsetAdjustmentBehavior: 'always' };
  commit(tab, root);
  expect(behaviorOf(view)).toBe('always');
  view.props = {};
  commit(tab, root);
  expect(behaviorOf(view)).toBe('never');
});

test('a screen of a stack in a tab is searched when it has its place, below its bar', () => {
  const root = {};
  const view = scroll();
  const screen = make('RNSScreen', {}, [make('RNSScreenStackHeaderConfig'), make('RNSScreenContentWrapper', {}, [view])]);
  const tab = make(TABS[2], {}, [make('RNSScreenStack', {}, [screen])]);
  expect(commit(tab, root)).toEqual([]);
  screen.state = { size: [100, 100] };
  expect(commit(tab, root)).toEqual([view]);
  const outside = make('RNSScreen', {}, [scroll()], screen.state);
  expect(commit(make('RNSScreenStack', {}, [outside]))).toEqual([]);
});

test('the nearest tab decides about a screen, once', () => {
  const view = scroll();
  const screen = make('RNSScreen', {}, [view], { size: [100, 100] });
  const stack = make('RNSScreenStack', {}, [screen]);
  const inner = make(TABS[2], { overrideScrollViewContentInsetAdjustmentBehavior: false }, [stack]);
  const root = {};
  const outer = make(TABS[2], {}, [make('RNSTabsHostIOS', {}, [inner])]);
  expect(commit(outer, root)).toEqual([]);
  inner.props = {};
  expect(commit(outer, root)).toEqual([]);
  expect(behaviorOf(view)).toBe('never');
});

test('a screen of a container is searched as soon as it is active', () => {
  const root = {};
  const view = scroll();
  const screen = make('RNSScreen', { activityState: 0 }, [view]);
  const tab = make(TABS[2], {}, [make('RNSScreenContainer', {}, [screen])]);
  expect(commit(tab, root)).toEqual([]);
  screen.props = { activityState: 2 };
  expect(commit(tab, root)).toEqual([view]);
});

test('the rule that a scroll view will have in a screen is known before the screen has its place', () => {
  const keeps = { overrideScrollViewContentInsetAdjustmentBehavior: false };
  const rows = [
    // The tab, the rule of the app, whether another view lies before, and the rule in the screen.
    [{}, undefined, false, 'automatic'], [{}, 'never', false, 'automatic'], [{}, 'always', false, 'always'],
    [keeps, undefined, false, 'never'], [keeps, 'automatic', false, 'automatic'], [{}, undefined, true, 'never'],
    [null, undefined, false, 'never'], [null, 'automatic', true, 'automatic'],
  ];
  for (const [tab, own, isSecond, expected] of rows) {
    const view = scroll(own && { contentInsetAdjustmentBehavior: own });
    const screen = make('RNSScreen', {}, [make('RCTView', {}, isSecond ? [make('RCTView'), view] : [view])]);
    if (tab) make(TABS[2], tab, [make('RNSScreenStack', {}, [screen])]);
    expect(behaviorIn(screen, view)).toBe(expected);
    // To ask changes nothing.
    expect(behaviorOf(view)).toBe(own ?? 'never');
  }
});
