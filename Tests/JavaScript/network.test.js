const { beforeEach, expect, test } = require('navbridge');
const { advance, host, runTasks } = require('./host');

const warnings = [];
const errors = [];
Object.assign(host, {
  global: globalThis, print: (_, text) => void warnings.push(text),
  reportError: (error) => void errors.push(String(error.message)),
});
const events = [];
require('house/callable-modules').emit = (event, body) => void events.push([event, body]);
const { network, reasonFor } = require('house/network');
const { methods: networking } = require('house/networking');
const sockets = require('house/web-socket-module');
const { methods: blobModule } = require('house/blob-module');
const { methods: reader } = require('house/file-reader-module');

const settle = async () => {
  for (let at = 0; at < 10; at++) await Promise.resolve();
  runTasks();
};
const emitted = async () => {
  await settle();
  return events.splice(0).map(([name, body]) => [name.replace(/^did|Network|^websocket/g, ''), ...[body].flat()]);
};
const send = (query) => {
  let id;
  networking.sendRequest({ method: 'GET', url: 'https://a/x', responseType: 'text', ...query }, (given) => { id = given; });
  return id;
};

beforeEach(async () => {
  await emitted();
  errors.splice(0);
});

test.each([
  ['a text', 'hi', 'text/plain; charset=utf-8', 'hi'],
  ['data', { a: 1 }, 'application/json', '{"a":1}'],
  ['bytes', new Uint8Array([104, 105]), 'application/octet-stream', 'hi'],
])('a reply of %s has its type', async (_, body, type, text) => {
  network.reply('https://a/x', { body });
  const id = send({});
  expect(await emitted()).toEqual([
    ['ReceiveResponse', id, 200, { 'Content-Type': type }, 'https://a/x'], ['ReceiveData', id, text],
    ['CompleteResponse', id, null, false]]);
  expect(errors).toEqual([]);
});

test('a reply has the type and the status that it gives, and no data if it is empty', async () => {
  network.reply('https://a/x', { status: 404, headers: { 'content-TYPE': 'a/b' }, body: 'no' });
  let id = send({});
  expect((await emitted())[0]).toEqual(['ReceiveResponse', id, 404, { 'content-TYPE': 'a/b' }, 'https://a/x']);
  for (const body of [null, undefined, '']) {
    network.reply('https://a/x', { body });
    id = send({ incrementalUpdates: true });
    const type = body === '' ? { 'Content-Type': 'text/plain; charset=utf-8' } : {};
    expect(await emitted()).toEqual([['ReceiveResponse', id, 200, type, 'https://a/x'], ['CompleteResponse', id, null, false]]);
  }
});

test('a response comes as base64 or as a blob, with its progress, where the app asks for it', async () => {
  network.reply('https://a/x', { body: 'hé' });
  const id = send({ responseType: 'base64', incrementalUpdates: true });
  expect((await emitted()).slice(1, 3)).toEqual([['ReceiveDataProgress', id, 3, 3], ['ReceiveData', id, 'aMOp']]);
  send({ responseType: 'blob' });
  const [, [, , blob]] = await emitted();
  expect(blob).toMatchObject({ offset: 0, size: 3, type: 'text/plain; charset=utf-8' });
  expect(await reader.readAsText(blob)).toBe('hé');
  expect(await reader.readAsDataURL(blob)).toBe('data:text/plain; charset=utf-8;base64,aMOp');
  expect(await reader.readAsDataURL({ ...blob, type: '' })).toBe('data:application/octet-stream;base64,aMOp');
  network.reply('https://a/x', {});
  send({ responseType: 'blob' });
  // An empty blob is a response, too.
  expect((await emitted())[1][2]).toMatchObject({ size: 0 });
});

