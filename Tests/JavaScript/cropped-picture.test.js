const { expect, test } = require('navbridge');
const { cropped } = require('house/cropped-picture');

test('a part of a picture has the size and the place of its frame, and everything in it', () => {
  const inner = '<rect width="5" height="6"/><svg viewBox="0 0 1 1"/></svg>';
  expect(cropped(`<svg xmlns="x" width="462" height="978" viewBox="-11 -11 462 978">${inner}`, [10, 20.123, 30, 40]))
    .toBe(`<svg xmlns="x" width="30" height="40" viewBox="10 20.12 30 40">${inner}`);
});
