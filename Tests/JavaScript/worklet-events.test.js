const { expect, test } = require('navbridge');
require('./host');
const { deliver, follow, isFollowed, unfollow } = require('house/worklet-events');

test('the worklets of a view, and those of all views, are called with its events in the order in which they came', () => {
  const calls = [];
  const all = follow(-1, 'onScroll', (_time, event) => void calls.push(['all', event.eventName]));
  const one = follow(7, 'onScroll', (time, event) => void calls.push(['one', event.y, typeof time]));
  follow(8, 'onScroll', () => void calls.push('other'));
  deliver(7, 'topScroll', { y: 3 });
  deliver(7, 'topLayout', {});
  expect(calls).toEqual([['all', 'onScroll'], ['one', 3, 'number']]);
  unfollow(all);
  unfollow(one);
  deliver(7, 'topScroll', { y: 3 });
  expect(calls).toHaveLength(2);
});

test('a view is followed until the last of its worklets has gone', () => {
  const [one, other] = [follow(9, 'onScroll', () => {}), follow(9, 'onScroll', () => {})];
  unfollow(one);
  expect(isFollowed(9, 'topScroll')).toBe(true);
  unfollow(other);
  unfollow(other);
  expect([isFollowed(9, 'topScroll'), isFollowed(9, 'topLayout')]).toEqual([false, false]);
});
