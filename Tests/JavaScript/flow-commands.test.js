const { beforeEach, expect, test } = require('navbridge');
const { make } = require('./elements');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
const printed = [];
Object.assign(host, { global: globalThis, driverMethods, print: (level, text) => void printed.push([level, text]),
  settings: { suite: {}, filmed: [] } });
const { commands } = require('house/flow-commands');
const { FlowError } = require('house/flow-errors');
const { find } = require('house/flow-selectors');

const screen = [0, 0, 400, 800];
let [elements, keyboard, style, now, log, moved, fails] = [[], false, 'light', 0, [], () => {}, {}];
const flow = {
  appId: 'app', scope: { copiedText: '', random: { Text: (length) => 'abcdefghij'.slice(0, length) } },
  warn(text) { log.push(['warn', text]); },
  device: {
    app: null, touchedAt: 0,
    async now() { return now; },
    async timeFor(limit) { return limit - 1; },
    async settle(limit) { log.push(['settle', limit]); },
    async screen() { return { elements, screen, keyboard }; },
    async find(selector, { isOptional }) {
      const [element] = find(selector, { elements, screen });
      if (!element) throw new FlowError(`none, ${isOptional}`, 'ElementNotFound');
      return { element };
    },
    async sees(selector, limit) {
      log.push(['sees', limit]);
      return find(selector, { elements, screen }).length > 0;
    },
    async misses(selector, limit) {
      log.push(['misses', limit]);
      return find(selector, { elements, screen }).length === 0;
    },
    async until(test_, limit) { log.push(['until', test_(await this.screen()), limit]); },
    async request(method, params) {
      if (method === 'device/snapshot') return { userInterfaceStyle: style };
      log.push([method, params]);
      if (fails[method]) throw fails[method];
      return 'picture';
    },
    async touch(path, { isFirst = false } = {}) { log.push(['touch', path[0].slice(0, 2), isFirst]); },
    async rest(limit) { log.push(['rest', limit]); },
    async move(path, limit) {
      const time = Math.round(path.reduce((sum, [, , ms]) => sum + ms, 0));
      log.push(['move', path[0].slice(0, 2), path.at(-1).slice(0, 2), time, limit]);
      now += 100;
      moved();
    },
    async act(method, params) { log.push([method, params]); },
    async open(url) { log.push(['open', url]); },
    async goHome() { log.push(['home']); },
  },
  async picture(name, picture) { log.push(['picture', name, picture]); },
};
const run = (name, values = {}, context = { isOptional: false, name }) => commands[name].run(flow, values, context);
const failureOf = async (act) => (async () => act())().then(() => null, ({ message }) => message);
const done = () => log.splice(0);
const show = (...values) => { elements = values.map((each) => make(each)).flatMap((each) => [each, ...each.inside()]); };

beforeEach(() => {
  [elements, keyboard, style, now, log, moved, fails] = [[], false, 'light', 0, [], () => {}, {}];
  flow.device.touchedAt = 0;
  show({ text: 'Same', frame: [0, 100, 100, 50] }, { text: 'Same', frame: [0, 200, 100, 50] },
    { text: 'Other', frame: [0, 300, 10, 10] });
});

test('of two equal elements the one of the index is tapped, and the upper one without', async () => {
  for (const [index, y] of [[undefined, 125], [0, 125], [1, 225], [-1, 225]]) {
    await run('tapOn', { text: 'Same', ...(index !== undefined && { index }) });
    expect([index, done().at(-1)]).toEqual([index, ['move', [50, y], [50, y], 0, undefined]]);
  }
  expect(await failureOf(() => run('tapOn', { text: 'Same', index: 2 }))).toBe('none, false');
  expect(await failureOf(() => run('tapOn', { text: 'None' }, { isOptional: true }))).toBe('none, true');
});

test('a tap is at a point of the element, or of the screen', async () => {
  await run('tapOn', { text: 'Same', point: '10%,100%', label: 'words', optional: true });
  expect(done().at(-1)[1]).toEqual([10, 150]);
  await run('tapOn', { point: '50%,25%' });
  expect(done()).toEqual([['move', [200, 200], [200, 200], 0, undefined]]);
  expect(await failureOf(() => run('tapOn', { repeat: 2 }))).toBe('A text, a selector or a point is expected.');
});

test('several taps have their delay between them, and only the last waits for the screen', async () => {
  await run('tapOn', { text: 'Other', repeat: 3, delay: 40, waitToSettleTimeoutMs: 70 });
  expect(done().slice(1)).toEqual([
    ['touch', [5, 305], true], ['clock/advance', { ms: 40 }], ['touch', [5, 305], false], ['clock/advance', { ms: 40 }],
    ['touch', [5, 305], false], ['rest', 70]]);
  await run('doubleTapOn', { text: 'Other' });
  expect(done().slice(1)).toEqual([['touch', [5, 305], true], ['clock/advance', { ms: 100 }], ['touch', [5, 305], false], ['rest',
    undefined]]);
  await run('tapOn', { text: 'Other', repeat: 0 });
  expect(done().slice(1)).toEqual([['move', [5, 305], [5, 305], 0, undefined]]);
  await run('longPressOn', { text: 'Other', waitToSettleTimeoutMs: 9 });
  expect(done().slice(1)).toEqual([['move', [5, 305], [5, 305], 3000, 9]]);
  expect(await failureOf(() => run('tapOn', { text: 'Other', repeat: 'often' }))).toMatch("'repeat' is \"often\"");
});

