// Colours as people write them, in place of the numbers as which React Native sends them (`processColor`): 0xAARRGGBB.

const APPEARANCES = new Set(['dynamic', 'light', 'dark', 'highContrastLight', 'highContrastDark']);
const isColor = (name) => name === 'color' || name.endsWith('Color');
const hex = (number, digits) => number.toString(16).toUpperCase().padStart(digits, '0');

/** A number as `#RRGGBB`, or `#RRGGBBAA` for a colour that is seen through; any other value as it is. */
function colorText(value) {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) return value;
  const alpha = Math.floor(value / 0x1000000);
  return `#${hex(value % 0x1000000, 6)}${alpha === 0xff ? '' : hex(alpha, 2)}`;
}

/**
 * Returns a value with texts for the colours in it. A member is a colour by its name, such as `color` or `backgroundColor`, with
 * the colours of light and dark appearance below it.
 *
 * @param path the way to the value, `topBar.title.color`; empty for a whole object
 */
export function legibleColors(value, path = '') {
  const own = path.split('.').map((name) => name.split('[')[0]).findLast((name) => !APPEARANCES.has(name)) ?? '';
  const legible = (one, isIn) => {
    if (Array.isArray(one)) return one.map((item) => legible(item, isIn));
    if (one === null || typeof one !== 'object') return isIn ? colorText(one) : one;
    return Object.fromEntries(Object.entries(one).map(([name, member]) =>
      [name, legible(member, isColor(name) || (isIn && APPEARANCES.has(name)))]));
  };
  return legible(value, isColor(own));
}
