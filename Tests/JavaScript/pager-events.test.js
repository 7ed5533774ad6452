require('./host');
const { expect, test } = require('navbridge');

const sent = [];
require('house/view-events').sendEvent = (_view, type, { position, offset, pageScrollState }) => {
  const name = type.replace('topPage', '');
  const part = offset === undefined ? '' : ` ${Number(offset.toFixed(2))}`;
  sent.push(pageScrollState ?? `${name} ${position}${part}`);
};
const { controller, swiftUI } = require('house/pager-events');

/** Three pages, of which one shows. */
const pagerOf = (page, own = {}) => ({
  page, destination: page, place: page, count: 3, isCommanded: false, isFrozen: false, view: { props: {} }, moves: [],
  putTo(to) {
    this.place = to;
  },
  goTo(to) {
    Object.assign(this, { destination: to, isCommanded: true });
  },
  ...own,
});
const taken = () => sent.splice(0);
/** Drags a pager over places, and lets it go on to where it rests. */
function drag(kind, pager, places, rest) {
  kind.dragBegan(pager);
  for (const place of places) kind.scrolled(Object.assign(pager, { place }));
  const goesOn = rest !== pager.place;
  kind.dragEnded(pager, goesOn);
  if (!goesOn) return taken();
  kind.scrolled(Object.assign(pager, { place: rest }));
  kind.settled(pager);
  return taken();
}

test('a finger turns a page of the controller: its state, the way from the page that shows, and the page at the end', () => {
  const pager = pagerOf(0);
  expect(drag(controller, pager, [0.25, 0.6], 1)).toEqual([
    'dragging', 'Scroll 0 0.25', 'Scroll 0 0.6', 'settling', 'Scroll 0 1', 'idle', 'Selected 1',
  ]);
  expect(drag(controller, pager, [0.6], 0)).toEqual([
    'dragging', 'Scroll 0 0.6', 'settling', 'Scroll 0 0', 'idle', 'Selected 0',
  ]);
  expect(pager.page).toBe(0);
});

test('a page of the controller that springs back is not selected, and one that is let go at its place rests there', () => {
  const pager = pagerOf(1);
  expect(drag(controller, pager, [1.3], 1)).toEqual(['dragging', 'Scroll 1 0.3', 'settling', 'Scroll 1 0', 'idle']);
  expect(drag(controller, pager, [2], 2)).toEqual(['dragging', 'Scroll 1 1', 'settling', 'Selected 2']);
});

test('at an edge of its pages the controller is idle as soon as the finger lifts, unless it may be pulled farther', () => {
  expect(drag(controller, pagerOf(0), [0.2, 0], 0).slice(-2)).toEqual(['settling', 'idle']);
  expect(drag(controller, pagerOf(2), [1.8, 2], 2).slice(-2)).toEqual(['settling', 'idle']);
  expect(drag(controller, pagerOf(1), [1.2, 1], 1).slice(-1)).toEqual(['settling']);
  const pulled = pagerOf(0, { view: { props: { overdrag: true } } });
  expect(drag(controller, pulled, [-0.2], 0)).toEqual(['dragging', 'Scroll -1 0.8', 'settling', 'Scroll 0 0', 'idle']);
});

test('a command of the controller goes over pages as over one, takes no finger on the way, and selects at its end', () => {
  const pager = pagerOf(0);
  controller.command(pager, 2, true);
  expect([taken(), pager.isFrozen, pager.page]).toEqual([[], true, 0]);
  for (const place of [1, 2]) controller.scrolled(Object.assign(pager, { place }));
  controller.settled(pager);
  expect(taken()).toEqual(['Scroll 0 0.5', 'Scroll 0 1', 'Selected 2']);
  expect([pager.isFrozen, pager.page]).toEqual([false, 2]);
  controller.command(pager, 0, true);
  controller.scrolled(Object.assign(pager, { place: 1 }));
  expect(taken()).toEqual(['Scroll 1 0.5']);
});

test('a command of the controller to the page that shows selects it again, and one without animation at once', () => {
  const pager = pagerOf(1);
  controller.command(pager, 1, true);
  controller.command(pager, 2, false);
  expect([taken(), pager.place]).toEqual([['Selected 1', 'Selected 2'], 2]);
});

test('the controller takes no finger after a command to a page that is not there, until the next one', () => {
  for (const page of [3, -1]) {
    const pager = pagerOf(1);
    controller.command(pager, page, true);
    expect([taken(), pager.isFrozen, pager.place]).toEqual([[], true, 1]);
    controller.command(pager, 0, false);
    expect([taken(), pager.isFrozen]).toEqual([['Selected 0'], false]);
  }
});

test('the controller selects its first page, the one that shows for each that comes, and the last one if that has gone', () => {
  const pager = pagerOf(1);
  controller.appeared(pager);
  controller.inserted(pager);
  expect(taken()).toEqual(['Selected 1', 'Selected 1']);
  controller.removed(Object.assign(pager, { count: 3 }));
  expect(taken()).toEqual([]);
  controller.removed(Object.assign(pager, { count: 2 }));
  expect(taken()).toEqual(['Selected 1']);
  controller.removed(Object.assign(pager, { count: 1 }));
  expect([taken(), pager.page]).toEqual([['Selected 0'], 0]);
});

test('a finger turns a page of SwiftUI: the place between two pages, a last one without a part, and the page after idle', () => {
  const pager = pagerOf(0);
  expect(drag(swiftUI, pager, [0.25], 1)).toEqual([
    'dragging', 'Scroll 0 0.25', 'settling', 'Scroll 1 0', 'Scroll 1 0', 'idle', 'Selected 1',
  ]);
  expect(drag(swiftUI, pager, [0.75], 1)).toEqual(['dragging', 'Scroll 0 0.75', 'settling', 'Scroll 1 0', 'Scroll 1 0', 'idle']);
  expect(drag(swiftUI, pager, [2], 2)).toEqual(['dragging', 'Scroll 2 0', 'Scroll 2 0', 'idle', 'Selected 2']);
  expect(drag(swiftUI, pagerOf(0), [-0.25], 0)[1]).toBe('Scroll 0 -0.25');
});

test('a command of SwiftUI selects before it moves, and does nothing for the page that is selected', () => {
  const pager = pagerOf(0);
  swiftUI.command(pager, 0, true);
  expect(taken()).toEqual([]);
  swiftUI.command(pager, 2, true);
  expect(pager.destination).toBe(2);
  swiftUI.scrolled(Object.assign(pager, { place: 1.5 }));
  swiftUI.settled(Object.assign(pager, { place: 2 }));
  expect(taken()).toEqual(['Selected 2', 'Scroll 1 0.5', 'Scroll 2 0', 'idle']);
  swiftUI.command(Object.assign(pager, { isCommanded: false }), 1, false);
  expect([taken(), pager.place]).toEqual([['Selected 1', 'Scroll 1 0'], 1]);
  swiftUI.command(pager, 7, true);
  expect([taken(), pager.place]).toEqual([['Selected 7'], 1]);
});

test('SwiftUI selects no page when its pages appear, and the last one when the one that showed has gone', () => {
  const pager = pagerOf(2);
  swiftUI.appeared(pager);
  swiftUI.inserted(pager);
  swiftUI.removed(pager);
  expect(taken()).toEqual([]);
  swiftUI.removed(Object.assign(pager, { count: 2 }));
  expect([taken(), pager.page]).toEqual([['Selected 1'], 1]);
});
