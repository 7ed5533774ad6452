const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
const printed = [];
Object.assign(host, {
  global: globalThis, driverMethods, places: () => ({}), print: (level, text) => void printed.push([level, text]),
  settings: { app: 'named.js', filmed: [], timeout: 5000, suite: { apps: [
    { name: 'first', file: 'first.js', launchArgs: { own: 'a', both: 'own' } }, { name: 'second', file: 'second.js' }] } },
});
const apps = require('house/test-apps');
const log = [];
/** True when the app has failed, and the error of `clock/settle`, if it fails. */
let isDead = false;
let busy;
apps.appOfFile = async (file, options) => {
  log.push(['start', file, options]);
  isDead = false;
  return {
    async takeCoverage() {},
    async request(method, params) {
      if (isDead) throw new Error('dead');
      if (method === 'clock/now') return { ms: 0 };
      log.push([method, params]);
      if (method === 'clock/settle' && busy) throw busy;
      return method;
    },
    async end() { log.push(['end']); },
  };
};
const { act, expectInFront, idle, screen, state } = require('house/detox-app');
const { device } = require('house/detox-device');

const failureOf = async (act_) => (async () => act_())().then(() => null, ({ message }) => message);
/** What has been done but waiting. */
const done = () => log.splice(0).filter(([method]) => !['clock/settle', 'clock/advance'].includes(method));
const names = () => done().map(([method, params]) => [method, ...(method === 'script/run' ? params.arguments : [])]);

beforeEach(async () => {
  [isDead, busy] = [false, undefined];
  await device.uninstallApp();
  await device.selectApp('first');
  device.appLaunchArgs.shared.reset();
  log.splice(0);
  printed.splice(0);
});

test('the first launch is of a new instance, and a later one brings the app to the front with what it gets', async () => {
  expect(await failureOf(() => device.tap())).toMatch('The app is not running.');
  await device.launchApp();
  expect(done().map(([method]) => method)).toEqual(['start']);
  await device.launchApp({ url: 'app://a' });
  expect(done()).toEqual([['device/foreground', {}], ['device/foreground', {}], ['device/openURL', { url: 'app://a' }]]);
  await device.launchApp({ newInstance: true, url: 'app://b' });
  const [ended, [start, file, { url }], ...rest] = done();
  expect([ended, start, file, url, rest]).toEqual([['end'], 'start', 'first.js', 'app://b', []]);
  await device.relaunchApp();
  expect(names()).toEqual([['end'], ['start']]);
  await device.relaunchApp({ newInstance: false });
  expect(names()).toEqual([['device/foreground']]);
  expect(await failureOf(() => device.launchApp({ url: 'a', userActivity: {} }))).toMatch(
    'must contain only one of: url, userNotification, userActivity; it has url and userActivity.');
  isDead = true;
  await device.launchApp({ newInstance: false });
  expect(done().map(([method]) => method)).toEqual(['end', 'start']);
});

test('permissions outlive the app, and end with its data', async () => {
  const launched = async (params) => {
    await device.launchApp(params);
    return names().filter(([method]) => method === 'script/run').map(([, , given]) => given.join(' '));
  };
  expect(await launched({ permissions: { camera: 'YES', photos: 'limited' } })).toEqual(['camera granted', 'photos limited']);
  expect(await launched({ newInstance: true, permissions: { camera: 'NO' } })).toEqual(['camera blocked', 'photos limited']);
  const all = ['camera blocked', 'photos limited', 'location blocked'];
  expect(await launched({ permissions: { location: 'never' } })).toEqual(all);
  await device.terminateApp();
  expect(await launched()).toEqual(all);
  expect(await launched({ resetAppState: true, permissions: { camera: 'unset' } })).toEqual(['camera denied']);
  expect(await launched({ delete: true })).toEqual([]);
  for (const reset of ['uninstallApp', 'resetAppState', 'resetContentAndSettings']) {
    await launched({ permissions: { camera: 'inuse' } });
    await device[reset]();
    expect([reset, state.app, await launched()]).toEqual([reset, null, []]);
  }
  expect(await failureOf(() => device.launchApp({ permissions: { camera: 'yes' } }))).toBe(
    'The permission \'camera\' is "yes", and may be one of YES, NO, unset, limited, always, inuse, never.');
  expect(await launched({ newInstance: true })).toEqual([]);
});

