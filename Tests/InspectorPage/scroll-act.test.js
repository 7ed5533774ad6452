import { scrollAct } from '../../Sources/Inspector/Resources/scroll-act.js';
import { expect, test } from 'navbridge';

const view = (testID, frame, offset = [0, 100], members = {}) => ({
  isVisible: true, kind: 'react',
  value: { testID, inWindow: frame, scroll: { offset, size: [400, 2000], inset: [20, 0, 30, 0], ...members } },
});
const list = view('list', [0, 0, 400, 800]);

test('the scroll view below the wheel goes on by its distance', () => {
  expect(scrollAct([list], [10, 10], [0, 120])).toEqual({ params: { testID: 'list', y: 220 }, by: [0, 120] });
  expect(scrollAct([list], [10, 10], [0, -60])).toEqual({ params: { testID: 'list', y: 40 }, by: [0, -60] });
});

test('it goes no further than its content and its insets', () => {
  expect(scrollAct([list], [10, 10], [0, 5000]).params.y).toBe(1230);
  expect(scrollAct([list], [10, 10], [0, -5000]).params.y).toBe(-20);
  expect(scrollAct([view('list', [0, 0, 400, 800], [0, 1230])], [10, 10], [0, 5])).toBe(null);
  expect(scrollAct([list], [10, 10], [50, 0])).toBe(null);
});

test('the innermost one counts, and one without a name of its own is left to a finger', () => {
  const inner = view('inner', [0, 0, 400, 200]);
  expect(scrollAct([list, inner], [10, 10], [0, 10]).params.testID).toBe('inner');
  expect(scrollAct([list, inner], [10, 500], [0, 10]).params.testID).toBe('list');
  expect(scrollAct([list, view(undefined, [0, 0, 400, 200])], [10, 10], [0, 10])).toBe(null);
  expect(scrollAct([inner, view('inner', [0, 300, 400, 200])], [10, 10], [0, 10])).toBe(null);
  expect(scrollAct([], [10, 10], [0, 10])).toBe(null);
});
