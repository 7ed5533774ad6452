'use strict';
// The native halves of `react-native-vector-icons` 10 and of its packages from 12 on, which make pictures of icons for bars
// (community-views §4). A picture is a name here: the font's letter is not drawn where a bar shows it.

/** The place of the picture of an icon. */
function place(font, glyph, size, color) {
  const code = String(glyph).codePointAt(0)?.toString(16) ?? '0';
  return `file:///tmp/RNVectorIcons/${encodeURIComponent(font)}_${code}_${size}_${(color >>> 0).toString(16)}.png`;
}

const icons = {
  methods: {
    getImageForFont: async (font, glyph, size, color) => place(font, glyph, size, color),
    loadFontWithFileName: async (_name, _extension) => undefined,
  },
  sync: { getImageForFontSync: place },
};

module.exports = { former: { ...icons, name: 'RNVectorIcons' }, current: { ...icons, name: 'VectorIcons' } };
