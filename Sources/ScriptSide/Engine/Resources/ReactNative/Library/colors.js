'use strict';
// Colours in the form that React Native sends: a whole number with alpha first.

const number = (alpha, red, green, blue) => ((alpha << 24) | (red << 16) | (green << 8) | blue) >>> 0;
const clamp = (value) => Math.min(255, Math.max(0, Math.round(value)));

function hexadecimal(digits) {
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const byte = (index) => parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return number(full.length === 8 ? byte(3) : 255, byte(0), byte(1), byte(2));
}

function functional(name, parts) {
  const values = parts.split(/[\s,/]+/).filter(Boolean);
  const alpha = values.length > 3 ? clamp((values[3].endsWith('%') ? parseFloat(values[3]) / 100 : +values[3]) * 255) : 255;
  if (name.startsWith('rgb')) {
    const channel = (text) => clamp(text.endsWith('%') ? parseFloat(text) * 2.55 : +text);
    return number(alpha, channel(values[0]), channel(values[1]), channel(values[2]));
  }
  const [hue, saturation, lightness] = [parseFloat(values[0]), parseFloat(values[1]) / 100, parseFloat(values[2]) / 100];
  const channel = (offset) => {
    const place = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return clamp((lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255);
  };
  return number(alpha, channel(0), channel(8), channel(4));
}

/** Returns a colour's number; undefined for any other value. A number is `0xRRGGBBAA`, as in React Native. */
function processColor(color) {
  if (typeof color === 'number') {
    return Number.isInteger(color) && color >= 0 && color <= 0xffffffff
      ? ((color << 24) | (color >>> 8)) >>> 0 : undefined;
  }
  if (typeof color !== 'string') return undefined;
  const text = color.trim().toLowerCase();
  if (text === 'transparent') return 0;
  const named = require('./color-names').COLOR_NAMES.get(text);
  if (named) return hexadecimal(named);
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text);
  if (hex) return hexadecimal(hex[1]);
  const call = /^(rgba?|hsla?)\(([^)]*)\)$/.exec(text);
  return call ? functional(call[1], call[2]) : undefined;
}

/** Converts a colour option to the form that iOS reads. */
function colorOption(value) {
  if (value === undefined) return undefined;
  if (value === null) return 'NoColor';
  if (typeof value === 'object') {
    if ('semantic' in value) return value;
    const { light, dark } = value.dynamic ?? value;
    return { dynamic: { light: processColor(light), dark: processColor(dark) } };
  }
  return processColor(value);
}

module.exports = { processColor, colorOption };
