'use strict';
// The matchers for devices: stacks, modals, events, commands and objects. Each of them waits until the app is at rest.

const apps = require('./test-apps');
const { contains, equals } = require('./equality');
const { matchers } = require('./expect');
const { settled } = require('./file-realm');
const { isRegExp, items } = require('./kinds');
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

/** The elements on the screen that a target names by a member, such as its testID; those of React's content, too. */
async function elements(target) {
  const app = apps.current();
  await app.rest('expect(…)');
  const snapshot = await app.request('device/snapshot', { react: true });
  const [[key, value] = []] = Object.entries(target);
  return [...tree.elements(snapshot)].filter((element) => element[key] === value);
}

const isTarget = (received) =>
  received !== null && typeof received === 'object' && ['testID', 'text', 'label'].some((key) => key in received);

/** Calls `verdict` with the first visible element that a target names. */
async function onElement(name, received, verdict) {
  if (!isTarget(received)) throw new TypeError(`${name} needs a target: { testID }, { text } or { label }.`);
  const found = await elements(received);
  if (!found.length) return { isMatch: false, reason: `There is no ${pretty(received)}.` };
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

async function visibility(received) {
  const target = typeof received === 'string' ? { componentId: received } : received;
  if (target.componentId !== undefined) {
    const { snapshot } = await look();
    const node = [...tree.everything(snapshot)].find(({ componentId }) => componentId === target.componentId);
    return node ? node.visible : undefined;
  }
  const found = await elements(target);
  return found.length ? found.some(({ visible }) => visible) : undefined;
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

Object.assign(matchers, {
  async toHaveStack(received, expected, id) {
    const stack = tree.findStack((await look(received)).snapshot, id);
    const reason = `There is no stack${id ? ` '${id}'` : ' in front'}.`;
    if (!stack) return { isMatch: false, expected, received: undefined, reason };
    return sameNodes(stack.children ?? [], expected);
  },
  toHaveModals: async (received, expected) => sameNodes(tree.modals((await look(received)).snapshot), expected),
  toHaveOverlays: async (received, expected) => sameNodes(tree.overlays((await look(received)).snapshot), expected),
  async toHaveTab(received, expected) {
    const tabs = tree.findTabs((await look(received)).snapshot);
    if (!tabs) return { isMatch: false, expected, received: undefined, reason: 'There are no tabs in front.' };
    const index = tabs.tabBar ? tabs.tabBar.selectedIndex : tabs.children.findIndex(({ visible }) => visible);
    if (typeof expected === 'number') return { isMatch: index === expected, expected, received: index };
    const verdict = sameNodes([tabs.children[index]], [expected]);
    return { ...verdict, expected, received: verdict.received[0] };
  },
  async toBeVisible(received) {
    const isVisible = await visibility(received);
    const name = pretty(received);
    if (isVisible === undefined) return { isMatch: false, reason: `There is no ${name}.` };
    return { isMatch: isVisible, reason: `${name} is ${isVisible ? '' : 'not '}visible.` };
  },
  toHaveText: (received, expected) => onElement('toHaveText', received, (element) => sameText(tree.textOf(element), expected)),
  toHaveValue: (received, expected) => onElement('toHaveValue', received, ({ value }) => compared(value, expected)),
  toBeFocused: (received) =>
    onElement('toBeFocused', received, ({ focused }) => ({
      isMatch: focused === true,
      reason: `${pretty(received)} is ${focused ? '' : 'not '}focused.`,
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
    return { isMatch: missing === undefined, reason: `${found}\n\nThe events:\n  ${all}` };
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
