const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');
const { recordRequest } = require('house/request-lines');

let lines;
beforeEach(() => {
  lines = [];
  host.showsDetails = true;
  host.recordRequest = (text) => void lines.push(JSON.parse(text));
});

const get = { method: 'GET', url: 'https://a/b', headers: { A: '1' }, body: null };

test('a request is recorded with its answer', () => {
  recordRequest({ ...get, body: '{"q":1}' }, 'ask@app.js:1:2', { status: 201, body: { id: 7 }, delay: 30 });
  expect(lines).toEqual([{
    method: 'GET', url: 'https://a/b', stack: 'ask@app.js:1:2', requestHeaders: { A: '1' },
    requestBody: '{"q":1}', delay: 30, status: 201,
    headers: { 'Content-Type': 'application/json' }, body: '{"id":7}',
  }]);
});

test('one that failed has the reason in place of an answer', () => {
  recordRequest(get, undefined, { error: 'no reply' });
  expect(lines[0]).toEqual({
    method: 'GET', url: 'https://a/b', requestHeaders: { A: '1' }, requestBody: '', delay: 0, error: 'no reply',
  });
});

test('bytes are shown by their number, and long bodies are cut', () => {
  recordRequest({ ...get, body: new Uint8Array(3) }, undefined, { body: 'x'.repeat(5000) });
  expect(lines[0].requestBody).toBe('(3 bytes)');
  expect(lines[0].body).toBe(`${'x'.repeat(4000)}…`);
  expect(lines[0].status).toBe(200);
});

test('a body that throws or is no data is named, and the request goes on', () => {
  const circle = {};
  circle.me = circle;
  for (const body of [circle, () => 1, { toJSON() { throw new Error('no'); } }]) {
    recordRequest({ ...get, body }, undefined, { body: 'ok' });
  }
  expect(lines.map(({ requestBody }) => requestBody)).toEqual(Array(3).fill('(a body that cannot be shown)'));
});

test('other runs record nothing', () => {
  host.showsDetails = false;
  recordRequest(get, undefined, {});
  expect(lines).toEqual([]);
});
