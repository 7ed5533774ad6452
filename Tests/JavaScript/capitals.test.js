const { expect, test } = require('navbridge');
const { capitalizes } = require('house/input-text');

const next = (text, props = {}) => capitalizes({ name: 'RCTSinglelineTextInputView', props: { ...props, text } });

test.each([
  ['', true], ['Hi', false], ['Hi ', false], ['Hi. ', true], ['Hi.', false], ['Who? ', true], ['No!  ', true], ['one\n', true],
])('the next letter after %j begins a sentence: %j', (text, expected) => {
  expect(next(text)).toBe(expected);
  expect(next(text, { autoCapitalize: 'sentences' })).toBe(expected);
});

test('the next letter follows autoCapitalize', () => {
  expect(['', 'two', 'two ', 'a.b'].map((text) => next(text, { autoCapitalize: 'words' }))).toEqual([true, false, true, false]);
  expect(['', 'a', 'a '].map((text) => next(text, { autoCapitalize: 'characters' }))).toEqual([true, true, true]);
  expect(['', 'A. '].map((text) => next(text, { autoCapitalize: 'none' }))).toEqual([false, false]);
});

test('the next letter of a secret, an address or a URL is no capital', () => {
  const fields = [{ secureTextEntry: true }, { password: true }, { keyboardType: 'email-address' }, { keyboardType: 'url' }];
  for (const props of fields) {
    expect(next('', props)).toBe(false);
    expect(next('', { ...props, autoCapitalize: 'characters' })).toBe(false);
  }
});
