const { expect, test } = require('navbridge');
const { ReplyTable } = require('house/reply-table');

const table = (...entries) => {
  const made = new ReplyTable();
  for (const [matcher, value] of entries) made.add(matcher, value);
  return made;
};
const found = (made, url, method = 'GET') => [...made.matching({ method, url })];

test('all kinds of matchers are asked in one order, the last that was added first', () => {
  const made = table(
    ['https://a/x', 1], [/a/, 2], ['GET https://a/x', 3], [() => true, 4], ['https://a/x?q', 5], ['https://a/x', 6], [/b/, 7],
    ['POST https://a/x', 8], ['https://a/y', 9]);
  expect(found(made, 'https://a/x')).toEqual([6, 4, 3, 2, 1]);
  expect(found(made, 'https://a/x?q')).toEqual([6, 5, 4, 3, 2, 1]);
  expect(found(made, 'https://a/x', 'POST')).toEqual([8, 6, 4, 2, 1]);
  expect(found(made, 'https://c')).toEqual([4]);
  expect(found(table(), 'https://c')).toEqual([]);
});

test('a text with a query is for that query alone, and one without for any', () => {
  const made = table(['https://a/x?q=1', 1], ['https://a/x', 2]);
  expect(found(made, 'https://a/x?q=1')).toEqual([2, 1]);
  expect(found(made, 'https://a/x?q=2')).toEqual([2]);
  expect(found(made, 'https://a/x?')).toEqual([2]);
});

test('a request without a method gets what is for any, once', () => {
  const made = table(['https://a', 1], ['GET https://a', 2]);
  expect([...made.matching({ url: 'https://a' })]).toEqual([1]);
});

test('what is added while a request is answered is for the next one', () => {
  const made = table(['https://a', 1], [/a/, 2]);
  const answers = made.matching({ method: 'GET', url: 'https://a' });
  expect(answers.next().value).toBe(2);
  made.add('https://a', 3);
  expect([...answers]).toEqual([1]);
  expect(found(made, 'https://a')).toEqual([3, 2, 1]);
});

test('a request looks at no more of its URL among many replies than among few', () => {
  const looks = [10, 10000].map((count) => {
    const made = table(...Array.from({ length: count }, (_, number) => [`https://a/${number}`, number]));
    let reads = 0;
    expect([...made.matching({ method: 'GET', get url() { return ++reads && 'https://a/7'; } })]).toEqual([7]);
    return reads;
  });
  expect(looks[1]).toBe(looks[0]);
});

test('a matcher that throws is not passed over', () => {
  const made = table(['https://a', 1], [() => { throw new Error('no'); }, 2]);
  expect(() => found(made, 'https://a')).toThrow('no');
});
