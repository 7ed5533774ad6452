'use strict';
// Colours as React Native sends them: a whole number, alpha first.

/** The colours that have names in CSS, as hexadecimal RGB. */
const NAMES = {
  black: '000000', white: 'ffffff', red: 'ff0000', green: '008000', blue: '0000ff', yellow: 'ffff00', orange: 'ffa500',
  purple: '800080', pink: 'ffc0cb', brown: 'a52a2a', gray: '808080', grey: '808080', cyan: '00ffff', aqua: '00ffff',
  magenta: 'ff00ff', fuchsia: 'ff00ff', lime: '00ff00', maroon: '800000', navy: '000080', olive: '808000',
  silver: 'c0c0c0', teal: '008080', gold: 'ffd700', indigo: '4b0082', violet: 'ee82ee', tomato: 'ff6347',
  salmon: 'fa8072', coral: 'ff7f50', crimson: 'dc143c', khaki: 'f0e68c', orchid: 'da70d6', plum: 'dda0dd',
  turquoise: '40e0d0', skyblue: '87ceeb', steelblue: '4682b4', royalblue: '4169e1', slategray: '708090',
  lightgray: 'd3d3d3', lightgrey: 'd3d3d3', darkgray: 'a9a9a9', darkgrey: 'a9a9a9', whitesmoke: 'f5f5f5',
};

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

/** The number of a colour; undefined for what is none. A number is `0xRRGGBBAA`, as in React Native. */
function processColor(color) {
  if (typeof color === 'number') {
    return Number.isInteger(color) && color >= 0 && color <= 0xffffffff
      ? ((color << 24) | (color >>> 8)) >>> 0 : undefined;
  }
  if (typeof color !== 'string') return undefined;
  const text = color.trim().toLowerCase();
  if (text === 'transparent') return 0;
  if (Object.hasOwn(NAMES, text)) return hexadecimal(NAMES[text]);
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text);
  if (hex) return hexadecimal(hex[1]);
  const call = /^(rgba?|hsla?)\(([^)]*)\)$/.exec(text);
  return call ? functional(call[1], call[2]) : undefined;
}

/** A colour option as iOS reads it. */
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
