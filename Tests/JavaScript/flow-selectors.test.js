const { expect, test } = require('navbridge');
const { host } = require('./host');

Object.assign(host, { global: globalThis, settings: { suite: {}, filmed: [] } });
const { advice, describe, find, missing } = require('house/flow-selectors');

const screen = [0, 0, 400, 800];
/** Elements of trees `[members, ...children]`, in the order of the trees. */
function tree(items, parent) {
  return items.flatMap(([members, ...children]) => {
    const element = { frame: [0, 0, 100, 50], share: 1, enabled: true, ...members, parent };
    const inner = tree(children, element);
    element.children = inner.filter((each) => each.parent === element);
    element.inside = () => inner;
    element.isWithin = (other) => {
      for (let each = element; each; each = each.parent) if (each === other) return true;
      return false;
    };
    return [element, ...inner];
  });
}
const names = (selector, items) => find(selector, { elements: tree(items), screen }).map(({ id }) => id).join(' ');
const at = (id, x, y, more) => [{ id, frame: [x, y, 10, 10], ...more }];

test.each([
  ['Save', 'Save', true], ['save', 'Save', true], ['Sav', 'Save', false], ['Sa.*', 'Save it', true], ['.ave', 'Save', true],
  ['Save (1)', 'Save (1)', true], ['a(', 'a(', true], ['a b', 'a\nb', true], ['a.b', 'a\nb', true], ['a|b', 'ab', false],
  ['b|a', 'a', true], [7, '7', true], ['', 'x', false],
])('the text %j and an element %j', (wanted, text, isFound) => {
  expect(names({ text: wanted }, [[{ id: 'it', text }]])).toBe(isFound ? 'it' : '');
  expect(names({ id: wanted }, [[{ id: text }]])).toBe(isFound ? text : '');
});

test('an element is found by its label, its text, its value and its placeholder, and an id by its last part, too', () => {
  const one = (members) => names('x', [[{ id: 'it', ...members }]]);
  expect([one({ label: 'x' }), one({ label: 'y', text: 'x' }), one({ value: 'x' }), one({ text: 'y', value: 'x' }),
    one({ placeholder: 'x' }), one({ value: true }), one({ text: '' })]).toEqual(['it', 'it', 'it', '', 'it', '', '']);
  expect(names({ id: 'c' }, [[{ id: 'a/b/c' }], [{ id: 'a/c/b' }]])).toBe('a/b/c');
});

test.each([
  ['all of it', [0, 0, 100, 100], 1, true], ['a tenth', [390, 0, 100, 100], 1, true], ['less than a tenth', [390.1, 0, 100,
    100], 1, false],
  ['none', [400, 0, 100, 100], 1, false], ['transparent', [0, 0, 100, 100], 0, false], ['no frame', null, 1, false],
])('an element of which %s is on the screen', (_, frame, share, isFound) => {
  expect(names('x', [[{ id: 'it', text: 'x', frame, share }]])).toBe(isFound ? 'it' : '');
});

test('the deepest of elements that lie in each other is found', () => {
  expect(names('x', [[{ id: 'outer', text: 'x' }, [{ id: 'inner', text: 'x' }]], [{ id: 'other',
    text: 'x' }]])).toBe('inner other');
  expect(names('x', [[{ id: 'outer', text: 'x' }, [{ id: 'inner', text: 'y' }]]])).toBe('outer');
});

const states = [
  [{ id: 'off', text: 'x', enabled: false }], [{ id: 'chosen', text: 'x', selected: true }],
  [{ id: 'chosenReact', text: 'x', react: { selected: true } }], [{ id: 'on', text: 'x', value: true }],
  [{ id: 'one', text: 'x', value: '1' }], [{ id: 'checked', text: 'x', react: { checked: true } }],
  [{ id: 'focus', text: 'x', focused: true }],
];
test.each([
  [{ enabled: false }, 'off'], [{ enabled: true, focused: true }, 'focus'], [{ selected: true }, 'chosen chosenReact'],
  [{ checked: true }, 'on one checked'], [{ focused: true }, 'focus'],
  [{ selected: false, checked: false, focused: false, enabled: true }, ''],
])('the states %j', (state, expected) => { expect(names({ text: 'x', ...state }, states)).toBe(expected); });

test('sizes count with their tolerance, its edge included', () => {
  const items = [[{ id: 'a', frame: [0, 0, 100, 50] }], [{ id: 'b', frame: [0, 60, 104, 50] }], [{ id: 'c', frame: [0, 120, 105,
    56] }]];
  expect(names({ width: 100 }, items)).toBe('a');
  expect(names({ width: 100, tolerance: 4 }, items)).toBe('a b');
  expect(names({ width: 100, height: 50, tolerance: 6 }, items)).toBe('a b c');
  expect(names({ height: 50, tolerance: 5 }, items)).toBe('a b');
  expect(names({ size: { width: 105, height: 56 } }, items)).toBe('c');
  expect(names({ width: 0 }, items)).toBe('');
});

