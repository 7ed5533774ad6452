import { candidatesOf, locatorText, matching, readLocator } from '../../Sources/Inspector/Resources/locators.js';
import { expect, test } from 'navbridge';

const node = (value, isVisible = true, kind = 'react') => ({ value, isVisible, kind, key: JSON.stringify(value) });
const buy = node({ testID: 'buy', role: 'button', label: 'Buy it', text: 'Buy' });
const nodes = [
  buy, node({ text: 'Buy' }), node({ testID: 'buy' }, false), node({ placeholder: 'Name', value: '' }),
  node({ placeholder: 'Name', value: 'Ada', testID: 'name' }), node({ role: 'button', composedLabel: 'Sell' }),
  node({ title: { text: 'Shop' } }),
];
const count = (locator) => matching(nodes, locator).length;

test.each([
  [{ testID: 'buy' }, 1], [{ text: 'Buy' }, 2], [{ text: 'Name' }, 1], [{ text: 'Shop' }, 1], [{ label: 'Buy it' }, 1],
  [{ placeholder: 'Name' }, 2], [{ role: 'button' }, 2], [{ role: 'button', name: 'Buy it' }, 1],
  [{ role: 'button', name: 'Sell' }, 1],
  [{ role: 'button', name: 'Buy' }, 0], [{ testID: '' }, 0],
])('%p finds %s elements that can be seen', (locator, found) => {
  expect(count(locator)).toBe(found);
});

test('a window is no element', () => {
  expect(matching([node({ text: 'a' }, true, 'window')], { text: 'a' })).toEqual([]);
});

test('the candidates of an element come with the number of elements that each finds, the best first', () => {
  expect(candidatesOf(buy, nodes)).toEqual([
    { locator: { testID: 'buy' }, count: 1 }, { locator: { role: 'button', name: 'Buy it' }, count: 1 },
    { locator: { label: 'Buy it' }, count: 1 }, { locator: { text: 'Buy' }, count: 2 },
  ]);
  expect(candidatesOf(nodes[3], nodes)).toEqual([{ locator: { placeholder: 'Name' }, count: 2 }]);
  expect(candidatesOf(node({ role: 'header' }), nodes)).toEqual([{ locator: { role: 'header' }, count: 0 }]);
  expect(candidatesOf(node({}), nodes)).toEqual([]);
});

test.each([
  ['#buy', { testID: 'buy' }], ["{ testID: 'buy' }", { testID: 'buy' }], ["by.id('buy')", { testID: 'buy' }],
  ["element(by.text('Buy')).tap()", { text: 'Buy' }], ['by.label("Buy it")', { label: 'Buy it' }],
  ['text: "Buy"', { text: 'Buy' }],
  ["getByRole('button', { name: 'Buy' })", { role: 'button', name: 'Buy' }],
  ["getByPlaceholderText('Name')", { placeholder: 'Name' }],
  ["role 'button'", { role: 'button' }], ["text = 'it\\'s'", { text: "it's" }], ["text 'a\\nb'", { text: 'a\nb' }],
  ['buy', null], ['', null], ['View buy', null], ["colour: 'red'", null], ['# buy', null],
  ["constructor 'x'", null], ["toString = 'x'", null],
])('%p is read as %p', (source, locator) => {
  expect(readLocator(source)).toEqual(locator);
});

test.each([
  [{ testID: "it's" }], [{ text: 'a\\b' }], [{ label: 'Two\nlines' }], [{ placeholder: 'Name' }], [{ role: 'button' }],
  [{ role: 'button', name: 'Buy' }],
])('%p is written so that it can be read again', (locator) => {
  expect(readLocator(locatorText(locator))).toEqual(locator);
});
