// The requests that a client answers: when they reach it, and how long time stands.
const { expect, test } = require('navbridge');
const { host } = require('./host');

const held = [];
host.holdTime = (isHeld) => void held.push(isHeld);
const { answer, forward, next } = require('house/forwarded-requests');

const heldSince = () => held.splice(0);

test('a request waits for the client, and the client for a request', async () => {
  const one = forward({ url: 'a' });
  expect((await next()).request).toEqual({ url: 'a' });
  const later = next();
  const other = forward({ url: 'b' });
  expect((await later).request).toEqual({ url: 'b' });
  answer(2, { status: 204 });
  answer(1, { status: 200, body: 'x' });
  expect(await other).toEqual({ status: 204 });
  expect(await one).toEqual({ status: 200, body: 'x' });
});

test('time stands from the first request to the last answer', () => {
  heldSince();
  forward({ url: 'a' });
  forward({ url: 'b' });
  expect(heldSince()).toEqual([true, true]);
  answer(3, {});
  expect(heldSince()).toEqual([]);
  answer(4, {});
  expect(heldSince()).toEqual([false]);
});

test('requests come in the order in which they were made, and each once', async () => {
  await next();
  await next();
  for (const url of ['a', 'b', 'c']) forward({ url });
  const urls = [];
  for (let count = 0; count < 3; count++) urls.push((await next()).request.url);
  expect(urls).toEqual(['a', 'b', 'c']);
  for (const id of [5, 6, 7]) answer(id, {});
});

test('a body in base 64 becomes bytes, and an answer that nobody awaits is nothing', async () => {
  const one = forward({ url: 'a' });
  answer(8, { status: 200, base64: 'AP+A' });
  expect([...(await one).body]).toEqual([0, 255, 128]);
  expect(() => answer(99, {})).not.toThrow();
});
