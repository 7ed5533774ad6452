const { expect, test } = require('navbridge');
const graph = require('house/animated-nodes');
const { add, views } = require('house/views');

let lastTag = 0;
function node(config) {
  lastTag += 1;
  graph.create(lastTag, config);
  return lastTag;
}
const value = (number, offset = 0) => node({ type: 'value', value: number, offset });

test('a value has its offset, and a node that is not there is 0', () => {
  expect([graph.valueOf(value(3, 2)), graph.valueOf(-1)]).toEqual([5, 0]);
});

const results = [['addition', 8], ['subtraction', 4], ['multiplication', 12], ['division', 3]];

test.each(results)('the %s of 6 and 2 is %i', (type, result) => {
  expect(graph.valueOf(node({ type, input: [value(6), value(2)] }))).toBe(result);
});

test('a division by 0 is 0, and a modulus is not negative', () => {
  expect(graph.valueOf(node({ type: 'division', input: [value(6), value(0)] }))).toBe(0);
  expect(graph.valueOf(node({ type: 'modulus', input: value(-1), modulus: 5 }))).toBe(4);
});

const ranges = { inputRange: [0, 10, 20], outputRange: [0, 100, 50] };

test.each([
  [5, {}, 50], [15, {}, 75], [30, {}, 0], [-1, {}, -10], [30, { extrapolateRight: 'clamp' }, 50],
  [-1, { extrapolateLeft: 'clamp' }, 0], [30, { extrapolateRight: 'identity' }, 30], [10, {}, 100],
  [5, { outputRange: ['a', 'b', 'c'] }, 'a'],
  [3, { inputRange: [3, 3], outputRange: [1, 2] }, 1],
])('the interpolation of %i with %j is %p', (number, more, result) => {
  const parent = value(number);
  const child = node({ type: 'interpolation', ...ranges, ...more });
  graph.connect(parent, child);
  expect(graph.valueOf(child)).toBe(result);
});

test('a clamped difference follows the changes of its input within its limits', () => {
  const input = value(10);
  const clamped = node({ type: 'diffclamp', input, min: 0, max: 5 });
  const seen = [10, 13, 30, 29].map((number) => {
    graph.nodes.get(input).value = number;
    return graph.valueOf(clamped);
  });
  expect(seen).toEqual([0, 3, 5, 4]);
});

test('a view shows the values on which its properties depend', () => {
  const x = value(4);
  const transforms = [
    { type: 'animated', property: 'translateX', nodeTag: x }, { type: 'static', property: 'scale', value: 2 },
  ];
  const style = node({ type: 'style', style: { opacity: value(0.5), transform: node({ type: 'transform', transforms }) } });
  const props = node({ type: 'props', props: { style } });
  graph.connect(x, style);
  graph.connect(style, props);
  add(901, 'RCTView', 1, {}, null);
  graph.show(props, 901);
  graph.nodes.get(x).value = 6;
  const visited = [];
  graph.spread(x, (tag) => visited.push(tag));
  expect(visited).toEqual([x, style, props]);
  expect(views.get(901).look).toMatchObject({ opacity: 0.5, transform: [{ translateX: 6 }, { scale: 2 }] });
  graph.disconnect(x, style);
  graph.nodes.get(x).value = 9;
  graph.spread(x);
  expect(views.get(901).look.transform[0]).toEqual({ translateX: 6 });
  graph.hide(props, 901);
  expect(views.get(901).look.opacity).toBe(undefined);
});
