// Many reloads in a short time
// https://github.com/facebook/react-native/issues/17886
// https://github.com/facebook/react-native/issues/44755
// https://github.com/facebook/react-native/issues/9622
// https://github.com/facebook/react-native/issues/50102
//
// On a phone: quick reloads ended the app, and a second reload during the first left two scripts alive.
// Here: after any number of reloads exactly one script lives. Each one that began is launched once.

const { app, expect, stats, test } = require('navbridge');

const main = (reloadsUntil = 1, ticks = false) => {
  const { DevSettings } = require('react-native');
  Navigation.registerComponent('Screen', () => () => null);
  console.log(`script ${navbridge.epoch}`);
  if (navbridge.epoch < reloadsUntil) DevSettings.reload();
  if (ticks) setInterval(() => console.log(`alive ${navbridge.epoch}`), 1000);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { component: { name: 'Screen', id: `home${navbridge.epoch}` } } });
  });
};

const beginnings = ({ output }) => output.map(({ text }) => text).filter((text) => text.startsWith('script'));

test('ten reloads, one after the other, leave one script', async () => {
  const home = await app(main);
  for (let count = 0; count < 10; count++) await home.reload();
  await expect('home11').toBeVisible();
  const { epoch, connections } = await stats();
  expect({ epoch, connections }).toEqual({ epoch: 11, connections: 2 });
  expect(beginnings(home)).toHaveLength(11);
});

test('two reloads in one turn are one', async () => {
  const home = await app(main);
  await home.run(() => {
    const { DevSettings } = require('react-native');
    setTimeout(() => {
      DevSettings.reload();
      DevSettings.reload();
    }, 100);
  });
  await home.rest();
  expect((await stats()).epoch).toBe(2);
  expect(beginnings(home)).toEqual(['script 1', 'script 2']);
  await expect('home2').toBeVisible();
});

test('a script that reloads in its first turn, five times, ends with one script', async () => {
  const home = await app(main, { args: [6] });
  await home.rest();
  expect((await stats()).epoch).toBe(6);
  expect(beginnings(home)).toEqual([1, 2, 3, 4, 5, 6].map((epoch) => `script ${epoch}`));
  await expect('home6').toBeVisible();
});

test('only the timers of the last script go on', async () => {
  const home = await app(main, { paused: true, args: [1, true] });
  await home.reload();
  await home.reload();
  await home.clock.advance(2500);
  const alive = home.output.map(({ text }) => text).filter((text) => text.startsWith('alive'));
  expect(alive).toEqual(['alive 3', 'alive 3']);
});

test('with a paused clock, a script that sets an interval and reloads in its first turn is ready for the test', async () => {
  const home = await app(main, { paused: true, args: [2, true] });
  expect((await stats()).epoch).toBe(2);
  await home.clock.advance(1000);
  expect(home.output.map(({ text }) => text)).toEqual(['script 1', 'script 2', 'alive 2']);
});

// 'navbridge explore' lets the reloads arrive at each message of the ones before.
test('reloads that do not wait for each other end with one script', async () => {
  const home = await app(main, { rest: false });
  const { epoch: first } = await stats();
  await Promise.all([home.reload(), home.reload(), home.run(() => require('react-native').DevSettings.reload()).catch(() => {})]);
  await home.reload();
  await home.rest();
  const { epoch, connections } = await stats();
  expect(connections).toBe(2);
  expect(epoch).toBeGreaterThan(first);
  expect(beginnings(home)).toHaveLength(epoch);
  await expect(`home${epoch}`).toBeVisible();
});
