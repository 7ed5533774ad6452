const { expect, test } = require('navbridge');
const tree = require('house/screen-tree');

const screen = (componentId, more) => ({ type: 'Component', componentId, visible: true, ...more });
const stack = (componentId, ...children) => ({ type: 'Stack', componentId, visible: true, children });
const hidden = (node) => ({ ...node, visible: false });

const tabs = {
  type: 'BottomTabs', componentId: 'tabs', visible: true, tabBar: { selectedIndex: 1 },
  children: [hidden(stack('one', screen('a'))), stack('two', hidden(screen('b')), screen('c'))],
};
const main = (root, ...presented) => ({ kind: 'main', root, presented });
const snapshot = {
  windows: [
    main(tabs, stack('gone', screen('d')), hidden(screen('e'))), { kind: 'overlay', root: screen('note') }, { kind: 'overlay' },
  ],
};
snapshot.windows[0].presented[0].dismissed = true;

const ids = (nodes) => nodes.map(({ componentId }) => componentId);

test('modals are those that are not dismissed, and overlays those with a root', () => {
  expect(ids(tree.modals(snapshot))).toEqual(['e']);
  expect(ids(tree.overlays(snapshot))).toEqual(['note']);
  expect(tree.front(snapshot).componentId).toBe('e');
  expect(tree.front({ windows: [main(tabs)] }).componentId).toBe('tabs');
});

test('the stack in front is the one that shows, below a modal without one', () => {
  expect(tree.findStack(snapshot).componentId).toBe('two');
  expect(tree.findStack({ windows: [main(tabs, stack('modal'))] }).componentId).toBe('modal');
  expect(tree.findStack({ windows: [main(screen('a'))] })).toBe(undefined);
});

test('a stack is found by its id wherever it is', () => {
  expect(tree.findStack(snapshot, 'one').componentId).toBe('one');
  expect(tree.findStack(snapshot, 'gone').componentId).toBe('gone');
  expect(tree.findStack(snapshot, 'a')).toBe(undefined);
});

test('the tabs in front are found, or those with an id', () => {
  expect(tree.findTabs({ windows: [main(tabs)] }).componentId).toBe('tabs');
  expect(tree.findTabs(snapshot)).toBe(undefined);
  expect(tree.findTabs({ windows: [main(tabs)] }, 'others')).toBe(undefined);
});

test('a node is known by its own id and those of the screens that it shows', () => {
  expect([...tree.names(tabs)]).toEqual(['tabs', 'two', 'c']);
});

test('an element within something hidden is not visible', () => {
  const inner = { testID: 'x', children: [{ text: 'a' }, { text: 'b' }] };
  const value = { visible: false, children: [inner], options: { text: 'no' } };
  const found = [...tree.elements(value)];
  const seen = found.map(({ testID, text, visible }) => [testID ?? text, visible]);
  expect(seen).toEqual([['x', false], ['a', false], ['b', false]]);
  expect([...tree.elements([{ label: 'l' }])]).toEqual([{ label: 'l', visible: true }]);
});

test('the text of an element is its own, its value, or the texts within it', () => {
  expect(tree.textOf({ text: '', value: 'v' })).toBe('');
  expect(tree.textOf({ value: 'v', children: [{ text: 'a' }] })).toBe('v');
  expect(tree.textOf({ children: [{ text: 'a' }, { children: [] }, { value: 'b' }] })).toBe('a b');
});

test('an alert has its title and its message as texts, and a button its own', () => {
  const root = { type: 'Alert', visible: true, title: 'Sure?', message: '', buttons: [{ id: '0', text: 'OK' }] };
  const texts = (node) => [...tree.elements({ windows: [{ root: node }] })].map(({ text, visible }) => [text, visible]);
  expect(texts(root)).toEqual([['Sure?', true], ['OK', true]]);
  expect(texts({ ...root, message: 'Quite?' })).toEqual([['Sure?', true], ['Quite?', true], ['OK', true]]);
  expect(texts({ ...root, type: 'Component' })).toEqual([['OK', true]]);
});