test('a swipe goes from place to place, in a direction, or from an element', async () => {
  await run('swipe', { start: '50%,50%', end: '10%,20', duration: 100, waitToSettleTimeoutMs: 8 });
  await run('swipe', { direction: 'UP' });
  await run('swipe', { direction: 'LEFT', from: { text: 'Same', index: 1 } });
  await run('swipe', { direction: 'RIGHT', from: 'Same' });
  await run('scroll');
  expect(done().filter(([name]) => name === 'move')).toEqual([
    ['move', [200, 400], [40, 20], 100, 8], ['move', [200, 720], [200, 80], 400, undefined],
    ['move', [50, 225], [40, 225], 400, undefined], ['move', [50, 125], [360, 125], 400, undefined],
    ['move', [200, 400], [200, 80], 333, undefined]].map((each, at) => (at === 1 ? expect.anything() : each)));
});

test('an element is scrolled for until it is seen, or the content or the time ends', async () => {
  const scrolled = async (values) => {
    const reason = await failureOf(() => run('scrollUntilVisible', { element: 'Far', ...values }));
    return [reason?.split('\n')[0] ?? null, done().length];
  };
  let left = 3;
  moved = () => {
    left -= 1;
    show({ text: 'Far', frame: [0, 500 + 100 * left, 100, 50], share: left < 1 ? 0.99 : left < 2 ? 0.98 : 0 });
  };
  // 99 % of it count as all of it.
  expect(await scrolled()).toEqual([null, 3]);
  [left, elements] = [3, []];
  expect(await scrolled({ visibilityPercentage: 50 })).toEqual([null, 2]);
  [left, elements] = [3, []];
  expect(await scrolled({ timeout: 200 })).toEqual(['No visible element found: "Far"', 2]);
  [left, elements] = [3, []];
  expect(await scrolled({ timeout: 201 })).toEqual([null, 3]);
  moved = () => {};
  show({ text: 'Near' });
  expect(await scrolled()).toEqual(['No visible element found: "Far"', 1]);
  expect(await scrolled({ element: 'Near', centerElement: true })).toEqual([null, 1]);
  expect(await scrolled({ element: 'Near' })).toEqual([null, 0]);
  expect(await failureOf(() => run('scrollUntilVisible'))).toBe("scrollUntilVisible needs 'element'.");
  await failureOf(() => run('scrollUntilVisible', { element: 'Far', speed: 100 }));
  await failureOf(() => run('scrollUntilVisible', { element: 'Far', speed: 400, direction: 'UP' }));
  await failureOf(() => run('scrollUntilVisible', { element: 'Far', speed: 40 }));
  expect(done().map(([, from, to, ms]) => [Math.sign(to[1] - from[1]), ms])).toEqual([[-1, 1], [1, 1], [-1, 601]]);
});

test('a text is typed key by key once there is a keyboard, and without a focus nothing happens', async () => {
  keyboard = true;
  now = 70;
  await run('inputText', { text: 12 });
  const wait = ['clock/advance', { ms: 1000 / 30 }];
  expect(done()).toEqual([
    ['until', true, 1000], ['device/keys', { text: '1' }], wait, ['device/keys', { text: '2' }], wait, ['settle', undefined]]);
  expect(flow.device.touchedAt).toBe(70);
  const keys = async (name, values) => {
    await run(name, values);
    return done().filter(([method]) => method === 'device/keys').map(([, { text }]) => text).join('');
  };
  expect(await keys('eraseText', { charactersToErase: '3' })).toBe('\b\b\b');
  expect((await keys('eraseText')).length).toBe(50);
  expect(await keys('inputRandomText')).toBe('abcdefgh');
  expect(await keys('inputRandomText', { length: 2 })).toBe('ab');
  fails['device/keys'] = Object.assign(new Error('focus'), { code: '-32004' });
  expect(await failureOf(() => keys('inputText', { text: 'a' }))).toBe(null);
  fails['device/keys'] = Object.assign(new Error('other'), { code: '-32000' });
  expect(await failureOf(() => keys('inputText', { text: 'a' }))).toBe('other');
});

