import { Film } from '../../Sources/Inspector/Resources/film.js';
import { expect, test } from 'navbridge';

const filled = (...pictures) => {
  const film = new Film();
  for (const [at, svg] of pictures) film.add(at, svg);
  return film;
};
const shown = (film, count, end) => film.strip(count, end).map(({ at, svg, place }) => `${place} ${at} ${svg}`);

test('each place has the picture of the middle of its time, and each picture stands once', () => {
  const film = filled([0, 'a'], [300, 'b'], [900, 'c']);
  expect(shown(film, 4, 1000)).toEqual(['0 0 a', '1 300 b', '3 900 c']);
  expect(shown(film, 1, 1000)).toEqual(['0 900 c']);
});

test('a picture that is there already, or comes from the past, adds nothing; a later one of the same moment counts', () => {
  const film = filled([0, 'a'], [100, 'a'], [200, 'b'], [150, 'x'], [200, 'c']);
  expect(shown(film, 10, 200)).toEqual(['0 0 a', '9 200 c']);
});

test('what came after a moment is forgotten, and a new run begins anew', () => {
  const film = filled([0, 'a'], [500, 'b'], [900, 'c']);
  film.cut(500);
  expect(shown(film, 2, 500)).toEqual(['0 0 a', '1 500 b']);
  film.clear();
  expect([film.isEmpty, film.strip(5, 500)]).toEqual([true, []]);
});

test('of many pictures those that are left cover the whole run', () => {
  const film = new Film();
  for (let at = 0; at <= 10000; at++) film.add(at, `p${at}`);
  const places = film.strip(20, 10000);
  expect(places.length).toBe(20);
  expect([places[0].at < 500, places.at(-1).at]).toEqual([true, 10000]);
});

test('large pictures are kept within a limit', () => {
  const film = new Film();
  for (let at = 0; at < 40; at++) film.add(at, `${at}${'x'.repeat(1e6)}`);
  const kept = film.strip(100, 39);
  expect(kept.length <= 25 && kept.length > 5).toBe(true);
  expect(kept.at(-1).at).toBe(39);
});
