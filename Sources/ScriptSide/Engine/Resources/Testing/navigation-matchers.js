'use strict';
// The matchers for devices: stacks, modals, events, commands and objects. Each of them waits until the app is at rest.

const apps = require('./test-apps');
const { contains, equals } = require('./equality');
const { matchers } = require('./expect');
const { settled } = require('./file-realm');
const { inspect } = require('./inspect');
const { isRegExp, items } = require('./kinds');
const { listed, nearest } = require('./likeness');
const { pretty } = require('./pretty');
const tree = require('./screen-tree');
const timers = require('./timers');
const { isError } = require('./value-matchers');

/** The app that a matcher looks at: one that was given, or the one that `device` acts on. */
const appOf = (received) => (received instanceof apps.App ? received : apps.current());

async function look(received) {
  const app = appOf(received);
  await app.rest('expect(…)');
  return { app, snapshot: await app.snapshot() };
}

/** The members by which a target names an element, each with the sentence for a screen where no element has it. */
const TARGETS = {
  testID: 'Nothing there has a testID.', text: 'Nothing there has a text.', label: 'Nothing there has a label.',
};

/** Returns the member by which a target names an element. */
function keyOf(name, target) {
  const keys = target !== null && typeof target === 'object' ? Object.keys(target) : [];
  const found = keys.filter((key) => key in TARGETS);
  if (found.length > 1) {
    const names = found.map((key) => `'${key}'`);
    throw new TypeError(
      `${name}: ${names.slice(0, -1).join(', ')} and ${names.at(-1)} name a target each. Give one of them.`);
  }
  if (found.length) return found[0];
  const [near] = keys.map((key) => nearest(key, Object.keys(TARGETS))).filter(Boolean);
  throw new TypeError(
    `${name} needs a target: { testID }, { text } or { label }.${near ? ` Did you mean '${near}'?` : ''}`);
}

/**
 * Looks for the elements on the screen that a target names, among those of React's content, too.
 * @returns `{found, missing}`: the elements, and the sentences if there are none
 */
async function elements(name, target) {
  const key = keyOf(name, target);
  const app = apps.current();
  await app.rest('expect(…)');
  const all = [...tree.elements(await app.request('device/snapshot', { react: true }))];
  const there = all.map((element) => element[key]).filter((value) => typeof value === 'string' && value !== '');
  const found = all.filter((element) => element[key] === target[key]);
  const isMisspelt = !found.length && key === 'testID' && typeof target.testID === 'string';
  const advice = isMisspelt ? await app.adviceFor(target.testID) : '';
  return { found, missing: `There is no ${inspect(target, 1)}. ${listed(target[key], there, TARGETS[key])}${advice}` };
}

/** Calls `verdict` with the first visible element that a target names. */
async function onElement(name, received, verdict) {
  const { found, missing } = await elements(name, received);
  if (!found.length) return { isMatch: false, reason: missing };
  return verdict(found.find(({ visible }) => visible) ?? found[0]);
}

const compared = (received, expected) => ({ isMatch: equals(received, expected), expected, received });

/** Compares a text with another one, or with a pattern. */
const sameText = (text, expected) =>
  isRegExp(expected) ? { isMatch: new RegExp(expected).test(text), expected, received: text } : compared(text, expected);

/** Compares ids with nodes. A container may be named by the id of a screen that it shows. */
function sameNodes(nodes, expected) {
  if (!Array.isArray(expected)) throw new TypeError('An array of component ids is expected, lowest first.');
  const isNamed = (node, id) => [...tree.names(node)].some((name) => equals(name, id));
  const isMatch = nodes.length === expected.length && nodes.every((node, index) => isNamed(node, expected[index]));
  const nameOf = (node) => (tree.isRoute(node) ? node.name : node.componentId ?? node.class);
  const shown = nodes.map((node, index) =>
    (index < expected.length && isNamed(node, expected[index]) ? expected[index] : nameOf(node)));
  return { isMatch, expected, received: shown };
}

