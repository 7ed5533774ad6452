const { expect, test } = require('navbridge');
const { Buffer } = require('house/buffer');

test.each([
  ['utf8', 'é😀', [0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80]], ['UTF-8', 'a', [97]], ['hex', '00ff10', [0, 255, 16]],
  ['latin1', 'é', [0xe9]], ['binary', 'é', [0xe9]], ['base64', '+/8=', [0xfb, 0xff]], ['base64url', '-_8', [0xfb, 0xff]],
  ['utf16le', 'é😀', [0xe9, 0, 0x3d, 0xd8, 0, 0xde]], ['ucs2', 'a', [97, 0]], ['ascii', 'a~', [97, 126]],
])('a text in %s becomes bytes, and these the text', (name, text, bytes) => {
  expect([...Buffer.from(text, name)]).toEqual(bytes);
  expect(Buffer.from(bytes).toString(name)).toBe(text);
  expect(Buffer.byteLength(text, name)).toBe(bytes.length);
});

test.each([
  ['base64', 'aGk', 'hi'], ['base64', 'aG k=\n', 'hi'], ['base64', 'aGk=aGk=', 'hi'], ['base64', 'aGkx-', 'hi1'],
  ['base64', '', ''],
  ['hex', '6869x', 'hi'], ['hex', '68696', 'hi'], ['hex', 'zz', ''], ['hex', 'x6869', ''],
])('what is no %s in "%s" is left out', (name, text, expected) => {
  expect(Buffer.from(text, name).toString()).toBe(expected);
});

test('bytes above the ASCII range lose their highest bit as ASCII, and wrong UTF-8 becomes U+FFFD', () => {
  expect(Buffer.from([0xe9]).toString('ascii')).toBe('i');
  expect(Buffer.from([0xff, 97]).toString()).toBe('\ufffda');
  expect(Buffer.from([0xef, 0xbb, 0xbf, 97]).toString()).toBe('\ufeffa');
});

test('a buffer is made of arrays, of buffers, whose bytes are copied, and of memory, which is shared', () => {
  expect([...Buffer.from([1, 256, -1])]).toEqual([1, 0, 255]);
  const one = Buffer.from('ab');
  const copy = Buffer.from(one);
  copy[0] = 120;
  expect(one.toString()).toBe('ab');
  const memory = new ArrayBuffer(4);
  const shared = Buffer.from(memory, 1, 2);
  shared[0] = 7;
  expect([...new Uint8Array(memory)]).toEqual([0, 7, 0, 0]);
  expect(shared.length).toBe(2);
  expect(Buffer.from(JSON.parse(JSON.stringify(one))).equals(one)).toBe(true);
  for (const value of [1, undefined, null, {}]) expect(() => Buffer.from(value)).toThrow('Buffer.from needs');
  expect(() => Buffer.from('a', 'utf-7')).toThrow('Unknown encoding: utf-7');
  expect([Buffer.isEncoding('UTF8'), Buffer.isEncoding('utf-7')]).toEqual([true, false]);
  expect([Buffer.isBuffer(one), Buffer.isBuffer(new Uint8Array())]).toEqual([true, false]);
});

test('a part shares its memory, and a text has a part, too', () => {
  const one = Buffer.from('abcdef');
  one.slice(1, -2)[0] = 120;
  expect(one.toString()).toBe('axcdef');
  expect(one.slice(1, 3)).toBeInstanceOf(Buffer);
  expect([one.toString('utf8', 2), one.toString('hex', 0, 1), one.toString('utf8', 3, 2)]).toEqual(['cdef', '61', '']);
});

