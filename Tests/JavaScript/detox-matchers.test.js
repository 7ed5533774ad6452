const { expect, test } = require('navbridge');
const { host } = require('./host');

// The library asks for the methods of drivers when it is loaded.
const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
Object.assign(host, { global: globalThis, driverMethods, settings: { suite: {}, filmed: [] } });
const { by } = require('house/detox-matchers');
const { readScreen } = require('house/screen-elements');

const screen = (topBar) => readScreen({
  size: [400, 800],
  windows: [{ root: { type: 'Stack', visible: true, topBar: { visible: true, frame: [0, 0, 400, 150], ...topBar } } }],
}).elements;
const found = (matcher, elements) => elements.filter(matcher.test).map(({ type, text }) => [type, text]);

const back = { visible: true, title: 'Back', frame: [0, 50, 60, 44] };
const find = { frame: [0, 100, 400, 50], text: '', placeholder: 'Find' };

test('a back button has the ids of iOS, unless it has one of its own or an icon', () => {
  const own = screen({ backButton: back });
  expect(found(by.id('BackButton'), own)).toEqual([['_UIButtonBarButton', 'Back']]);
  expect(found(by.id('chevron.backward'), own)).toEqual([['UIImageView', undefined]]);
  const named = screen({ backButton: { ...back, testID: 'BACK', icon: 'back.png' } });
  expect(found(by.id('BackButton'), named)).toEqual([]);
  expect(found(by.id('chevron.backward'), named)).toEqual([]);
  expect(found(by.id('BACK'), named)).toEqual([['_UIButtonBarButton', 'Back']]);
  expect(found(by.id('BackButton'), screen({ backButton: { ...back, visible: false } }))).toEqual([]);
});

test('the placeholder of a search bar is a text while nothing else stands there', () => {
  const empty = screen({ searchBar: find });
  expect(found(by.text('Find'), empty)).toEqual([['UISearchBarTextFieldLabel', 'Find']]);
  const typed = screen({ searchBar: { ...find, text: 'cat' } });
  expect(found(by.text('Find'), typed)).toEqual([]);
  for (const matcher of [by.text('cat'), by.label('cat'), by.value('cat')]) {
    expect(found(matcher, typed)).toEqual([['UISearchBarTextField', 'cat']]);
  }
});

test('the button that ends a search is an element with its text while the search runs', () => {
  expect(found(by.text('Cancel'), screen({ searchBar: find }))).toEqual([]);
  const running = { ...find, cancelFrame: [330, 101, 55, 36], cancelText: null };
  expect(found(by.text('Cancel'), screen({ searchBar: running }))).toEqual([['UIButton', 'Cancel']]);
  expect(found(by.label('Stop'), screen({ searchBar: { ...running, cancelText: 'Stop' } }))).toEqual([['UIButton', 'Stop']]);
});

test('the parts of bars have the names of their classes', () => {
  const button = { id: 'b', text: 'Edit', frame: [300, 50, 60, 44], enabled: true };
  const large = screen({
    title: { text: 'News', frame: [0, 50, 400, 44] }, largeTitle: { displayed: true }, rightButtons: [button],
    backButton: back, searchBar: find,
  });
  expect(found(by.type('_UIButtonBarButton'), large)).toEqual([['_UIButtonBarButton', 'Back'], ['_UIButtonBarButton', 'Edit']]);
  expect(found(by.type('UIControl').and(by.text('Edit')), large)).toEqual([['_UIButtonBarButton', 'Edit']]);
  expect(found(by.text('News').withAncestor(by.type('_UINavigationBarLargeTitleView')), large)).toEqual([['UILabel', 'News']]);
  const field = by.type('UISearchBarTextField').withAncestor(by.type('UISearchBar'));
  expect(found(field, large)).toEqual([['UISearchBarTextField', '']]);
  const small = screen({ title: { text: 'News', frame: [0, 50, 400, 44] }, largeTitle: { displayed: false } });
  expect(found(by.type('_UINavigationBarLargeTitleView'), small)).toEqual([]);
  expect(found(by.type('UINavigationBar'), small)).toEqual([['UINavigationBar', undefined]]);
});

test('the rows of an alert have the names of their classes', () => {
  const root = {
    type: 'Alert', visible: true, title: 'Sure?', message: 'Quite?', buttons: [{ id: '0', text: 'OK', frame: [0, 400, 270, 44] }],
    inputs: [{ testID: 'alertInput', text: '', frame: [0, 356, 270, 44] }],
  };
  const { elements } = readScreen({ size: [400, 800], windows: [{ root }] });
  expect(found(by.text('OK').and(by.type('_UIAlertControllerActionView')), elements)).toEqual([['RCTAlertButton', 'OK']]);
  expect(found(by.type('_UIAlertControllerTextField'), elements)).toEqual([['RCTAlertField', '']]);
  expect(found(by.text('Sure?'), elements)).toEqual([['UILabel', 'Sure?']]);
});

test('the texts of an alert lie above its rows, whichever of the buttons is the first', () => {
  const buttons = [{ id: '0', text: 'Delete', frame: [0, 444, 270, 44] }, { id: '1', text: 'Keep', frame: [0, 400, 270, 44] }];
  const root = { type: 'Alert', visible: true, title: 'Sure?', message: 'Quite?', buttons };
  const { elements } = readScreen({ size: [400, 800], windows: [{ root }] });
  expect(elements.map(({ text, frame }) => [text, frame[1], frame[3]])).toEqual([
    [undefined, 312, 176], ['Sure?', 312, 44], ['Quite?', 356, 44], ['Delete', 444, 44], ['Keep', 400, 44]]);
});
