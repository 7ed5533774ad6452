const { expect, test } = require('navbridge');
const { expressionOf, refuseMissingArgument } = require('house/function-text');

const object = {
  method(value) {
    return value + 1;
  },
  async waits(value) {
    return value + 1;
  },
  *yields(value) {
    yield value + 1;
  },
};

const functions = [(value) => value + 1, function (value) { return value + 1; }, function named(value) { return value + 1; },
  ({ value } = { value: 1 }) => value + 1];

const evaluated = (made) => (0, eval)(expressionOf(String(made)));

test.each(functions)('the text of %s evaluates to the function', (made) => {
  expect(evaluated(made)({ value: 1, valueOf: () => 1 })).toBe(2);
});

test('the texts of methods evaluate to their functions', async () => {
  expect(evaluated(object.method)(1)).toBe(2);
  expect(await evaluated(object.waits)(1)).toBe(2);
  expect([...evaluated(object.yields)(1)]).toEqual([2]);
});

test('async arrows and names that begin like keywords are told apart', async () => {
  expect(await evaluated(async (value) => value + 1)(1)).toBe(2);
  expect(evaluated({ asynchronous(value) { return value; } }.asynchronous)(3)).toBe(3);
  expect(evaluated({ functional(value) { return value; } }.functional)(3)).toBe(3);
});

test.each([({ Navigation }) => Navigation, async ([first]) => first, function named({ Navigation }) { return Navigation; }])(
  'the function %s is refused where it gets no argument', (made) => {
    expect(() => refuseMissingArgument(made, 0, 'run(function, …args)')).toThrow(
      /takes apart its first argument, and gets none\. .*require\('react-native-navigation'\).*by run\(function, …args\)\./);
    refuseMissingArgument(made, 1, 'run(function, …args)');
  });

test.each([() => ({}), (value) => value, ({ value } = {}) => value, (...[value]) => value])(
  'the function %s may get no argument', (made) => refuseMissingArgument(made, 0, 'run(function, …args)'));