test('a text is copied from the element, and pasted', async () => {
  show({ text: 'Label', label: 'label', id: 'a' }, { id: 'b' });
  await run('copyTextFrom', { id: 'a' });
  expect(flow.scope.copiedText).toBe('label');
  expect(await failureOf(() => run('copyTextFrom', { id: 'b' }))).toBe('Unable to copy text from id: b');
  await run('setClipboard', { text: 7 });
  await run('pasteText');
  expect(done().filter(([method]) => method === 'device/keys')).toEqual([['device/keys', { text: '7' }]]);
});

test('keys of a keyboard, of the device, and those that do nothing on iOS', async () => {
  for (const key of ['Enter', 'BACKSPACE', 'home', 'Back', 'volume up']) await run('pressKey', { key });
  expect(done().filter(([method]) => ['device/keys', 'home'].includes(method))).toEqual([['device/keys', { text: '\n' }], [
    'device/keys', { text: '\b' }], ['home']]);
  expect(await failureOf(() => run('pressKey', { key: 'lock' }))).toMatch('pressKey: Lock is not available');
  expect(await failureOf(() => run('pressKey', { key: 'constructor' }))).toBe('Unknown key name: constructor');
});

test('the keyboard is hidden by a drag up or to the side, and not at all where there is none', async () => {
  await run('hideKeyboard');
  expect(done()).toEqual([]);
  keyboard = true;
  moved = () => { keyboard = false; };
  await run('hideKeyboard');
  expect(done()).toEqual([['move', [200, 400], [200, 376], 50, undefined]]);
  keyboard = true;
  moved = () => {};
  expect(await failureOf(() => run('hideKeyboard'))).toMatch("Couldn't hide the keyboard.");
  expect(done().map(([, , to]) => to)).toEqual([[200, 376], [188, 400]]);
});

test('expectations have the time of a look less what has passed, and say what is missing', async () => {
  expect(await failureOf(() => run('assertVisible', { text: 'Same', label: 'x' }))).toBe(null);
  expect(await failureOf(() => run('assertVisible', { text: 'None' }))).toMatch(/^Assertion is false: "None" is visible/);
  expect(await failureOf(() => run('assertNotVisible', { text: 'None' }))).toBe(null);
  expect(await failureOf(() => run('assertNotVisible', { text: 'Same' }))).toBe('Assertion is false: "Same" is not visible');
  expect(done()).toEqual([['sees', 16_999], ['sees', 16_999], ['misses', 16_999], ['misses', 16_999]]);
  expect(await failureOf(() => run('extendedWaitUntil', { visible: 'Same', notVisible: 'Same', timeout: 10 }))).toBe(
    'Assertion is false: "Same" is not visible');
  expect(await failureOf(() => run('extendedWaitUntil', { visible: 'None', notVisible: 'None' }))).toBe(
    'Assertion is false: "None" is visible');
  expect(done()).toEqual([['sees', 9], ['misses', 9], ['sees', 16_999]]);
  await run('waitForAnimationToEnd');
  await run('waitForAnimationToEnd', { timeout: '2_000' });
  expect(done()).toEqual([['settle', 15_000], ['settle', 2000]]);
});

test('a dark mode is set, changed to the other one, and expected', async () => {
  await run('setDarkMode', { mode: 'enabled' });
  await run('setDarkMode', { mode: 'disabled' });
  await run('toggleDarkMode');
  style = 'dark';
  await run('toggleDarkMode');
  expect(done().map(([, given]) => given.style)).toEqual(['dark', 'light', 'dark', 'light']);
  expect(await failureOf(() => run('assertDarkMode'))).toBe(null);
  expect(await failureOf(() => run('assertLightMode'))).toBe('Assertion is false: dark mode is off');
  for (const orientation of ['LANDSCAPE_LEFT', 'landscapeRight', 'UPSIDE_DOWN', 'portrait']) {
    await run('setOrientation',
      { orientation });
  }
  expect(done().map(([, given]) => given.orientation)).toEqual(['landscapeLeft', 'landscapeRight', 'portraitUpsideDown',
    'portrait']);
  expect(await failureOf(() => run('setOrientation', { orientation: 'left' }))).toBe('Unknown orientation: left');
});

test('a picture is of the screen, or of an element of it', async () => {
  await run('takeScreenshot', { path: 'name' });
  expect(done()).toEqual([['device/screenshot', undefined], ['picture', 'name', 'picture']]);
  expect(await failureOf(() => run('takeScreenshot', { path: 'name', cropOn: { text: 'None' } }))).toBe('none, false');
  expect(done()).toEqual([]);
});

test('what does nothing on iOS says so, and what cannot be had is refused by its name', async () => {
  await Promise.all(['back', 'setAirplaneMode', 'toggleAirplaneMode', 'clearKeychain'].map((name) => run(name)));
  expect(done().map(([kind]) => kind)).toEqual(['warn', 'warn', 'warn']);
  for (const name of ['travel', 'setLocation', 'addMedia', 'assertWithAI', 'assertScreenshot']) {
    expect(await failureOf(() => run(name))).toMatch(`${name} is not available on the headless device: `);
  }
});
