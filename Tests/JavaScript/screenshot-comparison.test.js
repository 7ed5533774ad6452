const { expect, test } = require('navbridge');
const { comparison } = require('house/screenshot-comparison');

const picture = (text) => [
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" viewBox="0 0 100 200">',
  ' <clipPath id="c1"><rect x="0" y="0" width="9" height="9"/></clipPath>',
  ` <g clip-path="url(#c1)"><text x="1" y="2">${text}</text></g>`, '</svg>', '',
].join('\n');

test('both screens stand beside each other, and in the difference, the second one in grey, too, with clips of their own', () => {
  const made = comparison(picture('old'), picture('new'));
  expect(made.match(/>old</g)).toHaveLength(2);
  expect(made.match(/>new</g)).toHaveLength(3);
  const ids = [...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.slice(0, 2)).toEqual(['grey', 'changed']);
  expect(new Set(ids).size).toBe(7);
  expect([...made.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).sort()).toEqual(ids.sort());
});

test('the picture is as wide as three of them, and as high as the higher one', () => {
  const made = comparison(picture('a'), picture('b').replace('height="200"', 'height="300"'));
  expect(made).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="380" height="360"');
  expect(made.match(/<svg /g)).toHaveLength(6);
});

test('both pictures of the difference have the same ground, a little larger than the larger of them', () => {
  const made = comparison(picture('a'), picture('b').replace('height="200"', 'height="300"'));
  expect(made.split('<rect x="278" y="58" width="104" height="304" fill="#808080"/>')).toHaveLength(3);
  expect(made).toContain('<filter id="changed" filterUnits="userSpaceOnUse" x="280" y="60" width="100" height="300" ');
});

test('a text that is no picture leaves the others as they are', () => {
  expect(comparison('', picture('b'))).toContain('>b</text>');
});
