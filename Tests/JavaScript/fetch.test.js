const { expect, test } = require('navbridge');
// The URLs of the house need the program; those of this file are the same class.
require('house/url').URL = URL;
const { Headers, Response, makeFetch } = require('house/fetch');

/** A fetch whose requests are kept, and whose waits take no time. */
function stub(answer) {
  const seen = { requests: [], waits: [] };
  const answerTo = async (request) => {
    seen.requests.push(request);
    return typeof answer === 'function' ? answer(request) : answer;
  };
  return { fetch: makeFetch(answerTo, async (delay) => void seen.waits.push(delay)), seen };
}

test('a request has its method, its headers and its body, whatever it is made of', async () => {
  const { fetch, seen } = stub({});
  await fetch('https://a/x');
  await fetch(new URL('https://a/y?z=1'), { method: 'post', headers: { Accept: 'b' }, body: 'c' });
  await fetch({ url: 'https://a', method: 'PUT' }, { headers: new Headers([['A', '1']]) });
  expect(seen.requests).toEqual([
    { method: 'GET', url: 'https://a/x', headers: {}, body: null },
    { method: 'POST', url: 'https://a/y?z=1', headers: { accept: 'b' }, body: 'c' },
    { method: 'PUT', url: 'https://a/', headers: { a: '1' }, body: null },
  ]);
  await expect(fetch('/x')).rejects.toThrow("'/x' is not a URL.");
});

test.each([
  ['a text', 'hi', 'text/plain; charset=utf-8', 'hi'], ['data', { a: 1 }, 'application/json', '{"a":1}'],
  ['bytes', new Uint8Array([104, 105]), 'application/octet-stream', 'hi'], ['nothing', undefined, null, ''],
])('an answer of %s has its type', async (_, body, type, text) => {
  const response = await stub({ body }).fetch('https://a/x');
  const { headers, ok, status, url } = response;
  expect([status, ok, url, headers.get('CONTENT-type')]).toEqual([200, true, 'https://a/x', type]);
  expect(await response.text()).toBe(text);
  expect(response.bodyUsed).toBe(true);
  await expect(response.text()).rejects.toThrow('The body of this response has been read.');
});

test('an answer gives its status, its headers, its data and its bytes', async () => {
  const { fetch } = stub({ status: 300, headers: { 'content-TYPE': 'x/y' }, body: [1] });
  const response = await fetch('https://a/x');
  expect([response.ok, response.status, [...response.headers]]).toEqual([false, 300, [['content-type', 'x/y']]]);
  const twin = response.clone();
  expect(await response.json()).toEqual([1]);
  expect(new Uint8Array(await twin.arrayBuffer())).toEqual(new Uint8Array([91, 49, 93]));
  expect(() => twin.clone()).toThrow('The body of this response has been read.');
  expect([new Response('', { status: 199 }).ok, new Response('', { status: 299 }).ok]).toEqual([false, true]);
});

test('a response has the values that it is not given, and bytes of any kind', async () => {
  const { bodyUsed, ok, redirected, status, statusText, url } = new Response();
  expect([bodyUsed, ok, redirected, status, statusText, url]).toEqual([false, true, false, 200, '', '']);
  const bytes = new Uint8Array([97, 98, 99]);
  for (const [body, text] of [[bytes.buffer, 'abc'], [bytes.subarray(1), 'bc'], [new DataView(bytes.buffer, 2), 'c']]) {
    expect(await new Response(body).text()).toBe(text);
    expect((await new Response(body).arrayBuffer()).byteLength).toBe(text.length);
  }
});

test('an answer waits for its delay, fails by its error, and is refused where no reply matches', async () => {
  const late = stub({ delay: 20, error: 'gone' });
  await expect(late.fetch('https://a/x')).rejects.toThrow('fetch failed: GET https://a/x: gone');
  expect(late.seen.waits).toEqual([20]);
  const prompt = stub({ delay: 0 });
  await prompt.fetch('https://a/x');
  expect(prompt.seen.waits).toEqual([]);
  await expect(stub(undefined).fetch('https://a/x', { method: 'delete' })).rejects.toThrow(
    'fetch failed: DELETE https://a/x: this runner makes no connection, and no reply of the test matches. network.reply(…)');
  const signal = { aborted: true, reason: new Error('stopped') };
  await expect(prompt.fetch('https://a/x', { signal })).rejects.toThrow('stopped');
});

test('a request that is taken back asks for nothing, and one that is taken back later does not wait', async () => {
  const stopped = () => ({ aborted: true, reason: new Error('stopped') });
  let asked = 0;
  const answer = async () => { asked += 1; return { delay: 50 }; };
  await expect(makeFetch(answer, async () => {})('https://a/x', { signal: stopped() })).rejects.toThrow('stopped');
  expect(asked).toBe(0);
  let abort;
  const addEventListener = (_name, listener) => {
    abort = () => listener(Object.assign(signal, stopped()));
  };
  const signal = { aborted: false, addEventListener };
  const never = () => new Promise(() => {});
  const request = makeFetch(answer, never)('https://a/x', { signal });
  await new Promise((done) => setTimeout(done, 1));
  abort();
  await expect(request).rejects.toThrow('stopped');
});

test('headers have names without case, and join what is appended', () => {
  const headers = new Headers({ B: '1', a: 2 });
  headers.append('b', '3');
  expect([...headers]).toEqual([['a', '2'], ['b', '1, 3']]);
  expect([[...headers.keys()], [...headers.values()]]).toEqual([['a', 'b'], ['2', '1, 3']]);
  headers.delete('B');
  const seen = [];
  headers.forEach((value, name) => seen.push([name, value]));
  expect([seen, headers.has('b'), headers.get('b')]).toEqual([[['a', '2']], false, null]);
});
