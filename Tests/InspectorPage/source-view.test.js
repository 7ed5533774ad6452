import { cut, placeFor, readPlace } from '../../Sources/Inspector/Resources/source-view.js';
import { expect, test } from 'navbridge';

test.each([
  ['src/a.js:3:7', { file: 'src/a.js', line: 3, column: 7 }], ['a.js:3', { file: 'a.js', line: 3, column: null }],
  ['C:/a.js:3:7', { file: 'C:/a.js', line: 3, column: 7 }], ['a.js', null], [null, null], ['', null],
])('the place %p is %p', (place, found) => {
  expect(readPlace(place)).toEqual(found);
});

test('the place is that of the selected command or line, else of what has run last at the moment that is shown', () => {
  const lines = { all: [{ number: 1, at: 0, place: 'a:1' }, { number: 2, at: 50, place: null },
    { number: 3, at: 90, place: 'b:2' }] };
  const commands = { find: (key) => ({ '1:push1': { place: 'c:3' } })[key] ?? null };
  const at = (selection, time) => placeFor({ selection, commands, lines, state: { at: time } });
  expect([at(null, 60), at(null, 90), at({ kind: 'node' }, 60)]).toEqual(['a:1', 'b:2', 'a:1']);
  expect([at({ kind: 'command', key: '1:push1' }, 0), at({ kind: 'command', key: 'gone' }, 0)]).toEqual(['c:3', null]);
  expect([at({ kind: 'line', number: 2 }, 90), at({ kind: 'line', number: 3 }, 0)]).toEqual([null, 'b:2']);
});

test('of a long line the part around the column is shown', () => {
  const line = `${'a'.repeat(1000)}HERE${'b'.repeat(1000)}`;
  expect(cut('short', 2)).toBe('short');
  const shown = cut(line, 1001);
  expect([shown.startsWith('…a'), shown.endsWith('b…'), shown.includes('HERE'), shown.length]).toEqual([true, true, true, 302]);
  expect(cut(line, 1).startsWith('a')).toBe(true);
});
