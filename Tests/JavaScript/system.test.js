const { beforeEach, expect, test } = require('navbridge');
const { host, runTasks } = require('./host');

const kept = {};
Object.assign(host, { keptText: (name) => kept[name] ?? '', keepText: (name, text) => void (kept[name] = text) });
const events = [];
require('house/callable-modules').emit = (event, body) => void events.push([event, body]);

const { system } = require('house/system');
const { methods: permissions } = require('house/permissions');
const { methods: pasteboard } = require('house/pasteboard');
const { methods: clipboard } = require('house/clipboard');
const { methods: net } = require('house/net-info');
const { methods: accessibility } = require('house/accessibility-manager');
const { methods: vibration } = require('house/vibration');

const emitted = () => {
  runTasks();
  return events.splice(0);
};
const newEffects = () => system.effects().slice(seen);
let seen = 0;
beforeEach(() => {
  emitted();
  seen = system.effects().length;
});

test('a permission is denied until somebody is asked, and a tester decides over the user', async () => {
  expect(await permissions.check('ios.permission.CAMERA')).toBe('denied');
  expect(await permissions.request('ios.permission.CAMERA')).toBe('granted');
  // The other one has not been asked.
  expect(await permissions.check('ios.permission.MICROPHONE')).toBe('denied');
  system.setPermission('camera', 'blocked');
  expect(await permissions.request('ios.permission.CAMERA')).toBe('blocked');
  system.setPermission('location', 'denied');
  expect(await permissions.request('location')).toBe('denied');
  expect(() => system.setPermission('camera', 'allowed')).toThrow("it was 'allowed'");
  expect(await permissions.check('camera')).toBe('blocked');
});

test('several permissions are checked without a question, and requested with one', async () => {
  const names = ['ios.permission.CONTACTS', 'ios.permission.CALENDARS'];
  expect(await permissions.checkMultiple(names)).toEqual({ [names[0]]: 'denied', [names[1]]: 'denied' });
  expect(await permissions.requestMultiple([names[1]])).toEqual({ [names[1]]: 'granted' });
  expect(await permissions.checkMultiple(names)).toEqual({ [names[0]]: 'denied', [names[1]]: 'granted' });
  expect(await permissions.checkNotifications()).toEqual({ status: 'denied', settings: {} });
  const settings = { alert: true, badge: true, sound: true };
  expect(await permissions.requestNotifications(['alert'])).toEqual({ status: 'granted', settings });
  expect(await permissions.checkNotifications()).toEqual({ status: 'granted', settings });
  await permissions.openSettings();
  expect(newEffects()).toEqual([{ kind: 'open', url: 'app-settings:' }]);
});

test('permissions, clipboard and network are kept for after a reload', async () => {
  system.setPermission('photos', 'limited');
  expect(JSON.parse(kept.system).permissions.photos).toBe('limited');
  system.setClipboard('kept');
  expect(JSON.parse(kept.system).clipboard).toBe('kept');
  system.setNetwork({ type: 'cellular' });
  expect(JSON.parse(kept.system).network.type).toBe('cellular');
  system.setNetwork();
  system.setAccessibility({ grayscale: true });
  expect(JSON.parse(kept.system).settings.grayscale).toBe(true);
  system.setAccessibility({ grayscale: false });
});

test('the clipboard tells those that watch it, and not after they stopped', async () => {
  pasteboard.addListener('RNCClipboard_TEXT_CHANGED');
  system.setClipboard('unwatched');
  expect(emitted()).toEqual([]);
  pasteboard.setListener();
  pasteboard.setString('one');
  clipboard.setString('two');
  expect(emitted()).toEqual([['RNCClipboard_TEXT_CHANGED', {}], ['RNCClipboard_TEXT_CHANGED', {}]]);
  expect(newEffects()).toEqual([{ kind: 'copy', text: 'one' }, { kind: 'copy', text: 'two' }]);
  pasteboard.removeListener();
  pasteboard.setString('three');
  expect(emitted()).toEqual([]);
  pasteboard.setListener();
  pasteboard.removeListeners(1);
  pasteboard.setString('four');
  expect(emitted()).toEqual([]);
  pasteboard.removeListener();
});

test.each([
  ['', { has: false, strings: [], url: false, web: false, number: false }],
  ['word', { has: true, strings: ['word'], url: false, web: false, number: false }],
  ['app://x', { has: true, strings: ['app://x'], url: true, web: false, number: false }],
  ['HTTPS://a', { has: true, strings: ['HTTPS://a'], url: true, web: false, number: false }],
  ['http://a', { has: true, strings: ['http://a'], url: true, web: true, number: false }],
  ['see http://a', { has: true, strings: ['see http://a'], url: false, web: false, number: false }],
  [' -12', { has: true, strings: [' -12'], url: false, web: false, number: true }],
  ['no 12', { has: true, strings: ['no 12'], url: false, web: false, number: false }],
])('the clipboard with "%s" says what it has', async (text, expected) => {
  pasteboard.setStrings([text]);
  expect({
    has: await pasteboard.hasString(), strings: await pasteboard.getStrings(), url: await pasteboard.hasURL(),
    web: await pasteboard.hasWebURL(), number: await pasteboard.hasNumber(),
  }).toEqual(expected);
  expect(await clipboard.getString()).toBe(text);
  expect(await pasteboard.hasImage()).toBe(false);
  expect(await pasteboard.getImage()).toBe('');
});

