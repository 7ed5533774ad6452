const { expect, test } = require('navbridge');
const { host, runTasks } = require('./host');

Object.assign(host, { global: globalThis, print() {} });
const sent = [];
require('house/view-events').sendEvent = (view, type, body) => void sent.push([view.tag, type, body]);
let made;
require('house/view-life').follow = (observer) => { made = observer; };
const { network } = require('house/network');
require('house/web-view');

const view = (tag, props, name = 'RNCWebView') => ({ tag, name, props, parent: {} });
/** The events that follow a change of a view. */
async function after(each) {
  made(each);
  runTasks();
  for (let at = 0; at < 10; at++) await Promise.resolve();
  return sent.splice(0).map(([tag, type, { url, loading }]) => [tag, type.replace('topLoading', ''), url, loading]);
}

test('a page begins and ends to load, again only when its source is another one', async () => {
  const page = view(1, { source: { html: '<p>' } });
  expect(await after(page)).toEqual([[1, 'Start', 'about:blank', true], [1, 'Finish', 'about:blank', false]]);
  page.props = { source: { html: '<p>' }, other: 1 };
  expect(await after(page)).toEqual([]);
  page.props = { source: { html: '<b>', baseUrl: 'https://base/' } };
  expect(await after(page)).toEqual([[1, 'Start', 'https://base/', true], [1, 'Finish', 'https://base/', false]]);
  // The new architecture names the source otherwise.
  page.props = { newSource: { html: '<i>' }, source: { html: '<b>' } };
  expect((await after(page)).length).toBe(2);
});

test('a second page of the same source loads, too, and one without a source or another view does not', async () => {
  expect((await after(view(2, { source: { html: '<p>' } }))).map(([tag]) => tag)).toEqual([2, 2]);
  expect(await after(view(3, { source: {} }))).toEqual([]);
  expect(await after(view(4, {}))).toEqual([]);
  expect(await after(view(5, { source: { html: '<p>' } }, 'RCTView'))).toEqual([]);
});

test('a page in the network fails without a reply, and loads with one', async () => {
  const page = view(6, { source: { uri: 'https://page/' } });
  expect(await after(page)).toEqual([[6, 'Start', 'https://page/', true], [6, 'Error', 'https://page/', false]]);
  network.reply('https://page/2', { body: '' });
  page.props = { source: { uri: 'https://page/2' } };
  expect((await after(page)).map(([, type]) => type)).toEqual(['Start', 'Finish']);
  network.reply('https://page/3', { error: 'no route' });
  page.props = { source: { uri: 'https://page/3' } };
  made(page);
  runTasks();
  for (let at = 0; at < 10; at++) await Promise.resolve();
  expect(sent.splice(0).at(-1)[2]).toMatchObject({ domain: 'NSURLErrorDomain', code: -1009, description: 'no route', title: '' });
  // A file is no matter of the network.
  page.props = { source: { uri: 'file:///page' } };
  expect((await after(page)).map(([, type]) => type)).toEqual(['Start', 'Finish']);
});

test('a page that has gone while it loads hears no more', async () => {
  const page = view(7, { source: { html: '<p>' } });
  made(page);
  page.parent = null;
  runTasks();
  for (let at = 0; at < 10; at++) await Promise.resolve();
  expect(sent.splice(0).map(([, type]) => type)).toEqual(['topLoadingStart']);
});
