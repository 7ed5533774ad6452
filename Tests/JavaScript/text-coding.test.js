const { expect, test } = require('navbridge');
const { TextDecoder, TextEncoder } = require('house/text-coding');

const decode = (bytes, ...options) => new TextDecoder(...options).decode(Uint8Array.from(bytes));
const hex = (text) => [...text].map((character) => character.codePointAt(0).toString(16)).join(' ');

test('texts are encoded as UTF-8, with U+FFFD for a lone surrogate', () => {
  const bytes = [97, 195, 169, 226, 130, 172, 240, 159, 152, 128, 239, 191, 189];
  expect([...new TextEncoder().encode('aé€😀\ud800')]).toEqual(bytes);
  expect(new TextEncoder().encode()).toHaveLength(0);
  expect(new TextEncoder().encoding).toBe('utf-8');
});

test('whole characters are encoded into the room that there is', () => {
  const bytes = new Uint8Array(4);
  expect(new TextEncoder().encodeInto('a€é', bytes)).toEqual({ read: 2, written: 4 });
  expect([...bytes]).toEqual([97, 226, 130, 172]);
  expect(new TextEncoder().encodeInto('😀', new Uint8Array(3))).toEqual({ read: 0, written: 0 });
});

test('bytes are decoded from buffers and views', () => {
  const bytes = new TextEncoder().encode('xaé€😀');
  expect(new TextDecoder().decode(bytes)).toBe('xaé€😀');
  expect(new TextDecoder('UTF8').decode(bytes.buffer)).toBe('xaé€😀');
  expect(new TextDecoder().decode(new DataView(bytes.buffer, 1))).toBe('aé€😀');
  expect(new TextDecoder().decode()).toBe('');
});

test.each([
  [[0xff, 0x41], 'fffd 41'], [[0xe2, 0x82], 'fffd'], [[0xf0, 0x9f, 0x41], 'fffd 41'], [[0xc0, 0x80], 'fffd fffd'],
  [[0xed, 0xa0, 0x80], 'fffd fffd fffd'], [[0xf4, 0x90], 'fffd fffd'],
])('each wrong sequence of %j becomes one U+FFFD', (bytes, expected) => {
  expect(hex(decode(bytes))).toBe(expected);
});

test('a stream may end within a character, and begins with at most one byte order mark', () => {
  const decoder = new TextDecoder();
  const bytes = [0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xac, 0xef, 0xbb, 0xbf];
  const parts = bytes.map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true }));
  expect(hex(parts.join('') + decoder.decode())).toBe('20ac feff');
  expect(hex(decode([0xef, 0xbb, 0xbf], 'utf-8', { ignoreBOM: true }))).toBe('feff');
});

test('wrong bytes throw if they are fatal, and other encodings always', () => {
  const fatal = new TextDecoder('utf-8', { fatal: true });
  expect(() => fatal.decode(Uint8Array.of(0xff))).toThrow(TypeError);
  expect(fatal.decode(Uint8Array.of(0x41))).toBe('A');
  expect(() => new TextDecoder('utf-16le')).toThrow("TextDecoder reads UTF-8 only; 'utf-16le' was given.");
});

test('long texts are decoded whole', () => {
  const text = 'é'.repeat(100000);
  expect(new TextDecoder().decode(new TextEncoder().encode(text)) === text).toBe(true);
});
