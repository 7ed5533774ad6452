const { expect, test } = require('navbridge');
const { host } = require('./host');
const { addGlyphs, loaded } = require('house/icon-glyphs');

const HOME = '\ue001';
const HEART = '\u{f0000}';

/** The characters and fonts that are asked for, and the styles with what the host answers. */
function ask(lines, styles, answer = (text, family) => ({ text, family })) {
  const asked = [];
  host.glyphOutlines = (text, family) => {
    asked.push([text, family]);
    return answer(text, family);
  };
  addGlyphs(lines, styles);
  return { asked, styles };
}

test('icons are asked for once for each style, and those of all its lines', () => {
  const lines = [[[HOME, 0], ['Home', 1]], [[`${HEART} ${HOME}`, 0]]];
  const { asked, styles } = ask(lines, [{ family: 'Icons', size: 24 }, { size: 12 }]);
  expect(asked).toEqual([[HOME + HEART, 'Icons']]);
  expect(styles).toEqual([{ family: 'Icons', size: 24, glyphs: { text: HOME + HEART, family: 'Icons' } }, { size: 12 }]);
});

test('a character that stands alone is an icon, and words are not', () => {
  expect(ask([[['x', 0]]], [{ family: 'Icons' }]).asked).toEqual([['x', 'Icons']]);
  expect(ask([[['two words', 0], ['', 0]]], [{ family: 'Inter' }]).asked).toEqual([]);
  expect(ask([[[`a word and ${HOME}`, 0]]], [{ family: 'Icons' }]).asked).toEqual([[HOME, 'Icons']]);
});

test('nothing is asked for of the system\'s font, of a font without a name, and of a style that is not there', () => {
  for (const family of [undefined, '', '.SFUI-Regular', 'System']) expect(ask([[[HOME, 0]]], [{ family }]).asked).toEqual([]);
  expect(ask([[[HOME, 3]]], []).asked).toEqual([]);
});

test('a style keeps its look if its font has no file', () => {
  expect(ask([[[HOME, 0]]], [{ family: 'Icons' }], () => null).styles).toEqual([{ family: 'Icons' }]);
});

test('a font that the app has loaded under a name of its own is asked for by the name of its file', () => {
  loaded('ionicons', 'file:///app/assets/Fonts/Ionicons.ttf?hash=1');
  expect(ask([[[HOME, 0]]], [{ family: 'ionicons' }]).asked).toEqual([[HOME, 'Ionicons']]);
});
