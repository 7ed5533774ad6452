const { expect, jest, test } = require('navbridge');

/** Returns the message with which a call fails; undefined if it does not. */
function failure(call) {
  try {
    call();
  } catch (error) {
    return error.message;
  }
  return undefined;
}

test('a recording function keeps the calls, the results, and the objects on which it was called', () => {
  const add = jest.fn((one, other) => one + other);
  const object = { add };
  expect(object.add(1, 2)).toBe(3);
  expect(add.mock.calls).toEqual([[1, 2]]);
  expect(add.mock.lastCall).toEqual([1, 2]);
  expect(add.mock.results).toEqual([{ type: 'return', value: 3 }]);
  expect(add.mock.contexts[0]).toBe(object);
  expect(jest.fn()(1)).toBe(undefined);
});

test('a recording function gets the very values of its calls', () => {
  const [value, record] = [{}, jest.fn()];
  record(value);
  expect(record.mock.calls[0][0]).toBe(value);
});

test('a recording function throws what its body throws, and records that', () => {
  const bad = jest.fn(() => {
    throw new TypeError('bad');
  });
  expect(bad).toThrow(TypeError);
  expect(bad.mock.results[0].type).toBe('throw');
  expect(bad).not.toHaveReturned();
});

test('a recording function may be called by new', () => {
  const Point = jest.fn(function Point(x) {
    this.x = x;
  });
  const point = new Point(7);
  expect(point.x).toBe(7);
  expect(point instanceof Point).toBe(true);
  expect(Point.mock.instances[0]).toBe(point);
  expect(Point).toHaveBeenCalledWith(7);
});

test.each([
  ['mockReturnValue', 5, 5, 5], ['mockReturnValueOnce', 5, 5, 0], ['mockImplementation', () => 5, 5, 5],
  ['mockImplementationOnce', () => 5, 5, 0],
])('%s counts for as long as it says', (name, given, first, second) => {
  const made = jest.fn(() => 0);
  expect(made[name](given)).toBe(made);
  expect([made(), made()]).toEqual([first, second]);
});

test('values for single calls come in order, before the others', () => {
  const made = jest.fn().mockReturnValue('rest').mockReturnValueOnce(1).mockReturnValueOnce(2);
  expect([made(), made(), made()]).toEqual([1, 2, 'rest']);
});

test('promises are fulfilled and rejected', async () => {
  const error = new Error('no');
  const made = jest.fn().mockResolvedValue(1).mockResolvedValueOnce(2).mockRejectedValueOnce(error);
  await expect(made()).resolves.toBe(2);
  await expect(made()).rejects.toThrow('no');
  await expect(made()).resolves.toBe(1);
  await expect(jest.fn().mockRejectedValue(error)()).rejects.toBe(error);
});

test('mockReturnThis returns the object of the call', () => {
  const object = { chain: jest.fn().mockReturnThis() };
  expect(object.chain()).toBe(object);
});

test('a recording function is cleared, and reset with its bodies', () => {
  const made = jest.fn(() => 1).mockReturnValueOnce(2);
  made();
  made.mockClear();
  expect(made).not.toHaveBeenCalled();
  expect(made()).toBe(1);
  made.mockReturnValueOnce(3).mockReset();
  expect(made()).toBe(undefined);
  made.mockName('save');
  expect(made.getMockName()).toBe('save');
  jest.clearAllMocks();
  expect(made).toHaveBeenCalledTimes(0);
  made.mockReturnValue(4);
  jest.resetAllMocks();
  expect(made()).toBe(undefined);
});

test('a spy calls the method on its object, and gives way to it again', () => {
  const counter = {
    count: 1,
    next() {
      return this.count++;
    },
  };
  const { next } = counter;
  const spy = jest.spyOn(counter, 'next');
  expect(counter.next()).toBe(1);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(counter.next).toBe(spy);
  expect(jest.spyOn(counter, 'next')).toBe(spy);
  spy.mockReturnValue(-1);
  expect([counter.next(), counter.count]).toEqual([-1, 2]);
  spy.mockRestore();
  expect(counter.next).toBe(next);
  expect(counter.next()).toBe(2);
});

test('a spy on a class observes its objects, and leaves nothing on an object that inherits', () => {
  class Shape {
    sides = 4;

    area() {
      return this.sides;
    }
  }
  const shape = new Shape();
  jest.spyOn(Shape.prototype, 'area');
  expect(shape.area()).toBe(4);
  expect(shape.area).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  expect(jest.isMockFunction(shape.area)).toBe(false);
  jest.spyOn(shape, 'area').mockRestore();
  expect(Object.hasOwn(shape, 'area')).toBe(false);
});

test('a spy stands in place of global functions', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('hidden', 1);
  expect(warn).toHaveBeenCalledWith('hidden', 1);
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  expect(Math.random()).toBe(0.25);
  jest.restoreAllMocks();
  expect(jest.isMockFunction(console.warn)).toBe(false);
});

