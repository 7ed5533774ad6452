'use strict';
// What RNN's Mock renders of small snapshots.
const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { BUILT } = require('./package');

const { sharing, treeOf, withLeaving } = require(path.join(BUILT, 'lib/mock-tree'));

const context = () => ({ generations: new Map(), surfaces: new Map(), bars: new Map() });
const screen = (id, more = {}) => ({ type: 'Component', componentId: id, name: `${id}-name`, children: [], ...more });
const bar = (more = {}) => ({
  visible: true, testID: 'BAR', title: { text: null, testID: 'BAR.title' }, subtitle: { text: null, testID: 'BAR.subtitle' },
  leftButtons: [], rightButtons: [], backButton: null, ...more,
});
const stack = (id, children, topBar = bar()) => ({ type: 'Stack', componentId: id, name: null, children, topBar });
const device = (root, presented = [], overlays = []) => ({
  windows: [{ kind: 'main', root, presented }, ...overlays.map((each) => ({ kind: 'overlay', root: each, presented: [] }))],
});

/** The elements as text: the type, the test id, and the elements in it. Content is its component's id. */
function short(node) {
  if (typeof node !== 'object' || node === null) return `'${node}'`;
  const { type, props, children } = node;
  const name = type === 'Component' ? props.properties.componentId : `${type === 'Group' ? '' : type}`;
  const inner = children.filter((child) => child !== null).map(short).join(' ');
  return `${name}${props.testID ? `#${props.testID}` : ''}${inner ? `(${inner})` : ''}`;
}
const shown = (snapshot, more = context()) => treeOf(snapshot, more).children.map(short);
function find(node, key) {
  if (node?.key === key) return node;
  return (node?.children ?? []).reduce((found, each) => found ?? find(each, key), undefined);
}

const [SEEN, EMPTY] = ['View#VISIBLE_SCREEN_TEST_ID', ['View#MODALS', 'View#VISIBLE_OVERLAY_TEST_ID']];

test('a device that shows nothing is an application without a screen', () => {
  assert.deepStrictEqual(shown(undefined), EMPTY);
  assert.deepStrictEqual(shown(device(null)), EMPTY);
  assert.deepStrictEqual(treeOf(undefined, context()).props, { testID: 'Application' });
});

test('the top of a stack is visible and has the bar; what is below has the bar that it had', () => {
  const empty = 'View#BAR(Text#BAR.title Text#BAR.subtitle)';
  assert.deepStrictEqual(shown(device(screen('A'))), [`${SEEN}(A)`, ...EMPTY]);
  const known = context();
  assert.strictEqual(shown(device(stack('S', [screen('A')])), known)[0], `(${SEEN}(${empty} A))`);
  const other = bar({ testID: 'NEW', title: { text: 'B', testID: null } });
  assert.strictEqual(
    shown(device(stack('S', [screen('A'), screen('B')], other)), known)[0],
    `(View(${empty} A) ${SEEN}(View#NEW(Text('B') Text#BAR.subtitle) B))`);
  // A screen that was never on top has none, and a hidden bar is none.
  assert.strictEqual(
    shown(device(stack('S', [screen('A'), screen('B')], bar({ visible: false }))))[0], `(View(A) ${SEEN}(B))`);
  assert.strictEqual(shown(device(stack('S', [])))[0], SEEN);
});

