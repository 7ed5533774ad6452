'use strict';
// Node's `Buffer`: bytes with the texts that encodings make of them.

const base64 = require('./base64');
const { TextDecoder, TextEncoder } = require('./text-coding');

const codesOf = (text) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const latin = (bytes, mask = 255) => Array.from(bytes, (byte) => String.fromCharCode(byte & mask)).join('');

/** Node leaves out what is no base 64, and reads both alphabets. */
function fromBase64(text) {
  const [digits] = text.replace(/-/g, '+').replace(/_/g, '/').replace(/[^A-Za-z0-9+/=]/g, '').split('=', 1);
  return base64.decode(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
}

/** Node stops at the first pair of characters that is no hexadecimal number. */
const fromHex = (text) => (/^(?:[0-9a-f]{2})*/i.exec(text)[0].match(/../g) ?? []).map((pair) => parseInt(pair, 16));

const twoBytes = {
  read: (text) => codesOf(text).flatMap((code) => [code & 255, code >> 8]),
  write: (bytes) => latinPairs(bytes).map((code) => String.fromCharCode(code)).join(''),
};
const latinPairs = (bytes) => Array.from({ length: bytes.length >> 1 }, (_, at) => bytes[2 * at] | (bytes[2 * at + 1] << 8));
const oneByte = { read: (text) => codesOf(text).map((code) => code & 255), write: (bytes) => latin(bytes) };
const utf8 = {
  read: (text) => new TextEncoder().encode(text),
  write: (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
};

const encodings = {
  utf8, 'utf-8': utf8, latin1: oneByte, binary: oneByte, ascii: { ...oneByte, write: (bytes) => latin(bytes, 127) },
  base64: { read: fromBase64, write: (bytes) => base64.encode(bytes) },
  base64url: {
    read: fromBase64,
    write: (bytes) => base64.encode(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
  },
  hex: { read: fromHex, write: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') },
  ucs2: twoBytes, 'ucs-2': twoBytes, utf16le: twoBytes, 'utf-16le': twoBytes,
};

const isEncoding = (name) => Object.hasOwn(encodings, String(name).toLowerCase());

function encoding(name = 'utf8') {
  if (isEncoding(name)) return encodings[String(name).toLowerCase()];
  throw Object.assign(new TypeError(`Unknown encoding: ${name}`), { code: 'ERR_UNKNOWN_ENCODING' });
}

function compared(one, other) {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  if (at >= 0 && at < other.length) return one[at] < other[at] ? -1 : 1;
  return Math.sign(one.length - other.length);
}

/** The bytes of a value that is looked for or filled in. */
function bytesOf(value, name) {
  if (typeof value === 'number') return [value & 255];
  return typeof value === 'string' ? encoding(name).read(value) : value;
}

class Buffer extends Uint8Array {
  /** @param value a text, bytes, an ArrayBuffer, whose memory is shared, or what `toJSON` makes */
  static from(value, name, length) {
    if (typeof value === 'string') return new Buffer(encoding(name).read(value));
    if (value instanceof ArrayBuffer) return new Buffer(value, name, length);
    if (value?.type === 'Buffer' && Array.isArray(value.data)) return new Buffer(value.data);
    if (value === null || typeof value !== 'object' || typeof value.length !== 'number') {
      const error = new TypeError('Buffer.from needs a text, an array, an ArrayBuffer or a Buffer.');
      throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
    }
    return new Buffer(Array.from(value, (byte) => byte & 255));
  }

  static alloc = (size, value = 0, name = 'utf8') => new Buffer(size).fill(value, 0, size, name);

  static allocUnsafe = (size) => new Buffer(size);

  static isBuffer = (value) => value instanceof Buffer;

  static isEncoding = isEncoding;

  static byteLength = (value, name) => (typeof value === 'string' ? encoding(name).read(value).length : value.byteLength);

  static compare = compared;

  static concat(list, length = list.reduce((sum, each) => sum + each.length, 0)) {
    const made = new Buffer(length);
    let at = 0;
    for (const each of list) {
      made.set(each.subarray(0, Math.max(0, length - at)), Math.min(at, length));
      at += each.length;
    }
    return made;
  }

  toString(name, start = 0, end = this.length) {
    return encoding(name).write(this.subarray(start, Math.max(start, end)));
  }

  toJSON() {
    return { type: 'Buffer', data: [...this] };
  }

  equals(other) {
    return compared(this, other) === 0;
  }

  compare(other) {
    return compared(this, other);
  }

  /** A part with the same memory, unlike that of an array. */
  slice(start, end) {
    return this.subarray(start, end);
  }

  write(text, at = 0, length = this.length - at, name = 'utf8') {
    if (typeof at === 'string') return this.write(text, 0, this.length, at);
    if (typeof length === 'string') return this.write(text, at, this.length - at, length);
    const bytes = Array.from(encoding(name).read(text)).slice(0, Math.min(length, this.length - at));
    this.set(bytes, at);
    return bytes.length;
  }

  copy(into, at = 0, start = 0, end = this.length) {
    const bytes = this.subarray(start, Math.min(end, start + into.length - at));
    into.set(bytes, at);
    return bytes.length;
  }

  fill(value, start = 0, end = this.length, name = 'utf8') {
    if (typeof start === 'string') return this.fill(value, 0, this.length, start);
    const bytes = bytesOf(value, name);
    for (let at = start; at < end; at++) this[at] = bytes.length ? bytes[(at - start) % bytes.length] : 0;
    return this;
  }

  indexOf(value, from = 0, name = 'utf8') {
    const bytes = bytesOf(value, name);
    const start = from < 0 ? Math.max(0, this.length + from) : from;
    for (let at = start; at + bytes.length <= this.length; at++) {
      if (Array.prototype.every.call(bytes, (byte, index) => this[at + index] === byte)) return at;
    }
    return -1;
  }

  includes(value, from, name) {
    return this.indexOf(value, from, name) >= 0;
  }
}

/** Node's methods for numbers, by those of a view of data: `readUInt16LE`, `writeDoubleBE` and so on. */
function addNumbers() {
  const kinds = {
    UInt8: 'Uint8', Int8: 'Int8', UInt16: 'Uint16', Int16: 'Int16', UInt32: 'Uint32', Int32: 'Int32', Float: 'Float32',
    Double: 'Float64', BigInt64: 'BigInt64', BigUInt64: 'BigUint64',
  };
  const viewOf = ({ buffer, byteOffset, length }) => new DataView(buffer, byteOffset, length);
  for (const [kind, name] of Object.entries(kinds)) {
    const size = Number(/\d+/.exec(name)[0]) / 8;
    for (const order of size === 1 ? [''] : ['LE', 'BE']) {
      const methods = {
        [`read${kind}${order}`](at = 0) {
          return viewOf(this)[`get${name}`](at, order === 'LE');
        },
        [`write${kind}${order}`](value, at = 0) {
          viewOf(this)[`set${name}`](at, value, order === 'LE');
          return at + size;
        },
      };
      for (const [key, value] of Object.entries(methods)) {
        for (const one of [key, key.replace('UInt', 'Uint')]) {
          Object.defineProperty(Buffer.prototype, one, { value, writable: true, configurable: true });
        }
      }
    }
  }
}
addNumbers();

module.exports = { Buffer };
