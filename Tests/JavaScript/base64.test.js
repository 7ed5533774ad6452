const { expect, test } = require('navbridge');
const { atob, btoa, decode, encode } = require('house/base64');

const rows = [['', ''], ['f', 'Zg=='], ['fo', 'Zm8='], ['foo', 'Zm9v'], ['\x00\xff~', 'AP9+'], ['\xff\xff\xff', '////']];

test.each(rows)('%p is %s in base 64', (text, coded) => {
  expect(btoa(text)).toBe(coded);
  expect(atob(coded)).toBe(text);
});

test('every byte comes back', () => {
  const codes = Array.from({ length: 256 }, (_, code) => code);
  expect(decode(encode(codes))).toEqual(codes);
});

test('white space and missing padding are accepted', () => {
  expect(atob(' Zm\n8 ')).toBe('fo');
  expect(atob('Zg')).toBe('f');
});

test.each(['Z', 'Zg=', 'Z===', 'Zg==Zg==', 'Zm-_', 'é'])('%p is no base 64', (text) => {
  expect(decode(text)).toBe(undefined);
  expect(() => atob(text)).toThrow('atob needs a text in base 64.');
});

test('a text with characters beyond a byte is refused', () => {
  let error;
  try {
    btoa('€');
  } catch (thrown) {
    error = thrown;
  }
  expect(error.name).toBe('InvalidCharacterError');
  expect(error.message).toMatch(/characters up to U\+00FF/);
});
