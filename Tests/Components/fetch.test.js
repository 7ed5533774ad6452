// `fetch` of an app without a React Native of its own.
const { app, expect, test } = require('navbridge');

test('the replies answer it after their delay, and one without a reply fails with its name', async () => {
  const running = await app(() => {
    require('react-native');
    const { network } = require('navbridge');
    network.reply('POST https://a.example/x', { status: 201, headers: { ETag: '7' }, body: { id: 7 }, delay: 50 });
    globalThis.ask = async (url, options) => {
      const start = Date.now();
      const answer = await globalThis.fetch(url, options);
      return [answer.ok, answer.status, answer.headers.get('etag'), await answer.json(), Date.now() - start];
    };
  });
  const answer = await running.run(() => globalThis.ask('https://a.example/x', { method: 'POST', body: 'q' }));
  expect(answer).toEqual([true, 201, '7', { id: 7 }, 50]);
  const failed = await running.run(() => globalThis.ask('https://a.example/y').catch((error) => [error.name, error.message]));
  expect(failed[0]).toBe('TypeError');
  expect(failed[1]).toMatch(/^Network request failed: GET https:\/\/a\.example\/y: this device has no network/);
  expect(await running.run(() => new globalThis.Headers({ A: '1' }).get('a') + new globalThis.Response('b').status)).toBe('1200');
});

test('an app that has a fetch of its own keeps it', async () => {
  const running = await app(() => {
    globalThis.fetch = async () => 'own';
    require('react-native');
  });
  expect(await running.run(() => globalThis.fetch())).toBe('own');
});

test('one without React Native has none', async () => {
  const running = await app(() => {});
  expect(await running.run(() => typeof globalThis.fetch)).toBe('undefined');
});