/** An event without the prefix that all of react-native-navigation's events have. */
const shortName = (name) => name.replace(/^RNN\./, '');

/** The name of an emitted event that a misspelt one means; undefined if events of the name were emitted, or none is alike. */
function nearEvent(expected, emitted) {
  const name = typeof expected === 'string' ? expected : Array.isArray(expected) ? expected[0] : expected.name;
  const names = emitted.map((event) => shortName(event.name));
  return typeof name !== 'string' || names.includes(shortName(name)) ? undefined : nearest(shortName(name), names);
}

function isEvent(event, expected) {
  if (typeof expected === 'string') return shortName(event.name) === shortName(expected);
  const [name, body] = Array.isArray(expected) ? items(expected) : [expected.name, expected.body];
  return shortName(event.name) === shortName(name) && (body === undefined || contains(event.body, body));
}

/** How a promise has settled, once the app is at rest: `pending`, `fulfilled` or `rejected`. */
async function settlement(subject) {
  const app = apps.current();
  if (typeof subject === 'string') {
    await app.rest('expect(…)');
    const command = app.commands.find(({ id }) => id === subject);
    const sent = () => app.commands.map(({ id }) => id).join(', ') || 'none';
    if (!command) throw new Error(`The app has sent no command '${subject}'; it has sent ${sent()}.`);
    const { state, value, code, message } = command;
    if (state === 'pending') return { state };
    return state === 'resolved' ? { state: 'fulfilled', value } : { state, error: Object.assign(new Error(message), { code }) };
  }
  let outcome = { state: 'pending' };
  const promise = typeof subject === 'function' ? app.run(subject) : subject;
  const seen = settled(promise).then(
    ({ value }) => { outcome = { state: 'fulfilled', value }; }, (error) => { outcome = { state: 'rejected', error }; });
  await app.rest('expect(…)');
  // The answer precedes that of the request for rest; a promise that is made of it settles some microtasks later.
  await Promise.race([seen, new Promise((done) => timers.schedule('timer', done, 0, []))]);
  return outcome;
}

const inWords = ({ state, value, error }) =>
  ({
    pending: 'It is pending.',
    fulfilled: `It was fulfilled: ${pretty(value)}`,
    rejected: `It was rejected: ${pretty(error)}`,
  })[state];

/** Returns `{isVisible, missing}`: undefined and the sentences for something that is not there. */
async function visibility(received) {
  const wanted = typeof received === 'string' ? received : received?.componentId;
  if (wanted !== undefined) {
    const { snapshot } = await look();
    const node = [...tree.everything(snapshot)].find(({ componentId }) => componentId === wanted);
    const others = listed(wanted, tree.componentIds(snapshot), 'Nothing there has an id.');
    return { isVisible: node?.visible, missing: `There is no ${inspect(received, 1)}. ${others}` };
  }
  const { found, missing } = await elements('toBeVisible', received);
  return { isVisible: found.length ? found.some(({ visible }) => visible) : undefined, missing };
}

/** The objects that live, by class, at rest. */
async function living(app) {
  await app.rest('expect(…)');
  return (await app.stats()).liveObjects;
}

const grown = (before, after) =>
  Object.fromEntries(
    Object.keys(after).map((name) => [name, after[name] - (before[name] ?? 0)]).filter(([, growth]) => growth > 0),
  );

const NO_TABS = 'There are no tabs in front. Those that JavaScript draws without screens of native code are texts and views: ' +
  'expect what the open one shows, such as expect({ text }).toBeVisible().';
/** A container of screens has only those of the tabs that were open once. */
const BY_NAME = "These tabs are React Navigation's in JavaScript, which have no numbers here: expect the name of the route, " +
  "such as toHaveTab('Home').";

