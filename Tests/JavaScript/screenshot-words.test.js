const { expect, test } = require('navbridge');
const { differences } = require('house/screenshot-words');

const picture = (...lines) =>
  ['<svg width="440">', ' <g data-name="main">', ...lines.map((line) => `  ${line}`), ' </g>', '</svg>'].join('\n');
const box = (x, fill) => `<rect x="${x}" y="20" width="30" height="40" fill="${fill}"/>`;
const text = (words, y = 20) => `<text x="10" y="${y}" fill="#000000">${words}</text>`;

test('what has changed is told by its attributes', () => {
  expect(differences(picture(box(1, '#FF0000')), picture(box(1, '#00FF00'))))
    .toBe('  ~ a box at 1, 20 of 30 × 40, #FF0000, in \'main\': fill #FF0000 → #00FF00');
  expect(differences(picture(text('Home')), picture(text('Orders &amp; more', 24))))
    .toBe('  ~ the text "Home" at 10, 20, #000000, in \'main\': now "Orders & more"; y 20 → 24');
});

test('what is gone and what has come', () => {
  expect(differences(picture(text('A'), box(1, '#FF0000')), picture(text('A'))))
    .toBe('  - a box at 1, 20 of 30 × 40, #FF0000, in \'main\'');
  expect(differences(picture(text('A')), picture(text('A'), text('B')))).toBe('  + the text "B" at 10, 20, #000000, in \'main\'');
});

test('a group without a name, an outline and the numbers of outlines are not told beside what they hold', () => {
  const outline = (id) => `<clipPath id="c${id}">${box(0, '#000000')}</clipPath>`;
  const clipped = (id, ...lines) => [outline(id), `<g clip-path="url(#c${id})">`, ...lines, '</g>'];
  expect(differences(picture(...clipped(1, text('A'))), picture(...clipped(7, text('A'), text('B')))))
    .toBe('  + the text "B" at 10, 20, #000000, in \'main\'');
  expect(differences(picture(text('A')), picture(text('A'), ...clipped(2)))).toMatch(/an outline[^]*a group/);
});

test('many differences are counted', () => {
  const many = Array.from({ length: 40 }, (_, at) => text(`row ${at}`, at));
  const words = differences(picture(), picture(...many));
  expect(words.split('\n')).toHaveLength(13);
  expect(words).toMatch(/… and 28 more$/);
});
