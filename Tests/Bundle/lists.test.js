const { device, expect, test } = require('navbridge');
const { open, element, log } = require('./open');

test('a swipe scrolls a list with its speed, and mounts rows on the way', async () => {
  const running = await open('Lists');
  expect(await device.swipe({ testID: 'list', direction: 'up' })).toEqual({ done: true });
  await running.rest();
  const events = await log();
  expect(events).toEqual(['drag', 'lift', 'momentum', 'rest']);
  expect((await element('item-0'))?.share ?? 0).toBe(0);
});

test('a slow swipe rests where the finger lifts', async () => {
  const running = await open('Lists');
  await device.swipe({ testID: 'list', direction: 'up', distance: 120, speed: 'slow' });
  await running.rest();
  expect(await log()).toEqual(['drag', 'lift']);
  expect((await element('item-1')).share).toBe(0);
  expect((await element('item-3')).share).toBe(1);
});

test('a swipe down pulls to refresh', async () => {
  const running = await open('Lists');
  await device.swipe({ testID: 'list', direction: 'down' });
  await running.rest();
  expect(await log()).toContain('refresh');
});

test('scrollTo finds rows that are not mounted yet, and those before', async () => {
  const running = await open('Lists');
  await device.scrollTo({ testID: 'item-45', within: 'list' });
  await device.tap({ testID: 'item-45' });
  await device.scrollTo({ testID: 'item-2' });
  await device.tap({ testID: 'item-2' });
  await running.rest();
  expect((await log()).filter((each) => each.startsWith('pressed'))).toEqual(['pressed45', 'pressed2']);
  await expect(device.scrollTo({ testID: 'item-999' })).rejects.toThrow("nothing to scroll to with the testID 'item-999'");
});

test('a press on a row ends when the list scrolls', async () => {
  const running = await open('Lists');
  await device.drag({ testID: 'item-1', y: -60 });
  await running.rest();
  expect(await log()).toEqual(['drag', 'lift']);
});

test('JavaScript scrolls to an index and to the end', async () => {
  const running = await open('Lists');
  await device.tap({ testID: 'toIndex' });
  await running.rest();
  expect((await element('item-20')).share).toBe(1);
  await device.tap({ testID: 'toEnd' });
  await running.rest();
  expect((await element('item-29')).share).toBe(1);
});

test('a pager turns one page by a swipe', async () => {
  const running = await open('Lists');
  await device.swipe({ testID: 'pager', direction: 'left' });
  await running.rest();
  expect((await element('page-1')).share).toBe(1);
  expect(await log()).toEqual(['page1']);
});

test('a sticky header stays at the top', async () => {
  const running = await open('Lists');
  const before = (await element('sections')).inWindow;
  await device.scroll({ testID: 'sections', y: 150 });
  await running.rest();
  const header = await element('header-A');
  expect(Math.round(header.inWindow[1])).toBe(Math.round(before[1]));
});

test('a row that the list cuts off is not pressed', async () => {
  await open('Lists');
  await expect(device.tap({ testID: 'item-7' })).rejects.toThrow('cuts the element off');
});
