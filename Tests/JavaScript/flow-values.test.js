/* eslint-disable no-template-curly-in-string */
// The expressions of a flow have the form of templates.
const { expect, test } = require('navbridge');
const { host } = require('./host');

const printed = [];
Object.assign(host, { global: globalThis, print: (level, text) => void printed.push([level, text]), settings: { suite: {},
  filmed: [] } });
const { countOf, indexOf, numberOf, timeOf } = require('house/flow-values');
const { Scope, isTrue } = require('house/flow-expressions');
const gestures = require('house/flow-gestures');

test.each([[0, 0], ['0', 0], ['1_000', 1000], [1.5, 1.5], ['17_000.5', 17000.5], [' 7 ', 7]])('the number %j', (value,
  expected) => {
  expect(numberOf('n', value)).toBe(expected);
});

test.each([[-1], ['-0.5'], [''], [' '], ['abc'], [NaN], [Infinity], [null], [[]], [true]])('%j is no number', (value) => {
  expect(() => numberOf('times', value)).toThrow("'times' is ");
});

test('a number has a limit where its command has one, which is still taken', () => {
  expect([timeOf('timeout', '86_400_000'), countOf('length', 10_000), countOf('length', 2.9), numberOf('n', 7, 7)])
    .toEqual([86_400_000, 10_000, 2, 7]);
  expect(() => timeOf('timeout', '1e30')).toThrow('\'timeout\' is "1e30", and should be a number from 0 to 86400000.');
  expect(() => countOf('repeat', 10_001)).toThrow("'repeat' is 10001, and should be a number from 0 to 10000.");
  expect(() => numberOf('duration', 60_001, 60_000)).toThrow("'duration' is 60001");
});

test.each([[0, 0], ['1', 1], [-1, -1], ['-2', -2], [1.9, 1]])('the index %j is %j', (value, expected) => {
  expect(indexOf(value)).toBe(expected);
});

test.each([['abc'], [''], [null], [NaN], [Infinity], [{}]])('%j is no index', (value) => {
  expect(() => indexOf(value)).toThrow("'index' is ");
});

test.each([
  ['', false], ['false', false], ['undefined', false], ['null', false], ['0', false], ['NaN', false], [' false ', false],
  [false, false], [0, false], ['true', true], ['1', true], ['no', true], ['False', true], [true, true], ['00', true],
])('%j counts as %j in a condition', (value, expected) => { expect(isTrue(value)).toBe(expected); });

test('an expression sees the values, the output and the copied text, and a name that nobody has set is undefined', () => {
  const scope = new Scope();
  scope.env.NAME = 'Ada';
  scope.copiedText = 'copied';
  scope.run('output.count = 2; output.list = { a: [1] };');
  expect(scope.text('${NAME} ${output.count + 1} ${maestro.copiedText} ${MISSING} ${output.list.a[0]} ${maestro.platform}'))
    .toBe('Ada 3 copied undefined 1 ios');
  expect(scope.text('\\${NAME} $NAME {NAME}')).toBe('${NAME} $NAME {NAME}');
  expect(scope.fill({ a: ['${NAME}', 7, null], b: { c: '${1 + 1}' }, d: true })).toEqual({ a: ['Ada', 7, null], b: { c: '2' },
    d: true });
  expect(() => scope.text('${1 +}')).toThrow('The expression ${1 +} fails: ');
  // The other one has none of this.
  expect(new Scope().text('${typeof NAME} ${output.count}')).toBe('undefined undefined');
});

test('names of a script of its own are gone after it, and hide those of the flow in it', () => {
  const scope = new Scope();
  scope.env.NAME = 'flow';
  scope.run('output.seen = NAME;', { NAME: 'script' });
  expect(scope.text('${output.seen} ${NAME}')).toBe('script flow');
  scope.run("const NAME = 'own'; output.seen = NAME;");
  expect(scope.text('${output.seen} ${NAME}')).toBe('own flow');
});

