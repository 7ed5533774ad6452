const { beforeEach, expect: jest, test } = require('navbridge');
const { host } = require('./host');

const driverMethods = () => ['stats/get', 'device/waitForIdle'].map((name) => ({ name, parameters: [] }));
const places = () => ({});
Object.assign(host, { global: globalThis, driverMethods, places, settings: { suite: {}, filmed: [] } });
const app = require('house/detox-app');
/** What the device shows: a list for each look, of which the last one stays. */
let looks = [];
let now = 0;
/** The times at which something is due. */
let due = [];
let count = 0;
const advanced = [];
const frame = [0, 0, 100, 100];
app.idle = async () => {};
app.screen = async () => {
  count += 1;
  const elements = typeof looks === 'function' ? looks(now) : looks;
  return { elements, screen: frame };
};
app.running = () => ({
  request: async (method, { ms } = {}) => {
    if (method === 'clock/now') return { ms: now, nextDue: due.find((time) => time > now) ?? null };
    advanced.push(ms);
    now += ms;
    return {};
  },
});
const { by } = require('house/detox-matchers');
const { element } = require('house/detox-element');
const { expect, waitFor } = require('house/detox-expect');

const make = (values) => {
  const made = { type: 'RCTView', frame: [0, 0, 10, 10], share: 1, enabled: true, react: {}, children: [], ...values };
  made.inside = function* inside() { for (const child of made.children) { yield child; yield* child.inside(); } };
  made.around = function* around() {};
  return made;
};
const save = element(by.id('save'));
const result = async (act) => (async () => act())().then(() => 'holds', ({ message }) => message);

beforeEach(() => {
  [looks, now, due, count] = [[], 0, [], 0];
  advanced.splice(0);
});

test.each([
  ['toBeVisible', [], { share: 0.75 }, { share: 0.74 }],
  ['toBeVisible', [1], { share: 0.01 }, { share: 0 }],
  ['toBeVisible', [100], { share: 1 }, { share: 0.99 }],
  ['toBeVisible', [50], { share: 0.5 }, { share: 0.49 }],
  ['toBeFocused', [], { focused: true }, { focused: false }],
  ['toBeFocused', [], { children: [make({ focused: true })] }, { children: [make({})] }],
  ['toHaveText', ['Save'], { text: 'Save' }, { text: 'Save it' }],
  ['toHaveText', [/s.ve/i], { text: 'SAVE' }, { text: 'SAVED' }],
  ['toHaveLabel', ['Save'], { label: 'Save' }, { label: 'save' }],
  ['toHaveId', ['save'], {}, { id: 'save', type: 'RCTText', text: 'x', only: 'not' }],
  ['toHaveToggleValue', [true], { type: 'RCTSwitch', value: true }, { type: 'RCTSwitch', value: false }],
  ['toHaveToggleValue', [false], { type: 'RCTSwitch', value: false }, { type: 'RCTSwitch', value: true }],
  ['toHaveSliderPosition', [0.5], { position: 0.5 }, { position: 0.51 }],
  ['toHaveSliderPosition', [0.5, 0.1], { position: 0.54 }, { position: 0.56 }],
  ['toHaveSliderPosition', [0], { position: 0 }, {}],
])('%s(%j) holds for %j and not for %j, and its negation the other way', async (name, args, right, wrong) => {
  looks = [make({ id: 'save', ...right })];
  jest(await result(() => expect(save)[name](...args))).toBe('holds');
  jest(await result(() => expect(save).not[name](...args))).toMatch(/^Test Failed: Failed expectation: NOT /);
  if (wrong.only === 'not') return;
  looks = [make({ id: 'save', ...wrong })];
  jest(await result(() => expect(save)[name](...args))).toMatch(/^Test Failed: Failed expectation: /);
  jest(await result(() => expect(save).not[name](...args))).toBe('holds');
});

test('what is not there does not exist and is not visible, and has no text, not even another one', async () => {
  jest(await result(() => expect(save).not.toExist())).toBe('holds');
  jest(await result(() => expect(save).toExist())).toMatch(/no element was found$/);
  jest(await result(() => expect(save).not.toBeVisible())).toBe('holds');
  jest(await result(() => expect(save).toBeVisible())).toMatch(/No elements found/);
  jest(await result(() => expect(save).not.toHaveText('x'))).toMatch(/No elements found/);
  jest(await result(() => expect(save).toBeNotVisible())).toBe('holds');
  jest(await result(() => expect(save).toNotExist())).toBe('holds');
  jest(await result(() => expect(save).toNotHaveText('x'))).toMatch(/No elements found/);
});