test('buffers are joined, cut and filled', () => {
  const parts = [Buffer.from('ab'), new Uint8Array([99])];
  expect(Buffer.concat(parts).toString()).toBe('abc');
  expect(Buffer.concat(parts, 1).toString()).toBe('a');
  expect([...Buffer.concat(parts, 4)]).toEqual([97, 98, 99, 0]);
  expect(Buffer.alloc(5, 'ab').toString()).toBe('ababa');
  expect([...Buffer.alloc(2)]).toEqual([0, 0]);
  expect(Buffer.alloc(2, 'ff00', 'hex').equals([255, 0])).toBe(true);
  expect(Buffer.alloc(3, 1).fill('x', 1, 2).equals([1, 120, 1])).toBe(true);
});

test.each([['ab', 'ab', 0], ['ab', 'ac', -1], ['b', 'ab', 1], ['a', 'ab', -1], ['ab', 'a', 1], ['', '', 0]])(
  'the buffers "%s" and "%s" compare as %d', (one, other, order) => {
    expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(order);
    expect(Buffer.from(one).compare(Buffer.from(other))).toBe(order);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(order === 0);
  });

test('a buffer is searched, written to and copied', () => {
  const one = Buffer.from('abcabc');
  expect([one.indexOf('c'), one.indexOf('c', 3), one.indexOf(98)]).toEqual([2, 5, 1]);
  expect([one.indexOf('x'), one.indexOf('c', -1)]).toEqual([-1, 5]);
  expect([one.indexOf(Buffer.from('ca')), one.includes('bc'), one.includes('6263', 0, 'hex')]).toEqual([2, true, true]);
  expect(one.write('xyz', 4)).toBe(2);
  expect(one.toString()).toBe('abcaxy');
  expect(one.write('7a7a', 'hex')).toBe(2);
  expect(one.write('qqq', 2, 1)).toBe(1);
  expect(one.toString()).toBe('zzqaxy');
  const into = Buffer.alloc(3, 45);
  expect([one.copy(into, 1), into.toString(), one.copy(into, 0, 4, 5), into.toString()]).toEqual([2, '-zz', 1, 'xzz']);
});

test('what is left out of a call is the beginning and the rest', () => {
  const two = Buffer.alloc(2);
  expect([two.write('abc'), two.toString()]).toEqual([2, 'ab']);
  expect([two.write('xyz', 1), two.toString()]).toEqual([1, 'ax']);
  expect([Buffer.from('abc').copy(two), two.toString()]).toEqual([2, 'ab']);
  expect(two.fill('c').toString()).toBe('cc');
  expect(Buffer.alloc(4).fill('ab', 1).toString('latin1')).toBe('\0aba');
  expect(Buffer.alloc(3, '').equals([0, 0, 0])).toBe(true);
  expect(two.fill('646566', 'hex').toString()).toBe('de');
  expect([two.indexOf('d'), two.includes('d'), two.includes('x')]).toEqual([0, true, false]);
  expect([Buffer.from('ab').indexOf('abc'), Buffer.from('ab').indexOf('b', -5)]).toEqual([-1, 1]);
  expect([Buffer.byteLength(new ArrayBuffer(3)), Buffer.byteLength(Buffer.from('é'))]).toEqual([3, 2]);
});

test('numbers are read and written in both orders, within a part of the memory', () => {
  const one = Buffer.alloc(9).subarray(1);
  expect(one.writeUInt16LE(0x1234, 2)).toBe(4);
  expect([one.readUInt16LE(2), one.readUInt16BE(2), one.readUInt8(2), one.readUint8(3)]).toEqual([0x1234, 0x3412, 0x34, 0x12]);
  expect(one.writeInt32BE(-2)).toBe(4);
  expect([one.readInt32BE(), one.readUInt32BE(0), one.readInt8(3)]).toEqual([-2, 4294967294, -2]);
  one.writeDoubleLE(1.5);
  expect(one.readDoubleLE(0)).toBe(1.5);
  one.writeBigUInt64BE(2n ** 63n);
  expect(one.readBigUInt64BE()).toBe(2n ** 63n);
  expect(() => one.readUInt16LE(7)).toThrow(RangeError);
});
