const { expect, test } = require('navbridge');
const { shuffled } = require('house/random');

const numbers = Array.from({ length: 20 }, (_, index) => index);

test('an order has all items once, and is the same for the same number', () => {
  const given = [...numbers];
  const order = shuffled(given, 7);
  expect(order).not.toEqual(numbers);
  expect([...order].sort((one, other) => one - other)).toEqual(numbers);
  expect(shuffled(numbers, 7)).toEqual(order);
  expect(given).toEqual(numbers);
});

test('near numbers make other orders, and each item comes to each place', () => {
  const orders = Array.from({ length: 400 }, (_, seed) => shuffled([0, 1, 2, 3], seed));
  expect(new Set(orders.map(String)).size).toBe(24);
  for (const place of [0, 1, 2, 3]) {
    for (const item of [0, 1, 2, 3]) {
      const count = orders.filter((order) => order[place] === item).length;
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
  }
});

test.each([[[]], [['only']]])('an order of %p is the same', (items) => {
  expect(shuffled(items, 2 ** 32 - 1)).toEqual(items);
});