test('the last reply that matches answers, and one that gives nothing leaves it to the one before', async () => {
  network.reply('https://b/x', { body: 'first' });
  network.reply('https://b/x', { body: 'second' });
  let asks = true;
  network.reply(/^https:\/\/b\//, () => (asks ? undefined : { body: 'third' }));
  const text = async (query) => {
    send(query);
    return (await emitted()).find(([name]) => name === 'ReceiveData')?.[2];
  };
  expect(await text({ url: 'https://b/x' })).toBe('second');
  asks = false;
  expect(await text({ url: 'https://b/x' })).toBe('third');
  network.reply('POST https://b/x', { body: 'post' });
  expect(await text({ url: 'https://b/x', method: 'post' })).toBe('post');
  expect(await text({ url: 'https://b/x' })).toBe('third');
  network.reply(({ body }) => body === 'secret', { body: 'found' });
  expect(await text({ url: 'https://c', data: { string: 'secret' } })).toBe('found');
  expect(await text({ url: 'https://c', data: { string: 'other' } })).toBe(undefined);
});

test.each([
  ['https://q/a', 'https://q/a?x=1', true], ['https://q/b?x=1', 'https://q/b?x=1', true],
  ['https://q/c?x=1', 'https://q/c?x=2', false], ['https://q/d?x=1', 'https://q/d', false],
  ['https://q/e', 'https://q/e/f', false], [/q.g$/, 'https://q/g?x=1', false],
])('the matcher %s and the URL %s', async (matcher, url, isFound) => {
  network.reply(matcher, { body: 'yes' });
  send({ url });
  expect((await emitted()).some(([name]) => name === 'ReceiveData')).toBe(isFound);
});

test('a request without a reply fails, and is reported once', async () => {
  const before = warnings.length;
  const first = send({ url: 'https://none/' });
  const second = send({ url: 'https://none/' });
  const sentence = 'GET https://none/: this device has no network, and there is no reply for it. network.reply(…) in a test, ' +
    'or in a file of --network, gives one.';
  expect(await emitted()).toEqual([['CompleteResponse', first, sentence, false], ['CompleteResponse', second, sentence, false]]);
  expect(warnings.slice(before)).toEqual([sentence]);
  expect(network.unmatched.filter((each) => each === 'GET https://none/').length).toBe(1);
  expect(network.requests.at(-1)).toMatchObject({ method: 'GET', url: 'https://none/', status: null, error: sentence });
  expect(reasonFor('https://none/')).toBe(sentence);
  network.reply('https://none/', { status: 204 });
  send({ url: 'https://none/' });
  await emitted();
  // The last request of the URL counts.
  expect([reasonFor('https://none/'), network.requests.at(-1).status]).toEqual([undefined, 204]);
});

test('the body of a request reaches the reply as it was sent', async () => {
  const bodies = [];
  network.reply('https://body/', ({ body, headers, method }) => {
    bodies.push([method, body, headers]);
    return {};
  });
  blobModule.createFromParts([{ type: 'string', data: 'blob' }], 'mine');
  const form = [{ fieldName: 'f', string: 'v' }];
  for (const data of [{ string: '' }, { string: 'text' }, { base64: 'aGk=' }, { formData: form }, { blob: { blobId: 'mine',
    size: 4 } },
  {}, undefined]) send({ url: 'https://body/', method: 'put', headers: { A: 'b' }, data });
  await emitted();
  expect(bodies.map(([, body]) => body)).toEqual(['', 'text', 'aGk=', form, 'blob', null, null]);
  expect(new Set(bodies.map(([method]) => method))).toEqual(new Set(['PUT']));
  expect(bodies[0][2]).toEqual({ A: 'b' });
});

test('an answer comes after its delay, unless the time-out of the request is shorter', async () => {
  network.reply('https://slow/', { delay: 100, body: 'x' });
  const names = async () => (await emitted()).map(([name, , message, isTimeout]) => [name,
    ...(name === 'CompleteResponse' ? [message, isTimeout] : [])]);
  send({ url: 'https://slow/', timeout: 100 });
  await settle();
  advance(99);
  expect(await names()).toEqual([]);
  advance(1);
  expect((await names()).at(-1)).toEqual(['CompleteResponse', null, false]);
  send({ url: 'https://slow/', timeout: 99 });
  await settle();
  advance(98);
  expect(await names()).toEqual([]);
  advance(1);
  expect(await names()).toEqual([['CompleteResponse', 'The request timed out.', true]]);
  advance(1000);
  expect(await names()).toEqual([]);
  // Zero is no time-out.
  send({ url: 'https://slow/', timeout: 0 });
  await settle();
  advance(100);
  expect((await names()).at(-1)).toEqual(['CompleteResponse', null, false]);
});

test('an aborted request hears nothing, and the other one does', async () => {
  network.reply('https://abort/', { delay: 10 });
  const [first, second] = [send({ url: 'https://abort/' }), send({ url: 'https://abort/' })];
  expect(first).not.toBe(second);
  await settle();
  networking.abortRequest(first);
  advance(10);
  expect((await emitted()).map(([, id]) => id)).toEqual([second, second]);
});

test('a reply that throws or that is wrong fails the request and is reported', async () => {
  network.reply('https://wrong/', () => { throw new Error('oops'); });
  const id = send({ url: 'https://wrong/' });
  expect(await emitted()).toEqual([['CompleteResponse', id, 'oops', false]]);
  network.reply('https://wrong/', () => ({ code: 1 }));
  send({ url: 'https://wrong/' });
  expect((await emitted())[0][2]).toMatch(/^An answer of network.reply has no 'code'./);
  expect(errors.length).toBe(2);
  network.reply('https://wrong/', { error: 'no route' });
  send({ url: 'https://wrong/' });
  expect((await emitted())[0][2]).toBe('no route');
  // An answer that is an error is no fault of the test.
  expect(errors.length).toBe(2);
  for (const [matcher, answer] of [[7, {}], ['https://x', null], ['https://x', 'text'], ['https://x', { body: '', status: 1,
    statu: 2 }]]) {
    expect(() => network.reply(matcher, answer)).toThrow(TypeError);
  }
});

test('the last thousand requests are kept, as copies', async () => {
  network.reply(/^https:\/\/many/, {});
  for (let at = 0; at <= 1000; at++) send({ url: `https://many/${at}` });
  await settle();
  const { requests } = network;
  expect([requests.length, requests[0].url, requests.at(-1).url]).toEqual([1000, 'https://many/1', 'https://many/1000']);
  requests[0].url = 'changed';
  expect(network.requests[0].url).toBe('https://many/1');
  await emitted();
});

test('a blob has the parts of others, by their places, until it is released', async () => {
  blobModule.createFromParts([{ type: 'string', data: 'abcdef' }], 'all');
  blobModule.createFromParts([
    { type: 'blob', data: { blobId: 'all', offset: 1, size: 2 } }, { type: 'string', data: '-' },
    { type: 'blob', data: { blobId: 'all', offset: 4 } }], 'parts');
  expect(await reader.readAsText({ blobId: 'parts' })).toBe('bc-ef');
  expect(await reader.readAsText({ blobId: 'parts', offset: 2, size: 1 })).toBe('-');
  expect(await reader.readAsText({ blobId: 'parts', offset: 0, size: 0 })).toBe('');
  blobModule.release('all');
  expect(await reader.readAsText({ blobId: 'parts' })).toBe('bc-ef');
  await expect(reader.readAsText({ blobId: 'all' })).rejects.toThrow("There is no blob 'all'.");
});

test('a socket gets what its handler sends, and the handler what the app sends, each its own', async () => {
  const ends = [];
  network.webSocket('https://s/', (end) => ends.push(end));
  const log = [];
  sockets.methods.connect('https://s/', ['chat', 'other'], {}, 1);
  sockets.methods.connect('https://s/', null, {}, 2);
  expect(await emitted()).toEqual([['Open', { id: 1, protocol: 'chat' }], ['Open', { id: 2, protocol: '' }]]);
  ends.forEach((end, at) => {
    end.onmessage = ({ data }) => log.push([at, typeof data === 'string' ? data : [...data]]);
    end.onclose = ({ code, reason }) => log.push([at, code, reason]);
  });
  ends[1].send('two');
  ends[0].send(new Uint8Array([104, 105]));
  blobModule.addWebSocketHandler(1);
  ends[0].send(new Uint8Array([104]));
  ends[1].send(new Uint8Array([104]));
  blobModule.removeWebSocketHandler(1);
  ends[0].send(new Uint8Array([104]));
  const received = await emitted();
  expect(received.map(([, { id, type }]) => [id, type])).toEqual(
    [[2, 'text'], [1, 'binary'], [1, 'blob'], [2, 'binary'], [1, 'binary']]);
  expect([received[0][1].data, received[1][1].data]).toEqual(['two', 'aGk=']);
  sockets.methods.send('hi', 2);
  sockets.methods.sendBinary('aGk=', 1);
  blobModule.createFromParts([{ type: 'string', data: 'b' }], 'sent');
  blobModule.sendOverSocket({ blobId: 'sent', size: 1 }, 2);
  expect(log.splice(0)).toEqual([[1, 'hi'], [0, [104, 105]], [1, [98]]]);
  sockets.methods.close(undefined, undefined, 1);
  sockets.methods.close(1001, 'twice', 1);
  ends[0].send('late');
  sockets.methods.send('late', 1);
  expect(await emitted()).toEqual([['Closed', { id: 1, code: 1000, reason: '', clean: true }]]);
  expect(log.splice(0)).toEqual([[0, 1000, '']]);
  // The other one is still open.
  ends[1].close(4000, 'bye');
  expect(await emitted()).toEqual([['Closed', { id: 2, code: 4000, reason: 'bye', clean: true }]]);
  expect(log).toEqual([[1, 4000, 'bye']]);
});

test('a socket without a handler fails, and the developer tools are not reported', async () => {
  const before = warnings.length;
  sockets.methods.connect('ws://localhost:8097', [], {}, 7);
  sockets.methods.connect('ws://localhost:8097/x', [], {}, 8);
  const failed = await emitted();
  expect(failed[0]).toEqual(['Failed', { id: 7, message: 'There are no developer tools.' }]);
  expect(failed[1][1].message).toMatch(/^WebSocket ws:..localhost:8097.x: this device has no network/);
  expect(warnings.length).toBe(before + 1);
  sockets.methods.send('nobody', 7);
  sockets.methods.close(1000, '', 7);
  expect(await emitted()).toEqual([]);
});
