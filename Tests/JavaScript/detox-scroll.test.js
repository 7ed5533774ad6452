const { beforeEach, expect, test } = require('navbridge');
const { acts, begin, failureOf, reset, show, state } = require('./detox-screen');
const { by } = require('house/detox-matchers');
const { element } = require('house/detox-element');

const one = element(by.id('one'));

beforeEach(reset);

/** A list whose content ends after `most` points of scrolling, made anew for each look, as a screen is. */
function list(most, { axis = 1, ...values } = {}) {
  const made = { offset: 0 };
  const offset = () => (axis === 0 ? [made.offset, 0] : [0, made.offset]);
  const shown = () => show({ id: 'one', children: [
    { tag: 7, frame: [0, 100, 400, 600], scroll: { offset: offset(), inset: [20, 0, 30, 0] }, ...values }] });
  state.happens = ({ path }) => {
    if (path) {
      const way = path[0][axis] - path.at(-1)[axis];
      made.offset = Math.max(0, Math.min(most, made.offset + way - 10 * Math.sign(way)));
    }
    shown();
  };
  shown();
  state.hit = { tag: 7 };
  return made;
}

/** The last place of a gesture, rounded. */
const end = (at) => acts().at(at)[1].path.at(-1).slice(0, 2).map(Math.round);

test('content is scrolled by as many drags as it needs, from the edge inside its insets, and without bouncing', async () => {
  const view = list(5000);
  await one.scroll(100);
  expect(Math.round(view.offset)).toBe(100);
  // From 95 % of the part between the insets.
  expect(begin()).toEqual([200, Math.round(120 + 550 * 0.95)]);
  expect(acts().at(-1)[1].bounces).toBe(false);
  await one.scroll(1000);
  expect([Math.round(view.offset), acts().length]).toEqual([1100, 3]);
  // The first of them goes as far as there is room, to 11 points from the edge of the screen.
  expect(end(-2)).toEqual([200, 11]);
  await one.scroll(200, 'up');
  expect([Math.round(view.offset), begin()]).toEqual([900, [200, Math.round(120 + 550 * 0.05)]]);
  await one.scroll(10, 'up', 0.25, 0.5);
  expect(begin()).toEqual([100, 395]);
  await one.scroll(800, 'up');
  expect(end(-2)).toEqual([200, 789]);
});

test('content is scrolled to the sides along its other axis, and a finger without room fails', async () => {
  const view = list(5000, { axis: 0 });
  await one.scroll(500, 'right');
  expect([Math.round(view.offset), begin(), end(-2), acts().length]).toEqual([500, [380, 395], [11, 395], 2]);
  await one.scroll(500, 'left');
  expect([Math.round(view.offset), end(-2)]).toEqual([0, [389, 395]]);
  expect(await failureOf(() => one.scroll(0.5, 'right'))).toMatch('Unable to scroll');
  expect(acts().length).toBe(4);
  // From 22 points on a finger has a point to move before it leaves the screen.
  expect(await failureOf(() => one.scroll(1, 'right', 22 / 400))).toBe(null);
  expect(await failureOf(() => one.scroll(1, 'right', 21 / 400))).toMatch('a finger has no room to move');
  for (const args of [['1'], [1, 'north'], [1, 'up', 2], [1, 'up', 0, -1]]) {
    expect(await failureOf(() => one.scroll(...args))).toMatch(' should be ');
  }
});

test('a finger that would begin on something else, such as the keyboard, is refused before it moves', async () => {
  const view = list(5000);
  state.hit = { class: 'UIKeyboard', text: 'space', frame: [0, 500, 400, 300] };
  expect(await failureOf(() => one.scroll(100))).toMatch('is not hittable at its visible point');
  expect([view.offset, acts()]).toEqual([0, []]);
});

test('content that does not move at all fails, and content that ends on the way does not', async () => {
  list(50);
  expect(await failureOf(() => one.scroll(100))).toBe(null);
  expect(await failureOf(() => one.scroll(100))).toMatch('Unable to scroll down in “MATCHER(id == “one”)”');
  expect(await failureOf(() => one.scroll(0))).toBe(null);
  expect(await failureOf(() => one.scroll(20, 'down', NaN, 0))).toMatch('Unable to scroll down');
  show({ id: 'one' });
  expect(await failureOf(() => one.scroll(10))).toMatch('“View #one” is not an instance of “UIScrollView”');
  expect(await failureOf(() => one.scrollTo('bottom'))).toMatch('is not an instance of “UIScrollView”');
});

test('a list is scrolled to an edge until it does not move any more, by the app where it is React Native\'s', async () => {
  const view = list(2500, { react: undefined });
  await one.scrollTo('bottom');
  expect(Math.round(view.offset)).toBe(2500);
  await one.scrollTo('top');
  expect(view.offset).toBe(0);
  const grown = list(0);
  const again = state.happens;
  let times = 0;
  state.happens = (params) => {
    if (times++ < 3) grown.offset = times * 100;
    again(params);
  };
  state.log = [];
  await one.scrollTo('bottom');
  expect(times).toBe(4);
  expect(acts().map(([method, { arguments: given }]) => [method, given])).toEqual(
    Array.from({ length: 4 }, () => ['script/run', [7, 'bottom']]));
  // A list that grows for ever is given up.
  state.happens = (params) => {
    grown.offset += 1;
    again(params);
  };
  await one.scrollTo('bottom');
  expect(acts().length).toBe(4 + 100);
  expect(await failureOf(() => one.scrollTo('middle'))).toMatch('edge should be one of [left, right, top, bottom]');
});