test('an app gets its own arguments, those shared by all, and those of the launch, the last of a name', async () => {
  const given = async (params) => {
    await device.launchApp({ newInstance: true, ...params });
    return done().find(([method]) => method === 'start')[2];
  };
  device.appLaunchArgs.shared.modify({ shared: 1, both: 'shared' });
  expect((await given()).launchArgument).toEqual(['shared=1', 'both=own', 'own=a']);
  expect((await given({ launchArgs: { own: 'launch', detoxURLBlacklistRegex: 'x' } })).launchArgument).toEqual(['shared=1',
    'both=own', 'own=launch']);
  device.appLaunchArgs.modify({ own: undefined, more: true, both: null, missing: null });
  device.appLaunchArgs.modify({ both: 'own' });
  expect(device.appLaunchArgs.get()).toEqual({ more: true, both: 'own' });
  expect(device.appLaunchArgs.shared.get()).toEqual({ shared: 1, both: 'shared' });
  device.appLaunchArgs.reset();
  expect((await given()).launchArgument).toEqual(['shared=1', 'both=shared']);
  await device.selectApp('second');
  expect((await given()).launchArgument).toEqual(['shared=1', 'both=shared']);
  device.appLaunchArgs.shared.reset();
  const { launchArgument, ...rest } = await given({ languageAndLocale: { language: 'de', locale: 'de-AT' } });
  expect([launchArgument, rest]).toEqual([undefined, { paused: true, locale: 'de-AT' }]);
});

test('another app of the configuration ends the one before, and an unknown one is refused', async () => {
  await device.launchApp();
  await device.selectApp('second');
  expect([names().at(-1), state.app]).toEqual([['end'], null]);
  await device.launchApp();
  expect(done()[0][1]).toBe('second.js');
  expect(await failureOf(() => device.selectApp('third'))).toMatch('Can\'t find an app config with name "third".');
  expect(state.app).not.toBe(null);
});

test('synchronization is Detox\'s arguments\', for one launch, or the test\'s', async () => {
  const settled = () => log.filter(([method]) => method === 'clock/settle').map(([, { longest }]) => longest);
  for (const off of ['0', 'NO', 'false', 0]) {
    await device.launchApp({ newInstance: true, launchArgs: { detoxEnableSynchronization: off } });
    expect([off, state.isSynchronized, settled()]).toEqual([off, false, []]);
  }
  await device.launchApp({ newInstance: true, launchArgs: { detoxMaxSynchronizedDelay: '200' } });
  expect([state.isSynchronized, state.longest, settled().at(-1)]).toEqual([true, 200, 200]);
  await device.launchApp({ newInstance: true });
  expect([state.longest, settled().at(-1)]).toEqual([1500, 1500]);
  await device.disableSynchronization();
  log.splice(0);
  await device.setOrientation('landscape');
  expect([settled(), log.at(-1)]).toEqual([[], ['clock/advance', { ms: 34 }]]);
  await device.enableSynchronization();
  expect(settled()).toEqual([1500]);
});

test('an app behind another one is neither looked at nor touched, until a link or a launch brings it to the front', async () => {
  for (const bring of [() => device.openURL({ url: 'app://a' }), () => device.launchApp(), () => device.relaunchApp()]) {
    await device.launchApp({ newInstance: true });
    await device.sendToHome();
    for (const look of [expectInFront, screen, () => device.tap(), () => device.longPress()]) {
      expect(await failureOf(look)).toMatch('The app is in the background.');
    }
    await bring();
    expect(await failureOf(expectInFront)).toBe(null);
  }
});

