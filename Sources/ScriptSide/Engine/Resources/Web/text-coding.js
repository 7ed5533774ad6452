'use strict';
// `TextEncoder` and `TextDecoder`, for UTF-8.

/** The names of UTF-8 that the Encoding Standard lists. */
const LABELS = new Set([
  'utf-8', 'utf8', 'unicode-1-1-utf-8', 'unicode11utf8', 'unicode20utf8', 'x-unicode20utf8',
]);
const REPLACEMENT = 0xfffd;
/** The code points that one call of `fromCodePoint` gets. The engine limits a call's arguments. */
const CHUNK = 8192;

/** Calls `take` with the code points of a text; a lone surrogate becomes U+FFFD. It stops when `take` returns false. */
function eachCodePoint(text, take) {
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at);
    if (take(code >= 0xd800 && code <= 0xdfff ? REPLACEMENT : code) === false) return at;
    at += code > 0xffff ? 2 : 1;
  }
  return text.length;
}

const lengthOf = (code) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Writes a code point, and returns the index after it. */
function write(bytes, at, code) {
  const length = lengthOf(code);
  if (length === 1) {
    bytes[at] = code;
  } else {
    bytes[at] = ((0xf00 >> length) & 0xff) | (code >> (6 * (length - 1)));
    for (let rest = 1; rest < length; rest++) bytes[at + rest] = 0x80 | ((code >> (6 * (length - 1 - rest))) & 0x3f);
  }
  return at + length;
}

class TextEncoder {
  get encoding() {
    return 'utf-8';
  }

  encode(input = '') {
    const text = String(input);
    let length = 0;
    eachCodePoint(text, (code) => {
      length += lengthOf(code);
    });
    const bytes = new Uint8Array(length);
    let at = 0;
    eachCodePoint(text, (code) => {
      at = write(bytes, at, code);
    });
    return bytes;
  }

  /** Writes as many whole characters as there is room for. */
  encodeInto(input, bytes) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('TextEncoder.encodeInto needs a Uint8Array.');
    let written = 0;
    const read = eachCodePoint(String(input), (code) => {
      if (written + lengthOf(code) > bytes.length) return false;
      written = write(bytes, written, code);
      return true;
    });
    return { read, written };
  }
}

/** The bytes of a buffer or of a view of one. */
function bytesOf(input) {
  if (input === undefined) return new Uint8Array();
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  try {
    return new Uint8Array(ArrayBuffer.prototype.slice.call(input));
  } catch {
    throw new TypeError('TextDecoder.decode needs an ArrayBuffer, a typed array or a DataView.');
  }
}

/** The number of bytes that follow the first one of a character; 0 for a byte with which none begins. */
const following = (first) => (first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3);

/** Reads the character at an index: its code point, undefined if it is wrong, and the number of its bytes that are there. */
function readCode(bytes, at) {
  const first = bytes[at];
  if (first < 0x80) return { code: first, length: 1 };
  const needed = following(first);
  let code = first & (0x3f >> needed);
  // The second byte must make neither a longer form of a lower character, nor a surrogate, nor more than U+10FFFF.
  let least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  let most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  let length = 1;
  for (; length <= needed && at + length < bytes.length; length++) {
    const next = bytes[at + length];
    if (next < least || next > most) return { length };
    code = (code << 6) | (next & 0x3f);
    [least, most] = [0x80, 0xbf];
  }
  return needed && length > needed ? { code, length } : { length, isCut: needed > 0 };
}

class TextDecoder {
  #fatal;
  #ignoreBOM;
  /** The bytes of a character that the next part goes on with. */
  #rest = new Uint8Array();
  #hasBegun = false;

  constructor(label = 'utf-8', { fatal = false, ignoreBOM = false } = {}) {
    if (!LABELS.has(String(label).trim().toLowerCase())) {
      throw new RangeError(`TextDecoder reads UTF-8 only; '${label}' was given.`);
    }
    this.#fatal = Boolean(fatal);
    this.#ignoreBOM = Boolean(ignoreBOM);
  }

  get encoding() {
    return 'utf-8';
  }

  get fatal() {
    return this.#fatal;
  }

  get ignoreBOM() {
    return this.#ignoreBOM;
  }

  decode(input, { stream = false } = {}) {
    const bytes = this.#rest.length ? Uint8Array.of(...this.#rest, ...bytesOf(input)) : bytesOf(input);
    this.#rest = new Uint8Array();
    let text = '';
    let codes = [];
    for (let at = 0; at < bytes.length;) {
      const { code, length, isCut } = readCode(bytes, at);
      if (isCut && stream) {
        this.#rest = bytes.slice(at);
        break;
      }
      if (code === undefined && this.#fatal) {
        this.#hasBegun = false;
        throw new TypeError('The bytes are not UTF-8.');
      }
      codes.push(code ?? REPLACEMENT);
      at += length;
      if (codes.length === CHUNK) {
        text += String.fromCodePoint(...codes);
        codes = [];
      }
    }
    text += String.fromCodePoint(...codes);
    if (!this.#hasBegun && !this.#ignoreBOM && text[0] === '\ufeff') text = text.slice(1);
    this.#hasBegun = stream && (this.#hasBegun || text.length > 0 || bytes.length > this.#rest.length);
    return text;
  }
}

module.exports = { TextDecoder, TextEncoder };
