const { beforeEach, expect, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
Object.assign(host, { global: globalThis, driverMethods, settings: { app: 'app.js', suite: {}, filmed: [] } });
const apps = require('house/test-apps');

/** The device's time, the times at which something changes, and the texts on the screen from each of them on. */
let now;
let changes;
const log = [];
/** How requests of a method fail, and what an act does while it runs. */
let failures = {};
let rests;
const text = (name, at) => ({ type: 'RCTText', tag: at + 1, testID: name, text: name, inWindow: [0, at * 50, 100, 50], share: 1,
  children: [] });
function snapshot() {
  const [, names = []] = changes.filter(([time]) => time <= now).at(-1) ?? [];
  const root = { visible: true, react: { children: names.map(text) } };
  return { size: [400, 800], windows: [{ kind: 'main', presented: [], root }] };
}
const answers = {
  'clock/now': () => ({ ms: now, nextDue: changes.map(([time]) => time).find((time) => time > now) ?? null }),
  'clock/advance': ({ ms }) => { now += ms; },
  'clock/settle': () => rests?.(),
  'device/snapshot': snapshot,
};
apps.appOfFile = async (file, options) => {
  log.push(['start', file, options]);
  return {
    async request(method, params) {
      if (!['clock/now', 'device/snapshot'].includes(method)) log.push([method, params]);
      if (failures[method]) throw failures[method];
      return answers[method]?.(params) ?? method;
    },
    async end() { log.push(['end']); },
  };
};
const { FlowDevice } = require('house/flow-device');

const failureOf = async (act) => (async () => act())().then(() => null, ({ message }) => message);
const done = () => log.splice(0);
const at = (time) => { now = time; };
let device;

beforeEach(async () => {
  [now, changes, failures, rests] = [0, [], {}, undefined];
  device = new FlowDevice();
  await device.launch();
  done();
});

test('a look takes as long as it takes for something to change, in steps, and no longer than its time', async () => {
  changes = [[250, ['a']], [1000, ['b']]];
  expect([await device.sees('a', 249), now]).toEqual([false, 249]);
  at(0);
  expect([await device.sees('a', 250), now]).toEqual([true, 250]);
  at(0);
  expect([await device.sees('a', 900), now]).toEqual([true, 300]);
  expect([await device.sees('a', 0), now]).toEqual([true, 300]);
  expect([await device.sees('b', 0), now]).toEqual([false, 300]);
  // Nothing changes within the time, so that it passes at once.
  done();
  expect([await device.sees('b', 600), now, done()]).toEqual([false, 900, [['clock/advance', { ms: 600 }]]]);
  expect([await device.sees('b', 100), now]).toEqual([true, 1000]);
  expect([await device.sees('c', 5000), now]).toEqual([false, 6000]);
});

test('an element is away when it has been away for half a second', async () => {
  changes = [[0, ['a']], [1000, []], [1400, ['a']], [2000, []]];
  expect([await device.misses('b', 0), now]).toEqual([true, 500]);
  at(0);
  // It is away at 1000, and back before half a second has passed.
  expect([await device.misses('a', 10_000), now]).toEqual([true, 2500]);
  at(0);
  expect([await device.misses('a', 900), now]).toEqual([false, 900]);
  at(1000);
  // The time is counted from the begin of the look.
  changes = [[0, ['a']], [1500, []]];
  expect([await device.misses('a', 500), now]).toEqual([true, 2000]);
  at(1000);
  changes = [[0, ['a']], [1501, []]];
  expect([await device.misses('a', 500), now]).toEqual([false, 1500]);
  at(0);
  expect(await device.misses('a', 0)).toBe(false);
});

test('the time of a look is less what has passed since the last act, and a launch begins anew', async () => {
  at(300);
  expect(await device.timeFor(1000)).toBe(700);
  await device.act('device/rotate', {});
  expect([device.touchedAt, await device.timeFor(1000)]).toEqual([300, 1000]);
  at(1300);
  expect(await device.timeFor(1000)).toBe(0);
  at(5000);
  expect(await device.timeFor(1000)).toBe(0);
  await device.rest();
  expect([device.touchedAt, done().at(-1)]).toEqual([5000, ['clock/settle', { longest: 0, limit: 3000, rest: 34 }]]);
  at(0);
  await device.launch();
  expect(device.touchedAt).toBe(0);
});

test('an element is looked for as long as it is needed, or shorter if it may be missing', async () => {
  changes = [[0, ['other']], [7000, ['other', 'late']]];
  const { element, screen } = await device.find('late');
  expect([element.id, screen.elements.length, now]).toEqual(['late', 2, 7000]);
  at(0);
  expect([(await device.find('late', { isOptional: true })).element.id, now]).toEqual(['late', 7000]);
  at(0);
  changes = [[0, ['other']], [7001, ['late']]];
  expect([await failureOf(() => device.find('late', { isOptional: true })), now]).toEqual([
    "Element not found: Text matching regex: late\n\nHINT: There is 'other'.", 7000]);
  at(0);
  expect(await failureOf(() => device.find('othr', { timeout: 100 }))).toMatch("HINT: There is 'other'.");
  at(17_000);
  changes = [[0, []], [17_500, ['late']]];
  expect([await failureOf(() => device.find('late')), now]).toEqual([
    'Element not found: Text matching regex: late\n\nHINT: Nothing on the screen has one.', 17_000]);
  expect([(await device.find('late', { minimum: 500 })).element.id, now]).toEqual(['late', 17_500]);
});

test('an act is over when it has its answer, and the screen has rested for two frames', async () => {
  let settled = 0;
  let answer;
  answers['device/gesture'] = () => new Promise((resolve) => { answer = resolve; });
  rests = () => {
    settled += 1;
    if (settled === 3) answer('moved');
  };
  expect(await device.act('device/gesture', { path: [] }, 500)).toBe('moved');
  expect(done().slice(1)).toEqual(Array.from({ length: 3 }, () => ['clock/settle', { longest: 0, limit: 500, rest: 34 }]));
  delete answers['device/gesture'];
  failures['clock/settle'] = Object.assign(new Error('moves'), { code: '-32003' });
  expect(await failureOf(() => device.settle())).toBe(null);
  failures['clock/settle'] = Object.assign(new Error('other'), { code: '-32000' });
  expect(await failureOf(() => device.settle())).toBe('other');
});

test('a touch that comes while a transition runs is lost, unless it is the first one', async () => {
  await device.touch([[1, 2, 0], [1, 2, 300]]);
  expect(done()).toEqual([['device/gesture', { path: [[1, 2, 0], [1, 2, 300]] }], ['clock/advance', { ms: 300 }]]);
  await device.touch([[1, 2, 0]]);
  expect(done().length).toBe(1);
  failures['device/gesture'] = Object.assign(new Error('covered'), { code: '-32005' });
  expect(await failureOf(() => device.touch([[1, 2, 0]]))).toBe(null);
  expect(await failureOf(() => device.touch([[1, 2, 0]], { isFirst: true }))).toBe('covered');
  failures['device/gesture'] = Object.assign(new Error('other'), { code: '-32000' });
  expect(await failureOf(() => device.touch([[1, 2, 0]]))).toBe('other');
});

test('nothing of an app behind another one is seen, until it comes to the front, by a link or a launch, too', async () => {
  changes = [[0, ['a']]];
  for (const bring of [() => device.comeToFront(), () => device.open('app://a'), () => device.launch()]) {
    expect((await device.screen()).elements.length).toBe(1);
    done();
    await device.goHome();
    expect([(await device.screen()).elements, done()[0]]).toEqual([[], ['device/background', {}]]);
    await bring();
    expect(done()[0][0]).toMatch(/^(?:device\/foreground|start)$/);
    expect((await device.screen()).elements.length).toBe(1);
  }
  await device.move([[1, 2, 0]], 70);
  expect(done()).toEqual([['device/gesture', { path: [[1, 2, 0]] }], ['clock/settle', { longest: 0, limit: 70, rest: 34 }]]);
  await device.open('app://b');
  expect(done().at(-2)).toEqual(['device/openURL', { url: 'app://b' }]);
});

test('the first act launches the app, once, and none after a flow has stopped it', async () => {
  device = new FlowDevice();
  await Promise.all([device.now(), device.now()]);
  expect(done().filter(([name]) => name === 'start')).toEqual([['start', 'app.js', { paused: true }]]);
  await device.stop();
  await device.stop();
  expect(done()).toEqual([['end']]);
  expect(await failureOf(() => device.now())).toBe('No app runs. Launch it by launchApp.');
  await device.launch({ launchArgument: ['a=b'] });
  expect([done()[0], await device.now()]).toEqual([['start', 'app.js', { paused: true, launchArgument: ['a=b'] }], 0]);
  const stopped = new FlowDevice();
  await stopped.stop();
  expect(await failureOf(() => stopped.now())).toBe('No app runs. Launch it by launchApp.');
  host.settings.app = undefined;
  expect(await failureOf(() => device.launch())).toMatch("No app is named. Name the app's bundle");
  host.settings.app = 'app.js';
});

test('permissions are given in the words of the app, and kept for an app that a link launches, until they are forgotten',
  async () => {
    const given = () => done().filter(([method]) => method === 'script/run').map(([, { arguments: args }]) => args.join(' '));
    await device.setPermissions({ camera: 'allow', photos: 'deny' });
    expect(given()).toEqual(['camera granted', 'photos blocked']);
    await device.stop();
    await device.open('app://a');
    expect([done()[1], device.permissions]).toEqual([['start', 'app.js', { paused: true, url: 'app://a' }], { camera: 'allow',
      photos: 'deny' }]);
    await device.setPermissions({ photos: 'unset', location: 'never' });
    expect(given()).toEqual(['photos denied', 'location blocked']);
    expect(device.permissions).toEqual({ camera: 'allow', photos: 'unset', location: 'never' });
    device.forget();
    await device.stop();
    await device.open('app://a');
    expect(given()).toEqual([]);
    expect(await failureOf(() => device.setPermissions({ camera: 'yes' }))).toBe(
      "The permission 'camera' is 'yes', and may be one of allow, deny, unset, always, inuse, never.");
    expect(await failureOf(() => device.setPermissions(undefined))).toBe(null);
    expect(new FlowDevice().permissions).toEqual({});
  });
