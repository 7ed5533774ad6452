const { expect, test } = require('navbridge');
const { defineLazily } = require('house/lazy');

test('a global is made when it is first read, and once', () => {
  const global = {};
  let made = 0;
  defineLazily(global, 'thing', () => {
    made += 1;
    return undefined;
  });
  expect([made, Object.keys(global)]).toEqual([0, ['thing']]);
  expect([global.thing, global.thing, made]).toEqual([undefined, undefined, 1]);
});

test('a script may replace a global before it is made, or delete it', () => {
  const global = {};
  defineLazily(global, 'thing', () => { throw new Error('made'); }, false);
  global.thing = 7;
  expect([global.thing, Object.keys(global)]).toEqual([7, []]);
  delete global.thing;
  expect('thing' in global).toBe(false);
});
