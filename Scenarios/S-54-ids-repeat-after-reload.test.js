// Ids repeat after a reload
// UniqueIdProvider, MessageQueue
//
// On a phone: ids of commands, components and callbacks begin anew with each script, while native code may still hold
// old ones.
// Here: an answer to the old script never settles a promise of the new one that has the same id.

const { app, clock, expect, stats, test } = require('navbridge');

const main = () => {
  Navigation.registerComponent('Screen', () => () => null);
  Navigation.events().registerAppLaunchedListener(() => {
    Navigation.setRoot({ root: { stack: { id: 'stack', children: [{ component: { name: 'Screen' } }] } } });
  });
};

const push = (id) => Navigation.push('stack', { component: { name: 'Screen', id } });

test('two commands with one id each settle for themselves', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(push, 'old').catch(({ code }) => code);
  await clock.advance(100);
  await stack.reload();
  const { ms } = await clock.now();
  const young = stack.run(push, 'young');
  await clock.advance(249);
  await expect(young).not.toSettle();
  await clock.advance(100);
  await expect(young).not.toSettle();
  await clock.advance(1);
  expect(await young).toBe('young');
  expect(await old).toBe('BRIDGE_INVALIDATED');
  const pushes = stack.commands.filter(({ name }) => name === 'push');
  expect(pushes.map(({ id, epoch }) => [id, epoch])).toEqual([[pushes[0].id, 1], [pushes[0].id, 2]]);
  expect(pushes[1]).toMatchObject({ state: 'resolved', value: 'young', at: ms, settledAt: ms + 350 });
  expect(pushes[0].value).toBeUndefined();
});

test('the statistics count the old command as invalidated', async () => {
  const stack = await app(main);
  await clock.pause();
  const old = stack.run(push, 'old').catch(() => {});
  await clock.advance(100);
  await stack.reload();
  await old;
  expect((await stats()).settled).toMatchObject({ invalidated: 1, neverSettles: 0, rejected: 0 });
});
