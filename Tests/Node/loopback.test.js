'use strict';
const assert = require('node:assert');
const http = require('node:http');
const path = require('node:path');
const { after, before, test } = require('node:test');
const { BUILT } = require('./package');

const { app, clock } = require(path.join(BUILT, 'client.js'));
const { answerTo } = require(path.join(BUILT, 'lib/loopback'));

const seen = [];
let base;
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (bytes) => { body += bytes; });
  request.on('end', () => {
    seen.push([request.method, request.url, request.headers['x-own'] ?? null, body]);
    if (request.url === '/bytes') {
      response.writeHead(200, { 'Content-Type': 'image/png' });
      response.end(Buffer.from([0, 255, 128]));
    } else if (request.url === '/moved') {
      response.writeHead(302, { Location: '/there' });
      response.end();
    } else if (request.url === '/late') {
      setTimeout(() => response.end('late'), 150);
    } else {
      response.writeHead(request.url === '/missing' ? 404 : 201, { 'X-Answer': 'yes' });
      response.end(`${request.method} ${request.url}`);
    }
  });
});
before(() => new Promise((done) => server.listen(0, '127.0.0.1', () => {
  base = `http://127.0.0.1:${server.address().port}`;
  done();
})));
after(() => server.close());

/** An app that prints what comes of requests: by `ask`, and of the first one, which it makes while it starts. */
function asking(first) {
  globalThis.RN$registerCallableModule('RCTDeviceEventEmitter', () => ({
    emit(name, [, data]) {
      if (name === 'didReceiveNetworkResponse') return;
      if (data !== null) console.log(String(data));
    },
  }));
  globalThis.ask = (url, more) => globalThis.__turboModuleProxy('Networking').sendRequest(
    { method: 'GET', url, headers: {}, responseType: 'text', ...more }, () => {});
  globalThis.ask(first);
}

const printed = (one) => one.output.map(({ text }) => text);

test('a request that an app makes while it starts reaches a server on this machine', async () => {
  const one = await app(asking, { args: [`${base}/start`] });
  assert.deepStrictEqual(printed(one), ['GET /start']);
  assert.deepStrictEqual(seen.splice(0), [['GET', '/start', null, '']]);
});

test('method, headers and body reach it, and those of the answer the app', async () => {
  const one = await app(asking, { args: [`${base}/start`] });
  await one.run((url) => globalThis.ask(
    url, { method: 'POST', headers: { 'X-Own': 'a' }, data: { string: '{"x":1}' } }), `${base}/post`);
  await one.rest();
  assert.deepStrictEqual(seen.splice(1), [['POST', '/post', 'a', '{"x":1}']]);
  assert.deepStrictEqual(printed(one), ['GET /start', 'POST /post']);
  seen.length = 0;
});

test('the time of the device stands until the answer is there, however long that takes', async () => {
  const one = await app(asking, { args: [`${base}/late`] });
  const { ms } = await clock.now();
  assert.deepStrictEqual([printed(one), ms], [['late'], 0]);
  await one.run((url) => { globalThis.ask(url); setTimeout(() => console.log('timer'), 50); }, `${base}/late`);
  await one.rest();
  assert.deepStrictEqual(printed(one), ['late', 'late', 'timer']);
  seen.length = 0;
});

test('requests of one moment are all answered, and those after a reload', async () => {
  const one = await app(asking, { args: [`${base}/0`] });
  await one.run((url) => [1, 2, 3].forEach((each) => globalThis.ask(`${url}/${each}`)), base);
  await one.rest();
  assert.deepStrictEqual(printed(one).sort(), ['GET /0', 'GET /1', 'GET /2', 'GET /3']);
  await one.reload();
  assert.deepStrictEqual(printed(one).filter((text) => text === 'GET /0').length, 2);
  seen.length = 0;
});

test('a server that is not there fails the request in the words of iOS', async () => {
  const other = http.createServer();
  const port = await new Promise((done) => { other.listen(0, 'localhost', () => done(other.address().port)); });
  await new Promise((done) => { other.close(done); });
  const one = await app(asking, { args: [`http://localhost:${port}/nobody`] });
  assert.match(printed(one).join(), /Could not connect to the server\. \(ECONNREFUSED\)/);
});

test('other machines are not reached, and nothing is sent for them', async () => {
  const one = await app(asking, { args: ['https://example.org/'] });
  assert.match(printed(one).join(), /this device has no network, and there is no reply for it/);
  await one.run((url) => globalThis.ask(url), 'http://localhost.example.org/');
  await one.run((url) => globalThis.ask(url), 'http://example.org/?http://localhost/');
  await one.rest();
  assert.strictEqual(printed(one).filter((text) => /this device has no network/.test(text)).length > 2, true);
  assert.deepStrictEqual(seen.splice(0), []);
});

test('an answer has its status, its headers and its bytes, and redirections are followed', async () => {
  assert.deepStrictEqual(
    (({ status, headers, base64 }) => [status, headers['x-answer'], Buffer.from(base64, 'base64').toString()])(
      await answerTo({ method: 'GET', url: `${base}/missing` })), [404, 'yes', 'GET /missing']);
  const { base64 } = await answerTo({ method: 'GET', url: `${base}/bytes` });
  assert.deepStrictEqual([...Buffer.from(base64, 'base64')], [0, 255, 128]);
  const moved = await answerTo({ method: 'GET', url: `${base}/moved` });
  assert.strictEqual(Buffer.from(moved.base64, 'base64').toString(), 'GET /there');
  assert.strictEqual((await answerTo({ method: 'HEAD', url: `${base}/head` })).status, 201);
  const form = [{ fieldName: 'name', string: 'Ada' }];
  seen.length = 0;
  await answerTo({ method: 'POST', url: `${base}/form`, headers: { 'Content-Type': 'multipart/form-data' }, body: form });
  assert.match(seen[0][3], /name="name"\r\n\r\nAda\r\n/);
});