test('a notification, an activity and an orientation reach the app', async () => {
  await device.launchApp();
  log.splice(0);
  await device.sendUserNotification({ title: 't', body: 'b', badge: 2, payload: { extra: 1 } });
  expect(names()).toEqual([['script/run', 'notify', [{ title: 't', body: 'b', subtitle: undefined, badge: 2, extra: 1 }]]]);
  await device.sendUserActivity({ webpageURL: 'https://a' });
  expect(done().at(-1)).toEqual(['device/openURL', { url: 'https://a' }]);
  expect(await failureOf(() => device.sendUserActivity({}))).toMatch('only activities with a webpageURL reach the app');
  await device.setOrientation('landscape');
  await device.setOrientation('portrait');
  expect(done().map(([, { orientation }]) => orientation)).toEqual(['landscapeRight', 'portrait']);
  expect(await failureOf(() => device.setOrientation('upside'))).toMatch('orientation should be one of');
  await device.launchApp({ newInstance: true, userNotification: { title: 'n' } });
  expect(names().map(([method, name]) => name ?? method)).toEqual(['end', 'start', 'notify']);
  await device.reloadReactNative();
  expect(names()).toEqual([['device/reload']]);
});

test('a touch of the screen is at its place, or where Detox puts it, and long for as long as it says', async () => {
  await device.launchApp();
  const path = async (name, ...args) => {
    await device[name](...args);
    return done().at(-1)[1].path;
  };
  expect(await path('tap')).toEqual([[100, 100, 0]]);
  expect(await path('tap', { x: 1, y: 2 })).toEqual([[1, 2, 0]]);
  expect(await path('longPress')).toEqual([[100, 100, 0], [100, 100, 1000]]);
  expect(await path('longPress', 300)).toEqual([[100, 100, 0], [100, 100, 300]]);
  expect(await path('longPress', { x: 1, y: 2 }, 300)).toEqual([[1, 2, 0], [1, 2, 300]]);
});

test('the app rests after an act for two frames, and what keeps it busy is named', async () => {
  await device.launchApp();
  log.splice(0);
  expect(await act('device/keys', { text: 'a' }, 100)).toBe('device/keys');
  expect(log).toEqual([['device/keys', { text: 'a' }], ['clock/settle', { longest: 1500, limit: 5000, rest: 34 }]]);
  busy = Object.assign(new Error('late'), { code: '-32003', data: { busy: ['a timer', 'an animation'] } });
  expect(await failureOf(idle)).toMatch('after 5000 ms of its time:\n• a timer\n• an animation\nSomething endless');
  busy.data = undefined;
  expect(await failureOf(idle)).toMatch('of its time:\nlate\nSomething endless');
  busy = Object.assign(new Error('other'), { code: '-32000' });
  expect(await failureOf(idle)).toBe('other');
  busy = undefined;
  await device.disableSynchronization();
  log.splice(0);
  await act('device/keys', { text: 'a' }, 100);
  expect(log[1]).toEqual(['clock/advance', { ms: 134 }]);
  await device.enableSynchronization();
});

test('what has no effect says so once, and what cannot be had is refused', async () => {
  await device.launchApp();
  await Promise.all(['setStatusBar', 'clearKeychain', 'shake', 'pressBack'].map((name) => device[name]()));
  expect(printed.map(([level]) => level)).toEqual(['warn', 'warn', 'warn', 'warn']);
  await Promise.all(['resetStatusBar', 'setURLBlacklist', 'reverseTcpPort', 'installApp'].map((name) => device[name]()));
  expect(printed.length).toBe(4);
  for (const name of ['setLocation', 'matchFace', 'unmatchFinger', 'captureViewHierarchy']) {
    expect(await failureOf(() => device[name]())).toMatch(`device.${name} is not available on the headless device: `);
  }
  expect([device.getPlatform(), device.id]).toEqual(['ios', 'navbridge']);
});

test('each act on the device waits until the app is idle before it, and after it', async () => {
  await device.launchApp();
  for (const [name, method, ...args] of [['setOrientation', 'device/rotate', 'portrait'], ['sendToHome', 'device/background'],
    ['openURL', 'device/openURL', { url: 'a' }], ['reloadReactNative', 'device/reload'],
    ['sendUserNotification', 'script/run', {}], ['tap', 'device/gesture']]) {
    log.splice(0);
    await device[name](...args);
    const methods = log.map(([each]) => each);
    if (name !== 'tap') expect([name, methods[0]]).toEqual([name, 'clock/settle']);
    expect(methods).toContain(method);
    expect([name, methods.at(-1)]).toEqual([name, 'clock/settle']);
  }
  log.splice(0);
  await device.launchApp();
  expect(log.at(-1)[0]).toBe('clock/settle');
});