test('only methods can be observed', () => {
  const sentence = "jest.spyOn: 'a' is no method of the object. Only methods can be observed.";
  expect(failure(() => jest.spyOn({ a: 1 }, 'a'))).toBe(sentence);
  expect(failure(() => jest.spyOn(null, 'a'))).toContain('is no method');
  expect([jest.fn(), () => {}, null].map(jest.isMockFunction)).toEqual([true, false, false]);
});

const called = (...calls) => {
  const made = jest.fn((value) => value).mockName('save');
  for (const args of calls) made(...args);
  return made;
};

const holding = [
  ['toHaveBeenCalled', [[]]], ['toHaveBeenCalledTimes', [[], []], 2], ['toHaveBeenCalledWith', [[1], [{ a: 2 }]], { a: 2 }],
  ['toHaveBeenCalledWith', [['a', 1]], expect.any(String), 1], ['toHaveBeenLastCalledWith', [[1], [2]], 2],
  ['toHaveBeenNthCalledWith', [[1], [2]], 1, 1], ['toHaveReturned', [[]]], ['toHaveReturnedTimes', [[], []], 2],
  ['toHaveReturnedWith', [[1], [2]], 1], ['toHaveLastReturnedWith', [[1], [2]], 2], ['toHaveNthReturnedWith', [[1], [2]], 2, 2],
];

test.each(holding)('%s holds, and fails where it is negated', (matcher, calls, ...expected) => {
  expect(failure(() => expect(called(...calls))[matcher](...expected))).toBe(undefined);
  expect(failure(() => expect(called(...calls)).not[matcher](...expected))).toContain(`.not.${matcher}(`);
});

const failing = [
  ['toHaveBeenCalled', []], ['toHaveBeenCalledTimes', [[]], 2], ['toHaveBeenCalledWith', [[1]], 2],
  ['toHaveBeenCalledWith', [[1, 2]], 1], ['toHaveBeenLastCalledWith', [[1], [2]], 1], ['toHaveBeenLastCalledWith', []],
  ['toHaveBeenNthCalledWith', [[1]], 2, 1], ['toHaveReturned', []], ['toHaveReturnedTimes', [], 1],
  ['toHaveReturnedWith', [[1]], 2], ['toHaveLastReturnedWith', [], undefined], ['toHaveNthReturnedWith', [[1]], 2, undefined],
];

test.each(failing)('%s fails with the calls, and holds where it is negated', (matcher, calls, ...expected) => {
  const shown = calls.length ? '  [' : '  none';
  expect(failure(() => expect(called(...calls))[matcher](...expected))).toContain(`\n\nThe calls of save:\n${shown}`);
  expect(failure(() => expect(called(...calls)).not[matcher](...expected))).toBe(undefined);
});

test('a matcher of calls needs a recording function', () => {
  const sentence = 'expect(…).toHaveBeenCalled needs a function of jest.fn() or jest.spyOn(), not 7.';
  expect(failure(() => expect(7).toHaveBeenCalled())).toBe(sentence);
  expect(failure(() => expect(7).not.toHaveBeenCalled())).toBe(sentence);
});

test.each([
  ['mock', '--modules'], ['requireActual', '--modules'], ['resetModules', '--modules'],
  ['setTimeout', '--timeout'],
])('jest.%s is refused with what takes its place', (name, instead) => {
  const message = failure(() => jest[name]('x', () => {}));
  expect(message).toContain(`jest.${name} is not there: `);
  expect(message).toContain(instead);
});

test('texts of several lines are compared line by line, and shown as they are written where they are equal', () => {
  expect(failure(() => expect('a\nb\nc').toBe('a\nx\nc'))).toContain('- expected\n+ received\n\n  a\n- x\n+ b\n  c');
  expect(failure(() => expect('a').toEqual('a\nb'))).toContain('  a\n- b');
  expect(failure(() => expect('a\nb').not.toBe('a\nb'))).toContain('Expected: not "a\\nb"\nReceived: "a\\nb"');
  expect(failure(() => expect('a').toBe('b'))).toContain('Expected: "b"\nReceived: "a"');
});

test.each([
  ['mock', 'processes of its own'], ['replaceProperty', 'put the old one back'], ['getSeed', '--seed N'],
])('jest.%s names what takes its place', (name, words) => {
  expect(() => jest[name]()).toThrow(`jest.${name} is not there: `);
  expect(() => jest[name]()).toThrow(words);
});

test('jest.mocked returns the function itself', () => {
  const recording = jest.fn();
  expect(jest.mocked(recording)).toBe(recording);
});

test('jest.retryTimes has no effect, and is no failure', () => {
  expect(jest.retryTimes(2)).toBe(jest);
  expect(jest.retryTimes(2, { logErrorsBeforeRetry: true })).toBe(jest);
});
