// AppLaunched and its listeners
// https://github.com/wix/react-native-navigation/issues/1397
//
// On a phone: AppLaunched was sent while nothing listened, and the app never started.
// Here: the event waits for the first listener, once for each context. A listener that comes later gets nothing until
// the next reload.

const { app, expect, stats, test } = require('navbridge');

const main = (times) => {
  const beginning = performance.now();
  const listen = (ms) => {
    Navigation.events().registerAppLaunchedListener(() => console.log(`of ${ms}`, performance.now() - beginning));
  };
  for (const ms of times) {
    if (ms === 0) listen(ms);
    else setTimeout(() => listen(ms), ms);
  }
};
const lines = (one) => one.output.map(({ text }) => text);

test('listeners of the file are all called', async () => {
  const launched = await app(main, { args: [[0, 0]] });
  expect(lines(launched)).toEqual(['of 0 0', 'of 0 0']);
});

test('the event waits for a listener that comes late', async () => {
  const launched = await app(main, { args: [[1000]] });
  expect(lines(launched)).toEqual(['of 1000 1000']);
  expect((await stats()).dropped.noListener).toBe(0);
});

test('a listener that comes after the event is not called', async () => {
  const launched = await app(main, { args: [[0, 1000]] });
  expect(lines(launched)).toEqual(['of 0 0']);
});

test('a reload sends the event again, and it waits again', async () => {
  const launched = await app(main, { args: [[1000]] });
  await launched.reload();
  expect(launched.emitted.filter(({ name }) => name === 'RNN.AppLaunched').map(({ at }) => at)).toEqual([1000, 2000]);
});
