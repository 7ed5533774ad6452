'use strict';
const assert = require('node:assert');
const { test } = require('node:test');
const { FrameReader, frame } = require(require('node:path').join(require('./package').BUILT, 'lib/frames'));

const messages = [{ id: 1, text: 'ü€😀' }, { id: 2, list: [1, 2, 3] }, { id: 3, text: 'x'.repeat(70_000) }];
const bytes = Buffer.concat(messages.map(frame));

function read(sizes) {
  const [reader, found] = [new FrameReader(), []];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length];
    reader.add(bytes.subarray(at, at + size));
    at += size;
    for (let message; (message = reader.next()) !== undefined;) found.push(message);
  }
  return found;
}

for (const sizes of [[1], [7, 1, 30], [4096], [1 << 20]]) {
  test(`messages arrive whole in parts of ${sizes} bytes`, () => assert.deepStrictEqual(read(sizes), messages));
}

test('the length of a frame counts bytes, not characters', () => {
  assert.match(frame({ text: 'ü' }).toString('latin1'), /^Content-Length: 13\r\n\r\n/);
});

test('what a reader was given may change afterwards', () => {
  const [reader, buffer] = [new FrameReader(), frame({ id: 1 })];
  reader.add(buffer);
  buffer.fill(0);
  assert.deepStrictEqual(reader.next(), { id: 1 });
});

test('the names of headers are of any case, and others are skipped', () => {
  const reader = new FrameReader();
  reader.add(Buffer.from('X-Other: 1\r\ncontent-length:2\r\n\r\n{}'));
  assert.deepStrictEqual(reader.next(), {});
});

test('a header without a length is named', () => {
  const reader = new FrameReader();
  reader.add(Buffer.from('Length: 2\r\n\r\n{}'));
  assert.throws(() => reader.next(), /no length: "Length: 2"/);
});
