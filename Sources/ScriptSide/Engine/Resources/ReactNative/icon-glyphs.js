'use strict';
// The icons of fonts, for pictures: the outlines of letters that stand for pictures, from the font files beside the app.

/** The files of fonts that the app has loaded by names of its own, as with Expo's `Font.loadAsync`. */
const files = new Map();

/** The app has loaded a font from a file. */
function loaded(name, uri) {
  const file = String(uri).split(/[?#]/)[0].split('/').pop();
  files.set(String(name), file.replace(/\.ttf$/i, ''));
}

/** True for the characters that Unicode leaves to fonts, of which most icon fonts are made. */
const isPrivate = (character) => /^\p{Co}$/u.test(character);

const isOfSystem = (family) => typeof family !== 'string' || family === '' || family.startsWith('.') || family === 'System';

/** Returns the characters of a text that are icons: those that Unicode leaves to fonts, or a character that stands alone. */
function icons(text) {
  const characters = [...text].filter((character) => character.trim() !== '');
  return characters.length === 1 ? characters : characters.filter(isPrivate);
}

/**
 * Adds to the styles of a text the outlines of its icons.
 * @param lines the lines of the text: arrays of `[TEXT, STYLE]`, with the place in `styles`.
 */
function addGlyphs(lines, styles) {
  const found = new Map();
  for (const [text, style] of lines.flat()) {
    if (isOfSystem(styles[style]?.family)) continue;
    const characters = icons(text);
    if (characters.length) found.set(style, new Set([...(found.get(style) ?? []), ...characters]));
  }
  for (const [style, characters] of found) {
    const { family } = styles[style];
    const glyphs = host.glyphOutlines([...characters].join(''), files.get(family) ?? family);
    if (glyphs !== null) styles[style] = { ...styles[style], glyphs };
  }
}

module.exports = { addGlyphs, loaded };
