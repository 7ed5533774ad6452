const { expect, test } = require('navbridge');
const { isInput, received, stateOf, textOf } = require('house/input-text');

const viewOf = (props) => ({ name: 'RCTSinglelineTextInputView', props });

test('an input is known by its name, and begins with the text of React', () => {
  expect([isInput(viewOf({})), isInput({ name: 'RCTText' })]).toEqual([true, false]);
  expect([textOf(viewOf({ text: 'a' })), textOf(viewOf({})), stateOf(viewOf({ text: 5 })).text]).toEqual(['a', '', '5']);
});

test('an input that nobody has typed into takes every text', () => {
  const props = { text: 'b' };
  expect(received(viewOf({ text: 'a' }), props, 'b')).toBe(props);
});

test('what was typed stays when React has no new text, or one from before the last change', () => {
  const view = viewOf({ text: 'a' });
  Object.assign(stateOf(view), { text: 'abc', eventCount: 2 });
  expect(received(view, { text: 'a' }, undefined).text).toBe('abc');
  expect(received(view, { text: 'a', mostRecentEventCount: 2 }, 'a').text).toBe('abc');
  expect(received(view, { text: 'A', mostRecentEventCount: 1 }, 'A').text).toBe('abc');
});

test('a text that React gives after the last change is taken', () => {
  const view = viewOf({ text: 'a' });
  Object.assign(stateOf(view), { text: 'abc', eventCount: 2 });
  expect(received(view, { text: 'X', mostRecentEventCount: 2 }, 'X').text).toBe('X');
  expect(textOf(view)).toBe('X');
  expect(received(view, { text: null }, null).text).toBe('');
});
