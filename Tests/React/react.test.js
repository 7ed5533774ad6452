// Screens of Debian's React 18 (`scripts/check react`).

const { app, clock, expect, test } = require('navbridge');

const text = (children) => JSON.stringify({ type: 'Text', props: {}, children });
const shown = (stack, id) => stack.run((name) => globalThis.shown(name), id);

test('a function component has state, effects and props', async () => {
  const stack = await app('./app.js');
  expect(await shown(stack, 'counter')).toBe(text(['3', ' ', '6']));
  expect(await stack.run(() => log)).toEqual(['render 3 0', 'effect 3', 'render 3 6']);
  await expect({ text: 'Count 3' }).toBeVisible();
});

test('updates of one turn are one render', async () => {
  const stack = await app('./app.js');
  await stack.run(() => {
    log.length = 0;
    setTimeout(() => {
      setCount(4);
      setCount(5);
      setCount((count) => count + 1);
    });
  });
  await stack.rest();
  expect(await stack.run(() => log)).toEqual(['render 6 6', 'clean 3', 'effect 6', 'render 6 12']);
});

test('new props render again, and end with the function that waits for them', async () => {
  const stack = await app('./app.js');
  await stack.run(() => new Promise((done) => Navigation.updateProps('counter', { start: 9 }, done)));
  expect(await shown(stack, 'counter')).toBe(text(['3', ' ', '6']));
});

test('a class has state, events and an end', async () => {
  const stack = await app('./app.js');
  await clock.pause();
  const push = stack.run(() => Navigation.push('counter', { component: { name: 'Clock', id: 'clock' } }));
  await clock.advance(350);
  await push;
  expect(await shown(stack, 'clock')).toBe(text(['3']));
  const pop = stack.run(() => Navigation.pop('clock'));
  await clock.resume();
  await pop;
  await stack.rest();
  expect((await stack.run(() => log)).slice(3)).toEqual(['appeared', 'unmounted']);
  expect(await shown(stack, 'clock')).toBe('null');
});

test('a component that waits for its code shows it later', async () => {
  const stack = await app('./app.js');
  await clock.pause();
  const push = stack.run(() => Navigation.push('counter', { component: { name: 'Suspended', id: 'later' } }));
  await clock.advance(350);
  await push;
  expect(await shown(stack, 'later')).toBe(text(['loading']));
  await clock.advance(500);
  expect(await shown(stack, 'later')).toBe(text(['loaded']));
});

test('an error of a render ends the app, with its place', async () => {
  const stack = await app('./app.js', { mayEnd: true });
  await stack.run(() => void Navigation.push('counter', { component: { name: 'Broken' } })).catch(() => {});
  await stack.rest().catch(() => {});
  const errors = stack.output.filter(({ level }) => level === 'error').map(({ text: line }) => line).join('\n');
  expect(errors).toMatch(/Error: broken on purpose\n {4}at Broken \(/);
});

test('NODE_ENV of the environment chooses the build', async () => {
  const stack = await app('./app.js');
  expect(await stack.run(() => build)).toBe(require('./build'));
});