test('traits: a text, a square within three per cent, a text of more than 200 letters', () => {
  const items = [
    [{ id: 'square', frame: [0, 0, 100, 97] }], [{ id: 'not', frame: [0, 100, 100, 96] }],
    [{ id: 'long', text: 'x'.repeat(201), frame: [0, 200, 9, 90] }], [{ id: 'short', text: 'x'.repeat(200), frame: [0, 300, 9,
      90] }],
  ];
  expect(names({ traits: 'square' }, items)).toBe('square');
  expect(names({ traits: 'long-text' }, items)).toBe('long');
  expect(names({ traits: 'text' }, items)).toBe('long short');
  expect(names({ traits: 'text, long-text' }, items)).toBe('long');
  expect(() => names({ traits: 'round' }, items)).toThrow("Unknown trait 'round'.");
});

const grid = [at('nw', 0, 0), at('n', 20, 0), at('w', 0, 20), at('mid', 20, 20), at('e', 40, 20), at('s', 20, 40)];
test.each([
  [{ below: { id: 'mid' } }, 's'], [{ above: { id: 'mid' } }, 'nw n'], [{ leftOf: { id: 'mid' } }, 'nw w'],
  [{ rightOf: { id: 'mid' } }, 'e'],
  [{ below: { id: 'n' }, leftOf: { id: 'e' }, above: { id: 's' } }, 'w mid'], [{ below: { id: 'none' } }, ''],
  // An edge at the same height lies neither above nor below.
  [{ id: 'n', above: { id: 'nw' } }, ''], [{ id: 'n', below: { id: 'nw' } }, ''],
])('the relation %j', (relation, expected) => { expect(names(relation, grid)).toBe(expected); });

test('an index counts from the top and from the left, and from the end if it is below zero', () => {
  const items = [at('c', 0, 20), at('b', 20, 0), at('a', 0, 0)].map(([each]) => [{ ...each, text: 'x' }]);
  expect([0, 1, 2, 3, -1, '1'].map((index) => names({ text: 'x', index }, items))).toEqual(['a', 'b', 'c', '', 'c', 'b']);
  expect(names('x', items)).toBe('c b a');
});

const family = [
  [{ id: 'list' }, [{ id: 'row1', text: 'row' }, [{ id: 'one', text: 'One' }]], [{ id: 'row2', text: 'row' }, [{ id: 'cell' },
    [{ id: 'two', text: 'Two' }]]]],
];
test('the child, the descendants and the parent of others', () => {
  expect(names({ containsChild: 'One' }, family)).toBe('row1');
  expect(names({ containsChild: 'Two' }, family)).toBe('cell');
  expect(names({ text: 'row', containsChild: 'Two' }, family)).toBe('');
  expect(names({ containsDescendants: ['Two'] }, family)).toBe('list row2 cell');
  expect(names({ text: 'row', containsDescendants: ['Two'] }, family)).toBe('row2');
  expect(names({ text: 'row', containsDescendants: ['One', 'Two'] }, family)).toBe('');
  expect(names({ containsDescendants: ['One', 'Two'] }, family)).toBe('list');
  expect(names({ containsDescendants: ['Two'], containsChild: { id: 'cell' } }, family)).toBe('row2');
  expect(names({ childOf: { id: 'row2' } }, family)).toBe('two');
  expect(names({ text: 'One', childOf: { id: 'row2' } }, family)).toBe('');
  expect(names({ id: 'row2', childOf: { id: 'row2' } }, family)).toBe('');
  expect(names({ childOf: { id: 'none' } }, family)).toBe('');
});

test('a relation counts beside a child and descendants', () => {
  const rows = [[{ id: 'upper', frame: [0, 0, 9, 9] }, [{ id: 'a', text: 'x' }]], [{ id: 'line', frame: [0, 40, 9, 9] }],
    [{ id: 'lower', frame: [0, 80, 9, 9] }, [{ id: 'b', text: 'x' }]]];
  const below = { below: { id: 'line' } };
  expect(names({ containsChild: 'x', ...below }, rows)).toBe('lower');
  expect(names({ containsDescendants: ['x'], ...below }, rows)).toBe('lower');
});

test('a selector in words, and the words for one that has found nothing', () => {
  expect(describe('Save')).toBe('"Save"');
  expect(describe({ id: 'a', below: { text: 'T' }, size: { width: 1 } })).toBe('id: a, below "T", size: {"width":1}');
  expect(describe({})).toBe('anything');
  expect([missing('T'), missing({ id: 'a' }), missing({ id: 'a', text: 'T' }), missing({ enabled: true })])
    .toEqual(['Text matching regex: T', 'Id matching regex: a', 'Text matching regex: T', 'enabled: true']);
});

test('the advice: hidden, off the screen, not in the tree, or another name', () => {
  const of = (selector, items, unreachable) => advice(selector, { elements: tree(items), screen, unreachable });
  expect(of('x', [[{ text: 'x', share: 0 }]])).toMatch(/something covers it, or cuts it off\.$/);
  expect(of('x', [[{ text: 'x', frame: [0, 900, 10, 10] }]])).toMatch(/it lies outside the screen\.$/);
  expect(of('x', [], [[tree([[{ text: 'x' }]])[0], 'why.']])).toMatch(/not in the accessibility tree that Maestro reads: why\.$/);
  expect(of('x', [], [[tree([[{ text: 'x', share: 0 }]])[0], 'why.']])).not.toMatch('why.');
  expect(of({ id: 'buton' }, [[{ id: 'button' }]])).toMatch('button');
  expect(of({ id: 'buton' }, [[{ id: 'button', share: 0 }]])).not.toMatch('button');
  expect(of({ enabled: true }, [[{ id: 'button' }]])).toBe('');
});