test('buttons have the order left, right, title component, back', () => {
  const full = bar({
    title: { text: null, testID: null, rootTag: 3, component: { name: 'T', componentId: 'TITLE' } }, subtitle: null,
    leftButtons: [{ id: 'l', text: 'L', testID: 'LEFT', enabled: false }],
    rightButtons: [{ id: 'r', testID: 'RIGHT', enabled: true, rootTag: 4, component: { name: 'R', componentId: 'OWN' } }],
    backButton: { visible: true, title: 'Back', testID: 'BACK' },
  });
  const tree = treeOf(device(stack('S', [screen('A'), screen('B')], full)), context());
  const inner = 'Text Text Button#LEFT TouchableOpacity#RIGHT(OWN) TITLE Button#BACK';
  assert.ok(short(tree).includes(`${SEEN}(View#BAR(${inner}) B)`), short(tree));
  const { disabled, press, title } = find(tree, 'button l').props;
  assert.deepStrictEqual([disabled, title, press], [
    true, 'L', { method: 'device/tap', params: { buttonId: 'l', componentId: 'B' } },
  ]);
  assert.deepStrictEqual(find(tree, 'back').props.press, { method: 'device/tap', params: { back: true } });
  const without = bar({ backButton: { visible: false, title: 'Back', testID: 'BACK' } });
  assert.strictEqual(find(treeOf(device(stack('S', [screen('A')], without)), context()), 'back'), undefined);
});

test('the bar of tabs is in the visible screen of the selected tab, and in no other', () => {
  const items = [{ text: 'one', testID: 'ONE', badge: '3', icon: 'x' }, { text: 'two', testID: null, badge: null, icon: null }];
  const tabs = (selectedIndex, visible = true) => ({
    type: 'BottomTabs', componentId: 'T',
    children: [stack('S', [screen('A'), screen('B')], bar({ visible: false })), screen('C')],
    tabBar: { visible, testID: 'TABS', selectedIndex, items },
  });
  const drawn = "View#TABS(TouchableOpacity#ONE(Text('3') Image Text('one')) TouchableOpacity(Text('two')))";
  assert.strictEqual(shown(device(tabs(0)))[0], `((View(A) ${SEEN}(B ${drawn})) View(C))`);
  assert.strictEqual(shown(device(tabs(1)))[0], `((View(A) View(B)) ${SEEN}(C ${drawn}))`);
  assert.strictEqual(shown(device(tabs(1, false)))[0], `((View(A) View(B)) ${SEEN}(C))`);
  assert.deepStrictEqual(find(treeOf(device(tabs(0)), context()), 'tab 1').props.press.params, { tabIndex: 1 });
});

test('a tab and a bar may have a component of their own', () => {
  const surfaces = new Map([
    [5, { name: 'Tab', props: { componentId: 'OWN', selected: true } }], [6, { name: 'Back', props: { componentId: 'BEHIND' } }],
  ]);
  const items = [{ text: 'one', testID: 'ONE', rootTag: 5 }, { text: 'two', testID: 'TWO', rootTag: 99 }];
  const tabs = {
    type: 'BottomTabs', componentId: 'T', children: [stack('S', [screen('A')], bar({ background: { rootTag: 6 } })), screen('B')],
    tabBar: { visible: true, testID: null, selectedIndex: 0, items },
  };
  const tree = treeOf(device(tabs), { ...context(), surfaces });
  assert.strictEqual(short(find(tree, 'tabBar')), "View(TouchableOpacity#ONE(OWN) TouchableOpacity#TWO(Text('two')))");
  assert.deepStrictEqual(find(tree, 'OWN#0').props.properties, { componentId: 'OWN', selected: true });
  assert.strictEqual(short(find(tree, 'topBar').children.at(-1)), 'BEHIND');
});

test('the topmost modal that stays is visible alone, and overlays are in a view of their own', () => {
  const tree = shown(device(screen('A'), [screen('M'), screen('N'), screen('O', { dismissed: true })], [screen('P'), null]));
  assert.deepStrictEqual(tree, ['View(A)', `View#MODALS(View(M) ${SEEN}(N))`, 'View#VISIBLE_OVERLAY_TEST_ID(View(P))']);
  assert.strictEqual(shown(device(screen('A'), [screen('O', { dismissed: true })]))[0], `${SEEN}(A)`);
});

