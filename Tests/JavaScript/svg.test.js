const { host } = require('./host');
const { expect, test } = require('navbridge');

Object.assign(host, { global: globalThis, print() {} });
const { drawingOf } = require('house/svg-look');
const { applied, movedBox, times, viewBoxMatrix } = require('house/svg-matrix');
const { pathOf, shapeBox, styleOf } = require('house/svg-shapes');

const RED = { type: 0, payload: 0xffff0000 };
function make(name, props = {}, ...children) {
  const view = { name: `RNSVG${name}`, props, look: props, children, parent: null, isWithin: (other) => other === view };
  for (const child of children) child.parent = view;
  return view;
}
const svg = (props, ...children) =>
  Object.assign(make('SvgView', props, make('Group', {}, ...children)), { frame: [0, 0, 100, 50] });
const SIZE = [200, 100];
const path = (name, props) => pathOf(make(name, props), SIZE);

test('each shape is a path, with lengths in percent of the drawing', () => {
  expect(path('Rect', { x: 1, y: '2', width: '10%', height: 4 })).toBe('M1 2h20v4h-20z');
  expect(path('Rect', { x: 0, y: 0, width: 10, height: 10, rx: 20 }))
    .toBe('M5 0h0a5 5 0 0 1 5 5v0a5 5 0 0 1 -5 5h0a5 5 0 0 1 -5 -5v0a5 5 0 0 1 5 -5z');
  expect(path('Circle', { cx: '50%', cy: '50%', r: 10 })).toBe('M90 50a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
  expect(path('Ellipse', { cx: 5, cy: 5, rx: 2, ry: 1 })).toBe('M3 5a2 1 0 1 0 4 0a2 1 0 1 0 -4 0z');
  expect(path('Line', { x1: 0, y1: 0, x2: '100%', y2: 7 })).toBe('M0 0L200 7');
  expect(path('Path', { d: 'M0 0' })).toBe('M0 0');
  expect([path('Rect', { width: 0, height: 5 }), path('Circle', { r: 0 }), path('Path', {}), path('Group', {})])
    .toEqual(['', '', '', undefined]);
});

test('a shape has what its list of properties names, and the rest from the groups around it', () => {
  const font = { fontSize: 20 };
  const group = styleOf(make('Group', { propList: ['fill', 'strokeWidth'], fill: RED, strokeWidth: 3, stroke: RED, font }));
  expect(group).toMatchObject({ fill: RED, strokeWidth: 3, stroke: null });
  const own = { fill: { type: 0, payload: 1 }, propList: ['stroke'], stroke: null, font: { fontWeight: 'bold' } };
  const shape = styleOf(make('Rect', own), group);
  expect(shape).toMatchObject({ fill: RED, strokeWidth: 3, stroke: null, font: { fontSize: 20, fontWeight: 'bold' } });
});

test('the box of a shape has its line, and that of a text its letters', () => {
  const line = make('Line', { x1: 10, y1: 10, x2: 30, y2: 10 });
  expect(shapeBox(line, SIZE, { ...styleOf(line), stroke: RED, strokeWidth: 4 })).toEqual([8, 8, 24, 4]);
  expect(shapeBox(line, SIZE, styleOf(line))).toEqual([10, 10, 20, 0]);
  const span = make('TSpan', { content: 'abcd' });
  const text = make('Text', { x: ['50'], y: [20], font: { fontSize: 10, textAnchor: 'middle' } }, span);
  expect(shapeBox(text, SIZE, styleOf(text))).toEqual([39, 12, 22, 10]);
  expect(shapeBox(make('Group'), SIZE, {})).toBe(null);
});

test.each([
  [{}, [1, 0, 0, 1, 0, 0]],
  [{ vbWidth: 50, vbHeight: 50 }, [1, 0, 0, 1, 25, 0]],
  [{ vbWidth: 50, vbHeight: 50, align: 'xMinYMin' }, [1, 0, 0, 1, 0, 0]],
  [{ vbWidth: 50, vbHeight: 50, align: 'xMaxYMax' }, [1, 0, 0, 1, 50, 0]],
  [{ vbWidth: 50, vbHeight: 50, meetOrSlice: 1 }, [2, 0, 0, 2, 0, -25]],
  [{ vbWidth: 50, vbHeight: 50, align: 'none' }, [2, 0, 0, 1, 0, 0]],
  [{ vbWidth: 10, vbHeight: 5, minX: 5, minY: 1 }, [10, 0, 0, 10, -50, -10]],
  [{ vbWidth: 0, vbHeight: 5 }, [1, 0, 0, 1, 0, 0]],
])('a drawing with %p lies in its view by a matrix', (props, expected) => {
  expect(viewBoxMatrix({ props, frame: [0, 0, 100, 50] })).toEqual(expected);
});

test('matrices count from the inner one, and move boxes', () => {
  const both = times([1, 0, 0, 1, 10, 0], [2, 0, 0, 3, 0, 0]);
  expect(applied(both, [1, 1])).toEqual([12, 3]);
  expect(movedBox([0, 1, -1, 0, 0, 0], [1, 2, 3, 4])).toEqual([-6, 1, 4, 3]);
});

test('a drawing has what its shapes inherit, and no group without content', () => {
  const view = svg({ vbWidth: 50, vbHeight: 25 },
    make('Group', { propList: ['stroke', 'strokeLinecap', 'strokeDasharray'], stroke: RED, strokeLinecap: 1,
      strokeDasharray: ['2', 1], matrix: [1, 0, 0, 1, 5, 5], opacity: 0.5 },
    make('Rect', { x: 0, y: 0, width: 2, height: 2, propList: ['fill', 'fillRule'], fill: null, fillRule: 0 })),
    make('Group', {}, make('Rect', { width: 0, height: 0 })),
    make('Rect', { x: 0, y: 0, width: 1, height: 1, display: 'none' }));
  expect(drawingOf(view)).toEqual({
    size: [100, 50], matrix: [2, 0, 0, 2, 0, 0],
    children: [{ children: [{ matrix: [1, 0, 0, 1, 5, 5], opacity: 0.5, children: [{
      path: 'M0 0h2v2h-2z', stroke: '#FF0000', strokeOpacity: 1, width: 1, cap: 'round', join: 'miter', dash: [2, 1],
    }] }] }],
  });
});

test('a brush is a colour, the one of the drawing, that of a gradient, or that of an older version', () => {
  const fillOf = (fill, others = []) => {
    const rect = make('Rect', { x: 0, y: 0, width: 1, height: 1, propList: ['fill'], fill });
    return drawingOf(svg({ color: 0xff00ff00 }, ...others, rect)).children[0]?.children[0].fill;
  };
  const gradient = make('Defs', {}, make('LinearGradient', { name: 'sky', gradient: [0, 0xff0000ff | 0, 1, 0] }));
  expect([fillOf(RED), fillOf([0, 0xff123456]), fillOf({ type: 2 })]).toEqual(['#FF0000', '#123456', '#00FF00']);
  expect([fillOf({ type: 1, brushRef: 'sky' }, [gradient]), fillOf(null)]).toEqual(['#0000FF', undefined]);
  expect(fillOf({ type: 1, brushRef: 'nowhere' })).toBe(undefined);
});

test('what is defined is drawn where it is used, and a use within itself nowhere', () => {
  const star = make('Path', { name: 'star', d: 'M0 0h1' });
  const [first] = drawingOf(svg({}, make('Defs', {}, star), make('Use', { href: 'star', x: 5, y: 6 }))).children[0].children;
  expect(first.children).toEqual([expect.objectContaining({ matrix: [1, 0, 0, 1, 5, 6] })]);
  expect(first.children[0].children).toEqual([expect.objectContaining({ path: 'M0 0h1' })]);
  const use = make('Use', { href: 'loop' });
  const loop = make('Group', { name: 'loop' }, use);
  use.isWithin = (other) => other === loop;
  const [inner] = drawingOf(svg({}, loop)).children[0].children;
  expect(inner.children).toEqual([{ children: [{ matrix: [1, 0, 0, 1, 0, 0], children: [] }] }]);
});

test('a text has its place and its font, and the next one begins where it ends', () => {
  const text = make('Text', { x: [10], y: [20], font: { fontSize: '10', textAnchor: 'middle', fontFamily: 'Inter' } },
    make('TSpan', { content: 'ab', font: { fontWeight: 700 } }), make('TSpan', { content: 'c', dx: [2], dy: [-3] }));
  const { children } = drawingOf(svg({}, text)).children[0].children[0];
  expect(children).toEqual([
    expect.objectContaining({ text: 'ab', x: 10, y: 20, size: 10, weight: '700' }),
    expect.objectContaining({ text: 'c', x: 23, y: 17 }),
  ]);
  expect(children[0]).toMatchObject({ anchor: 'middle', family: 'Inter', fill: '#000000' });
});