test('two elements exist, and are not one', async () => {
  looks = [make({ id: 'save', text: 'a' }), make({ id: 'save', text: 'b', frame: [0, 20, 10, 10] })];
  jest(await result(() => expect(save).toExist())).toBe('holds');
  jest(await result(() => expect(save).not.toExist())).toMatch(/it exists$/);
  jest(await result(() => expect(save).toHaveText('a'))).toMatch(/Multiple elements found/);
  jest(await result(() => expect(save.atIndex(0)).toHaveText('a'))).toBe('holds');
  jest(await result(() => expect(save.atIndex(1)).toHaveText('b'))).toBe('holds');
  jest(await result(() => expect(save.atIndex(1)).toHaveText('a'))).toMatch(/AT INDEX\(1\), View “View “b” #save”: it is “b”$/);
});

test.each([['toBeVisible', 0], ['toBeVisible', 101], ['toBeVisible', 1.5], ['toHaveText', 7], ['toHaveToggleValue', 1],
  ['toHaveSliderPosition', '1']])('%s(%j) is refused before anything is looked at', async (name, value) => {
  jest(await result(() => expect(save)[name](value))).toMatch(/should be/);
  jest(count).toBe(0);
});

test('a wait ends at the first look that holds', async () => {
  due = [250, 1000];
  looks = (time) => (time >= 250 ? [make({ id: 'save' })] : []);
  jest(await result(() => waitFor(save).toExist().withTimeout(5000))).toBe('holds');
  // It looks at each tenth of a second, without those at which nothing can have changed.
  jest([now, advanced, count]).toEqual([300, [300], 2]);
});

test('what comes at the end of the time is still seen, and what comes after it is not', async () => {
  due = [500];
  looks = (time) => (time >= 500 ? [make({ id: 'save' })] : []);
  jest(await result(() => waitFor(save).toExist().withTimeout(500))).toBe('holds');
  now = 0;
  due = [350, 500];
  jest(await result(() => waitFor(save).toExist().withTimeout(500))).toBe('holds');
  now = 0;
  due = [501];
  looks = (time) => (time >= 501 ? [make({ id: 'save' })] : []);
  jest(await result(() => waitFor(save).toExist().withTimeout(500))).toMatch(/TIMEOUT\(0.5s\), no element was found$/);
  jest(now).toBe(500);
});

test('a wait of no time looks once', async () => {
  jest(await result(() => waitFor(save).toExist().withTimeout(0))).toMatch(/^Test Failed: Timed out/);
  jest([count, advanced]).toEqual([1, []]);
  jest(await result(() => waitFor(save).toExist().withTimeout(-1))).toMatch(/timeout must be larger than 0/);
});

test('a wait for something that goes ends when it has gone', async () => {
  due = [100];
  looks = (time) => (time >= 100 ? [] : [make({ id: 'save' })]);
  jest(await result(() => waitFor(save).not.toBeVisible().withTimeout(1000))).toBe('holds');
  jest(now).toBe(100);
});

test('any other value is expected as Jest does', () => {
  require('house/value-matchers');
  expect(1).toBe(1);
  jest(() => expect(1).toBe(2)).toThrow();
  jest(() => expect(by.id('save'))).toThrow('expect takes an element');
  jest(() => waitFor(by.id('save'))).toThrow('is not a Detox element');
});

test('a scroll goes on until the expectation holds, and fails where the content ends', async () => {
  const scrolls = [];
  looks = () => (scrolls.length >= 2 ? [make({ id: 'save' })] : []);
  const { scrollBy } = Object.getPrototypeOf(save);
  Object.getPrototypeOf(save).scrollBy = async (...args) => {
    scrolls.push(args);
    return scrolls.length <= 2 ? 50 : 0;
  };
  try {
    jest(await result(() => waitFor(save).toExist().whileElement(by.id('list')).scroll(50, 'up'))).toBe('holds');
    jest(scrolls).toEqual([[50, 'up', NaN, NaN], [50, 'up', NaN, NaN]]);
    looks = [];
    jest(await result(() => waitFor(save).toExist().whileElement(by.id('list')).scroll(50))).toMatch(/Unable to scroll down in/);
    jest(scrolls.length).toBe(3);
    // It holds after the last bit of the way, which was none.
    looks = () => (scrolls.length > 3 ? [make({ id: 'save' })] : []);
    jest(await result(() => waitFor(save).toExist().whileElement(by.id('list')).scroll(50))).toBe('holds');
  } finally {
    Object.getPrototypeOf(save).scrollBy = scrollBy;
  }
});