test('a script prints, reads JSON, and makes no requests', () => {
  const scope = new Scope();
  scope.run("console.log('a', 1); output.read = json('{\"a\":[2]}').a[0]; output.point = relativePoint(0.5, 0.255);");
  expect(printed.at(-1)).toEqual(['log', 'a 1']);
  expect([scope.output.read, scope.output.point]).toEqual([2, '50%,26%']);
  for (const name of ['get', 'post', 'put', 'delete', 'request']) {
    expect(() => scope.run(`http.${name}('https://a')`)).toThrow('http is not available on the headless device');
  }
});

test('random texts have their length, are the same in each run, and not the same twice in one', () => {
  const [one, other] = [new Scope(), new Scope()];
  expect(one.random.Text(5)).toMatch(/^[a-z]{5}$/);
  expect(one.random.Number(4)).toMatch(/^[1-9][0-9]{3}$/);
  expect([one.random.Number(0), one.random.Text(0)]).toEqual(['', '']);
  expect(one.random.Email()).toMatch(/^[a-z]{8}@example\.com$/);
  expect(one.random.PersonName()).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
  other.random.Text(5);
  other.random.Number(4);
  other.random.Email();
  other.random.PersonName();
  expect(one.random.Text(20)).toBe(other.random.Text(20));
  expect(one.random.Text(20)).not.toBe(one.random.Text(20));
});

const frame = [10, 20, 200, 400];
test.each([
  ['50%,50%', [110, 220]], ['0%,100%', [10, 420]], ['5,6', [15, 26]], ['50%, 6', [110, 26]], [' -5 , 1.5 ', [5, 21.5]],
  ['100%,0%', [210, 20]],
])('the point %j', (point, expected) => { expect(gestures.pointIn(frame, point)).toEqual(expected); });

test.each([['101%,0%'], ['0%,-1%'], ['1'], ['a,b'], [''], [undefined]])('%j is no point', (point) => {
  expect(() => gestures.pointIn(frame, point)).toThrow(`The point '${point}'`);
});

test.each([
  ['UP', [[110, 380], [110, 60]]], ['down', [[110, 100], [110, 380]]], ['LEFT', [[190, 220], [30, 220]]],
  ['right', [[30, 220], [190, 220]]],
])('a swipe %s over the screen', (direction, expected) => {
  expect(gestures.swipe(frame, direction)).toEqual(expected);
});

test.each([['up', [50, 60]], ['down', [50, 380]], ['left', [30, 70]], ['right', [190, 70]]])(
  'a swipe %s from an element ends at an edge of the screen', (direction, end) => {
    const origin = [50, 70];
    expect(gestures.swipe(frame, direction, origin)).toEqual([[50, 70], end]);
    expect(origin).toEqual([50, 70]);
  });

test.each([['DOWN', [110, 60]], ['UP', [110, 380]], ['RIGHT', [30, 220]], ['LEFT', [190, 220]]])(
  'a scroll %s moves the finger the other way', (direction, end) => {
    expect(gestures.scroll(frame, direction)).toEqual([[110, 220], end]);
  });

test('an unknown direction is refused', () => {
  expect(() => gestures.swipe(frame, 'north')).toThrow('Unknown direction: north.');
  expect(() => gestures.scroll(frame, 'north')).toThrow('Unknown direction: north.');
});

test('a way has a step for each frame of its time, and ends where it should', () => {
  const path = gestures.line([0, 0], [100, 50], 400);
  expect([path.length, path[0], path.at(-1).slice(0, 2)]).toEqual([25, [0, 0, 0], [100, 50]]);
  expect(Math.round(path.reduce((sum, [, , ms]) => sum + ms, 0))).toBe(400);
  expect(path[12].slice(0, 2)).toEqual([50, 25]);
  expect(gestures.line([0, 0], [9, 9], 0)).toEqual([[0, 0, 0], [9, 9, 0]]);
});

test.each([[0, true], [60, true], [61, false], [-60, true], [-61, false]])('an element %d points below the middle', (offset,
  expected) => {
  expect(gestures.isCentred([0, 220 + offset - 5, 10, 10], frame)).toBe(expected);
});
