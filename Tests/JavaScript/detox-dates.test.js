const { expect, test } = require('navbridge');
const { timeOf } = require('house/detox-dates');

const local = (...fields) => new Date(...fields).getTime();

test.each([
  ['06/02/2019', 'dd/MM/yyyy', local(2019, 1, 6)], ['06/02/2019', 'MM/dd/yyyy', local(2019, 5, 2)],
  ['05:10', 'HH:mm', local(2000, 0, 1, 5, 10)], ['9:05 pm', 'h:mm a', local(2000, 0, 1, 21, 5)],
  ['12:00 AM', 'h:mm a', local(2000, 0, 1)], ['3 Feb 2020', 'd MMM yyyy', local(2020, 1, 3)],
  ['February 29, 2020', 'MMMM d, yyyy', local(2020, 1, 29)], ["7 o'clock", "H 'o''clock'", local(2000, 0, 1, 7)],
  ['2019-02-06T05:10:00Z', 'ISO8601', Date.UTC(2019, 1, 6, 5, 10)],
  ['2019-02-06T05:10:00.123-05:30', 'ISO8601', Date.UTC(2019, 1, 6, 10, 40)],
  ['2019-02-06T05:10:00+0200', "yyyy-MM-dd'T'HH:mm:ssZ", Date.UTC(2019, 1, 6, 3, 10)],
])('%j in the pattern %j is a date', (text, format, time) => {
  expect(timeOf(text, format)).toBe(time);
});

test.each([
  ['2019-02-06', 'ISO8601'], ['30/02/2019', 'dd/MM/yyyy'], ['25:00', 'HH:mm'], ['1/2/2019', 'dd/MM/yyyy'], ['', 'HH:mm'],
  ['3 Foo 2020', 'd MMM yyyy'], ['05:10 later', 'HH:mm'],
])('%j is no date in the pattern %j', (text, format) => {
  expect(timeOf(text, format)).toBe(null);
});

test('a field that is not known is refused by name', () => {
  const refuse = (name, why) => new Error(`${name}: ${why}`);
  expect(() => timeOf('1', 'Q', refuse)).toThrow("The pattern 'Q' of a date: it reads yyyy");
});