test('a side menu has its children in their order; with an open drawer it is visible as a whole', () => {
  const side = (type, id) => ({ type, componentId: type, children: [screen(id)] });
  const menu = (visible) => ({
    type: 'SideMenuRoot', componentId: 'M', sideMenu: { left: { visible }, right: null },
    children: [side('SideMenuLeft', 'L'), side('SideMenuCenter', 'C')],
  });
  assert.strictEqual(shown(device(menu(false)))[0], `View((View(L)) (${SEEN}(C)))`);
  assert.strictEqual(shown(device(menu(true)))[0], `${SEEN}((View(L)) (View(C)))`);
  // Behind a modal nothing of it is visible.
  assert.strictEqual(shown(device(menu(true), [screen('N')]))[0], 'View((View(L)) (View(C)))');
});

test('top tabs, a native screen, and a container of no known type', () => {
  const top = { type: 'TopTabs', componentId: 'T', topTabs: { selectedIndex: 1 }, children: [screen('A'), screen('B')] };
  assert.strictEqual(shown(device(top))[0], `(View(A) ${SEEN}(B))`);
  const views = [{ text: 'hello', testID: 'HI' }];
  const native = { type: 'ExternalComponent', componentId: 'E', name: 'N', children: [], views };
  assert.strictEqual(shown(device(native))[0], `${SEEN}(Text#HI('hello'))`);
  const wrapper = { class: 'UIMoreListController', type: null, componentId: null, children: [screen('A')] };
  assert.strictEqual(shown(device(wrapper))[0], `(${SEEN}(A))`);
});

test('content begins anew where a surface of its id has ended, and has the properties of its surface', () => {
  const known = { ...context(), surfaces: new Map([[7, { name: 'A', props: { componentId: 'A', selected: true } }]]) };
  const snapshot = device(screen('A', { rootTag: 7 }));
  const before = treeOf(snapshot, known);
  assert.deepStrictEqual(find(before, 'A#0').props, { name: 'A-name', properties: { componentId: 'A', selected: true } });
  known.generations.set('A', 1);
  assert.ok(find(treeOf(snapshot, known), 'A#1'));
});

test('what has not changed is the same description again', () => {
  const tabs = (title) => ({
    type: 'BottomTabs', componentId: 'T', tabBar: { visible: false, selectedIndex: 0 },
    children: [stack('S', [screen('A')], bar({ title: { text: title, testID: null } })), screen('C')],
  });
  const known = context();
  const first = treeOf(device(tabs('one')), known);
  assert.strictEqual(sharing(first, treeOf(device(tabs('one')), known)), first);
  const second = sharing(first, treeOf(device(tabs('two')), known));
  assert.notStrictEqual(second, first);
  assert.strictEqual(find(second, 'screen C'), find(first, 'screen C'));
  assert.strictEqual(find(second, 'A#0'), find(first, 'A#0'));
  assert.deepStrictEqual(find(second, 'title').children, ['two']);
  assert.strictEqual(sharing(undefined, first), first);
  // A child less is a change, too.
  const shorter = sharing(first, treeOf(device({ ...tabs('one'), children: tabs('one').children.slice(0, 1) }), known));
  assert.strictEqual(find(shorter, 'screen C'), undefined);
});

test('what leaves stays mounted at its place for its events, where no test finds it', () => {
  const known = context();
  const before = treeOf(device(stack('S', [screen('A'), screen('B')])), known);
  const after = treeOf(device(stack('S', [screen('C')], bar({ testID: 'NEW' }))), known);
  const merged = withLeaving(before, after);
  assert.strictEqual(
    short(merged.children[0]),
    `(${SEEN}(View#NEW(Text#BAR.title Text#BAR.subtitle) C) View(A) View(View(Text Text) B))`);
  assert.deepStrictEqual(find(merged, 'S').children.map(({ key }) => key), ['screen C', 'screen A', 'screen B']);
  // Another root leaves as a whole; its bars, which are no content, do not stay by themselves.
  const other = withLeaving(before, treeOf(device(screen('D')), known));
  assert.strictEqual(other.children.map(short).at(-1), '(View(A) View(View(Text Text) B))');
  assert.strictEqual(withLeaving(undefined, after), after);
});