test('several texts are joined by line breaks, and a number becomes a text', async () => {
  pasteboard.setStrings(['a', 'b']);
  expect(await pasteboard.getString()).toBe('a\nb');
  clipboard.setString(7);
  expect(system.clipboard()).toBe('7');
});

const wifi = {
  type: 'wifi', isConnected: true, isInternetReachable: true, isWifiEnabled: true, details: { isConnectionExpensive: false },
};
const none = { type: 'none', isConnected: false, isInternetReachable: false, isWifiEnabled: true, details: null };

test.each([
  [{}, wifi],
  [undefined, wifi],
  [{ isConnected: false }, none],
  [{ type: 'cellular' }, { ...wifi, type: 'cellular', details: { isConnectionExpensive: true, cellularGeneration: '4g' } }],
  [{ isInternetReachable: false }, { ...wifi, isInternetReachable: false }],
  [{ isConnected: false, type: 'wifi' }, { ...none, type: 'wifi' }],
])('the network after setNetwork(%j)', async (given, expected) => {
  system.setNetwork({ isConnected: false, type: 'bluetooth' });
  system.setNetwork(given);
  expect(await net.getCurrentState()).toEqual(expected);
});

test('a listener hears of each change of the network, and none after it has gone', () => {
  net.addListener('netInfo.networkStatusDidChange');
  system.setNetwork({ isConnected: false });
  system.setNetwork();
  expect(emitted()).toEqual([['netInfo.networkStatusDidChange', none], ['netInfo.networkStatusDidChange', wifi]]);
  net.removeListeners(1);
  system.setNetwork({ isConnected: false });
  expect(emitted()).toEqual([]);
  system.setNetwork();
});

test('settings of accessibility are told when they change, and the others stay', () => {
  const now = (state) => {
    let value;
    accessibility[`getCurrent${state}State`]((given) => { value = given; });
    return value;
  };
  const of = {
    BoldText: 'boldText', Grayscale: 'grayscale', InvertColors: 'invertColors', ReduceMotion: 'reduceMotion',
    ReduceTransparency: 'reduceTransparency', VoiceOver: 'screenReader', DarkerSystemColors: 'darkerColors',
    DarkerColors: 'darkerColors', PrefersCrossFadeTransitions: 'prefersCrossFadeTransitions',
  };
  for (const [state, name] of Object.entries(of)) {
    system.setAccessibility({ [name]: true });
    for (const [other, key] of Object.entries(of)) expect([state, other, now(other)]).toEqual([state, other, key === name]);
    expect(now(state)).toBe(true);
    const [[event, value], ...more] = emitted();
    expect([event.startsWith(name === 'darkerColors' ? 'darkerSystemColors' : name), event.endsWith('Changed'), value, more])
      .toEqual([true, true, true, []]);
    // The same value again is no change.
    system.setAccessibility({ [name]: true });
    expect(emitted()).toEqual([]);
    system.setAccessibility({ [name]: 0 });
    expect(emitted()).toEqual([[event, false]]);
  }
  expect(() => system.setAccessibility({ loud: true })).toThrow("system.setAccessibility has no 'loud'.");
});

test('an announcement is an effect, and is finished', () => {
  accessibility.announceForAccessibility('Hello');
  expect(newEffects()).toEqual([{ kind: 'announce', text: 'Hello' }]);
  expect(emitted()).toEqual([['announcementFinished', { announcement: 'Hello', success: true }]]);
});

test('a notification of a tester has its title only if there is one', () => {
  system.notify({ title: 'T', body: 'B', id: 7 });
  system.notify({ body: 'B' });
  expect(emitted()).toEqual([
    ['remoteNotificationReceived', { aps: { alert: { title: 'T', body: 'B' } }, id: 7 }],
    ['remoteNotificationReceived', { aps: { alert: 'B' } }],
  ]);
});

test('the last thousand effects are kept, as copies', () => {
  vibration.vibrate();
  vibration.vibrateByPattern([1, 2], 0);
  expect(newEffects()).toEqual([{ kind: 'vibrate', pattern: null }, { kind: 'vibrate', pattern: [1, 2] }]);
  for (let at = 0; at < 1000; at++) vibration.vibrate(at);
  const all = system.effects();
  expect([all.length, all[0].pattern, all.at(-1).pattern]).toEqual([1000, 0, 999]);
  vibration.vibrate(1000);
  expect([system.effects().length, system.effects()[0].pattern]).toEqual([1000, 1]);
  all[5].pattern = 'changed';
  expect(system.effects().map(({ pattern }) => pattern)).not.toContain('changed');
});