Object.assign(matchers, {
  async toHaveStack(received, expected, id) {
    const { snapshot } = await look(received);
    const stack = tree.findStack(snapshot, id);
    const others = listed(id, tree.stackIds(snapshot), 'Nothing there is a stack.');
    const reason = `There is no stack${id ? ` '${id}'` : ' in front'}. ${others}`;
    if (!stack) return { isMatch: false, expected, received: undefined, reason };
    return sameNodes(stack.children ?? [], expected);
  },
  toHaveModals: async (received, expected) => sameNodes(tree.modals((await look(received)).snapshot), expected),
  toHaveOverlays: async (received, expected) => sameNodes(tree.overlays((await look(received)).snapshot), expected),
  async toHaveTab(received, expected) {
    const tabs = tree.findTabs((await look(received)).snapshot);
    if (!tabs) return { isMatch: false, expected, received: undefined, reason: NO_TABS };
    const index = tabs.tabBar ? tabs.tabBar.selectedIndex : tabs.children.findIndex(({ visible }) => visible);
    if (typeof expected === 'number') {
      return { isMatch: index === expected, expected, received: index, ...(tabs.tabBar ? {} : { reason: BY_NAME }) };
    }
    const verdict = sameNodes([tabs.children[index]], [expected]);
    const ids = tabs.children.flatMap((tab) => [...tree.names(tab)]);
    const isThere = typeof expected !== 'string' || ids.includes(expected);
    const reason = isThere ? {} : { reason: `No tab shows ${inspect(expected, 1)}. ${listed(expected, ids, '')}` };
    return { ...verdict, expected, received: verdict.received[0], ...reason };
  },
  async toBeVisible(received) {
    const { isVisible, missing } = await visibility(received);
    const name = inspect(received, 1);
    if (isVisible === undefined) return { isMatch: false, reason: missing };
    return { isMatch: isVisible, reason: `${name} is ${isVisible ? '' : 'not '}visible.` };
  },
  toHaveText: (received, expected) => onElement('toHaveText', received, (element) => sameText(tree.textOf(element), expected)),
  toHaveValue: (received, expected) => onElement('toHaveValue', received, ({ value }) => compared(value, expected)),
  toBeFocused: (received) =>
    onElement('toBeFocused', received, ({ focused }) => ({
      isMatch: focused === true,
      reason: `${inspect(received, 1)} is ${focused ? '' : 'not '}focused.`,
    })),
  async toHaveEmitted(received, expected) {
    const { app } = await look(received);
    const { emitted } = app;
    const wanted = Array.isArray(expected) ? items(expected) : [expected];
    let from = 0;
    const missing = wanted.find((one) => {
      const index = emitted.findIndex((event, position) => position >= from && isEvent(event, one));
      if (index >= 0) from = index + 1;
      return index < 0;
    });
    const all = emitted.map(({ name, body, at }) => `${at} ms ${shortName(name)} ${JSON.stringify(body)}`).join('\n  ');
    const found = missing === undefined ? 'All were emitted in this order.' : `Missing, in this order: ${pretty(missing)}`;
    const near = missing === undefined ? undefined : nearEvent(missing, emitted);
    const question = near === undefined ? '' : `\nThere is no event of this name. Did you mean '${near}'?`;
    return { isMatch: missing === undefined, reason: `${found}${question}\n\nThe events:\n  ${all}` };
  },
  async toSettle(received) {
    const outcome = await settlement(received);
    return { isMatch: outcome.state !== 'pending', reason: inWords(outcome) };
  },
  async toReject(received, expected) {
    const outcome = await settlement(received);
    if (outcome.state !== 'rejected') return { isMatch: false, reason: inWords(outcome) };
    const isMatch = typeof expected === 'string' && expected === outcome.error.code || isError(outcome.error, expected);
    return { isMatch, ...(expected === undefined ? { reason: inWords(outcome) } : { expected, received: outcome.error }) };
  },
  /** @param received a device, whose objects are compared with those at its launch, or a function that uses it */
  async toLeakNothing(received) {
    const app = appOf(received);
    const isFunction = typeof received === 'function';
    const before = isFunction ? await living(app) : app.description.liveObjects;
    if (isFunction) await settled(received());
    const leaked = grown(before, await living(app));
    return { isMatch: Object.keys(leaked).length === 0, reason: `More objects live than before: ${pretty(leaked)}` };
  },
});

module.exports = { look };
