const { expect, test } = require('navbridge');
const { decoded, encoded } = require('house/node-values');

const crossed = (value) => decoded(JSON.parse(JSON.stringify(encoded(value))));

test.each([[undefined], [null], [NaN], [Infinity], [-Infinity], [0], [-1.5], [true], [false], [''], ['undefined'], ['NaN'],
  [{ special: 'NaN' }], [['a', null, { b: 1 }]]])('%p crosses as it is', (value) => {
  expect(crossed(value)).toEqual(value);
});
