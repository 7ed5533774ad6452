'use strict';
// Base 64, and the globals `atob` and `btoa`.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** @param codes numbers from 0 to 255 */
function encode(codes) {
  let text = '';
  for (let at = 0; at < codes.length; at += 3) {
    const [first, second, third] = [codes[at], codes[at + 1] ?? 0, codes[at + 2] ?? 0];
    const bits = (first << 16) | (second << 8) | third;
    const left = codes.length - at;
    text += DIGITS[bits >> 18] + DIGITS[(bits >> 12) & 63];
    text += (left > 1 ? DIGITS[(bits >> 6) & 63] : '=') + (left > 2 ? DIGITS[bits & 63] : '=');
  }
  return text;
}

/** Returns the numbers of a text; undefined if it is no base 64. */
function decode(text) {
  let digits = text.replace(/[\t\n\f\r ]/g, '');
  if (digits.length % 4 === 0) digits = digits.replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  const codes = [];
  let bits = 0;
  let count = 0;
  for (const digit of digits) {
    const value = VALUES.get(digit);
    if (value === undefined) return undefined;
    bits = (bits << 6) | value;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    codes.push((bits >> count) & 255);
    bits &= (1 << count) - 1;
  }
  return codes;
}

function invalid(message) {
  const { DOMException } = require('./dom-exception');
  return new DOMException(message, 'InvalidCharacterError');
}

/** The text of base 64, as a text of one character for each byte. */
function atob(text) {
  const codes = decode(String(text));
  if (!codes) throw invalid('atob needs a text in base 64.');
  return codes.map((code) => String.fromCharCode(code)).join('');
}

function btoa(text) {
  const codes = Array.from({ length: String(text).length }, (_, at) => String(text).charCodeAt(at));
  if (codes.some((code) => code > 255)) throw invalid('btoa needs a text of characters up to U+00FF. Encode other texts first.');
  return encode(codes);
}

module.exports = { atob, btoa, decode, encode };
