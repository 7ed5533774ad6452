const { expect, test } = require('navbridge');
const { host } = require('./host');

const sources = new Map();
host.readFile = (path) => sources.get(path) ?? null;
const { loopAt, loopsWithin } = require('house/loop-place');

/** Writes a file whose places in question are marked by `@`. Returns the file's path and the places. */
function written(text) {
  const path = `/f${sources.size}.js`;
  const places = [...text.matchAll(/@/g)].map(({ index }) => {
    const lines = text.slice(0, index).replaceAll('@', '').split('\n');
    return `${path}:${lines.length}:${lines.at(-1).length + 1}`;
  });
  sources.set(path, text.replaceAll('@', ''));
  return { path, places };
}

test.each([
  ['the loop around', '@for (;;) {\n  @step();\n}'], ['the innermost loop', 'for (;;) { @while (true) { @step(); } }'],
  ['a loop with do', '@do {\n  @step();\n} while (true)'], ['a loop without a block', '@while (true) @step();'],
  ['a loop whose words are in a text, too', "const a = 'for (;;) {'; @for (;;) { @step('while (x) {'); }"],
])('the place is that of %s', (_, text) => {
  const { places: [loop, step] } = written(text);
  expect(loopAt(`step@${step}`)).toBe(loop);
});

test('a frame of the caller counts where the innermost one is in no loop', () => {
  const { places: [call, loop, step] } = written('function step() {\n  @call();\n}\n@for (;;) {\n  @step();\n}');
  expect(loopAt(`step@${call}\n${step}`)).toBe(loop);
});

test('a loop that cannot throw follows the place that the engine names', () => {
  const { places: [last, loop] } = written('@step();\n@for (;;) {}');
  expect(loopAt(last)).toBe(loop);
});

test('a stack without a loop has the place that the engine names, or none', () => {
  const { places: [only] } = written('@step();');
  expect(loopAt(`step@${only}`)).toBe(only);
  expect(loopAt('native code')).toBe(undefined);
});

test('the loops within a call are found', () => {
  const text = 'for (;;) {}\n@test(() => {\n  @for (;;) {}\n  @while (true) {}\n});\nfor (;;) {}';
  const { places: [call, first, second] } = written(text);
  expect(loopsWithin(call)).toEqual([first, second]);
  expect(loopsWithin('nothing')).toEqual([]);
});
