const { expect, test } = require('navbridge');
const { accessible } = require('house/flow-tree');
const { readScreen } = require('house/screen-elements');

let nextTag = 1;
const view = (testID, more = {}, ...children) => ({
  type: 'RCTView', tag: nextTag++, testID, inWindow: [0, 0, 100, 50], share: 1, ...more, children,
});
const text = (words, more) => view(undefined, { type: 'RCTText', text: words, ...more });
const controller = (...children) => ({ visible: true, react: { children } });
const window = (root, more = {}) => ({ kind: 'main', root, presented: [], ...more });
const screen = (...windows) => accessible(readScreen({ size: [400, 800], windows }));

/** The ids and texts of the elements in the tree. */
const names = ({ elements }) => elements.map(({ id, text: words, label }) => id ?? words ?? label);
const reasonFor = ({ unreachable }, name) => unreachable.find(([{ id, text: words }]) => id === name || words === name)?.[1];

test('an accessible view is one element, whatever lies in it', () => {
  const button = view('save', { accessible: true, composedLabel: 'Save' }, view('inner', {}, text('Save')), text('Now'));
  const seen = screen(window(controller(view('around', {}, button, view('plain', {}, text('Text'))))));
  expect(names(seen)).toEqual(['around', 'save', 'plain', 'Text']);
  expect(seen.elements[1].label).toBe('Save');
  expect(reasonFor(seen, 'inner')).toBe('it lies in the accessible view #save, which iOS shows as one element with the label ' +
    '"Save". Look for that, or give the view accessible={false}.');
});

test('what is hidden is away with all that lies in it, and nothing else', () => {
  const seen = screen(window(controller(view('a', { elementsHidden: true }, view('b')), view('c'))));
  expect(names(seen)).toEqual(['c']);
  expect(reasonFor(seen, 'b')).toMatch('accessibilityElementsHidden');
});

test('of modal views the last one hides all that lies beside it, before it and behind it', () => {
  const dialog = (id) => view(id, { modal: 'siblings' }, view(`${id} inside`));
  const children = [view('before', {}, text('deep')), dialog('one'), dialog('two'), view('after')];
  const beside = screen(window(controller(view('all', {}, ...children))));
  expect(names(beside)).toEqual(['all', 'two', 'two inside']);
  expect(reasonFor(beside, 'deep')).toMatch('accessibilityViewIsModal');
  // What lies beside a view around it is not beside it.
  const deeper = screen(window(controller(view('other'), view('box', {}, dialog('one'), view('beside')))));
  expect(names(deeper)).toEqual(['other', 'box', 'one', 'one inside']);
  const alone = screen(window(controller(dialog('one'), view('second root'))));
  expect(names(alone)).toEqual(['one', 'one inside']);
});

test('what is presented hides the screens below it in its window, and one above the other', () => {
  const below = controller(view('below'));
  const [first, second] = ['first', 'second'].map((id) => ({ ...controller(view(id)), presentationStyle: 'overFullScreen' }));
  expect(names(screen(window(below)))).toEqual(['below']);
  expect(names(screen(window(below, { presented: [first] })))).toEqual(['first']);
  expect(names(screen(window(below, { presented: [first, second] })))).toEqual(['second']);
  expect(names(screen(window(below, { presented: [first, { ...second, visible: false }] })))).toEqual(['first']);
  expect(names(screen(window(below, { presented: [{ ...first, dismissed: true }] })))).toEqual(['below', 'first']);
  // A window above is no part of it.
  expect(names(screen(window(below, { presented: [first] }), window(controller(view('note')))))).toEqual(['first', 'note']);
  expect(reasonFor(screen(window(below, { presented: [first] })), 'below')).toBe('a modal or an alert lies above it.');
});

test('the parts of a button and of a search bar are not elements', () => {
  const topBar = {
    visible: true, frame: [0, 0, 400, 100], backButton: { visible: true, title: 'Back', frame: [0, 50, 60, 44] },
    searchBar: { frame: [0, 60, 400, 40], text: '', placeholder: 'Find' },
  };
  const seen = screen(window({ type: 'Stack', visible: true, topBar }));
  expect(seen.elements.map(({ type, id }) => [type, id])).toEqual([['UINavigationBar', undefined],
    ['_UIButtonBarButton', 'BackButton'], ['UISearchBar', undefined], ['UISearchBarTextField', undefined]]);
});

test('an alert hides all windows below it, and an overlay none', () => {
  const buttons = [{ text: 'OK', frame: [0, 400, 270, 44] }];
  const alert = { type: 'Alert', visible: true, title: 'Sure?', message: '', buttons };
  const [main, note] = [window(controller(view('below'))), window(controller(view('note')))];
  expect(names(screen(main, note, window(alert)))).toEqual([undefined, 'Sure?', 'OK']);
  expect(names(screen(main, note))).toEqual(['below', 'note']);
});

test('a window is hidden by an overlay that takes its place', () => {
  const seen = screen(window(controller(view('below')), { accessibilityHidden: true }), window(controller(view('note'))));
  expect(names(seen)).toEqual(['note']);
});

test('a FullWindowOverlay hides its whole window, and what is presented there', () => {
  const overlay = view('toast', { modal: 'window' }, view('inside'));
  const presented = [{ ...controller(view('modal')), presentationStyle: 'overFullScreen' }];
  expect(names(screen(window(controller(view('screen', {}, overlay, view('beside')))), window(controller(view('note'))))))
    .toEqual(['toast', 'inside', 'note']);
  expect(names(screen(window(controller(view('screen', {}, overlay)), { presented })))).toEqual(['toast', 'inside']);
});
