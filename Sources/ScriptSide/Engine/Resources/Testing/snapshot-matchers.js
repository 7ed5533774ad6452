'use strict';
// The matchers that compare a value, or a screen, with one that an earlier run has kept.

const apps = require('./test-apps');
const { matchers } = require('./expect');
const inline = require('./inline-snapshots');
const { memberText } = require('./inspect');
const { look } = require('./navigation-matchers');
const { Lines, pretty } = require('./pretty');
const { isObject, withProperties } = require('./snapshot-properties');
const requests = require('./test-requests');
const screenshots = require('./test-screenshots');
const snapshots = require('./test-snapshots');
const { thrown } = require('./value-matchers');

/**
 * Compares the text by which a snapshot shows a value or a screen.
 * @param name the matcher @param properties the members of the value that are stated by matchers; undefined if there are none
 * @param compare returns `{isMatch, expected, reason}` for a text
 */
function onSnapshotText(name, received, properties, compare) {
  const verdict = (text) => {
    const { isMatch, expected, reason } = compare(text);
    if (isMatch) return { isMatch, reason: 'The value is that of the snapshot.' };
    if (expected === undefined) return { isMatch, reason };
    return { isMatch, reason, expected: new Lines(expected), received: new Lines(text) };
  };
  const isDevice = received === apps.driver.device || received instanceof apps.App;
  if (isDevice) {
    if (properties !== undefined) throw new TypeError(`${name} of a screen takes no properties.`);
    return look(received).then(({ app }) => app.screenLines()).then((lines) => verdict(lines.join('\n')));
  }
  const shown = withProperties(name, received, properties);
  return shown.verdict ?? verdict(pretty(shown.value));
}

/**
 * Returns `[properties, text]` of the arguments `(properties?, text?)`.
 * @param meaning the meaning of the text
 */
function split(name, args, meaning) {
  const [properties, text] = isObject(args[0]) ? args : [undefined, ...args];
  if (text === undefined || typeof text === 'string') return [properties, text];
  throw new TypeError(`${name} takes properties, an object, and ${meaning}, a text; not ${pretty(text)}.`);
}

function refuseNegation({ isNot }, name) {
  if (isNot) throw new TypeError(`${name} keeps a value, and has no negation.`);
}

/** Compares the message of the error that a function throws by `compare`, which is given its text as a snapshot has it. */
function onMessage(name, call, hint, compare) {
  if (hint !== undefined && typeof hint !== 'string') throw new TypeError(`${name} takes a text, not ${pretty(hint)}.`);
  const found = thrown(call);
  if (!found) return { isMatch: false, reason: 'The function did not throw.' };
  return onSnapshotText(name, memberText(found.error, 'message') ?? found.error, undefined, compare);
}

/** Compares a screen with the picture that was kept, and leaves a picture of the difference. */
async function compareScreens(svg, name) {
  const { isMatch, reason, picture } = screenshots.compare(svg, name);
  if (!picture) return { isMatch, reason };
  const path = await requests.request('picture', picture, { label: 'toMatchScreenshot' });
  return { isMatch, reason: `${reason}\nBefore, after and the difference: ${path}` };
}

Object.assign(matchers, {
  toMatchSnapshot(received, ...args) {
    refuseNegation(this, 'toMatchSnapshot');
    const [properties, hint] = split('toMatchSnapshot', args, 'a hint');
    return onSnapshotText('toMatchSnapshot', received, properties, (text) => snapshots.compare(text, hint));
  },
  toMatchScreenshot(received, name) {
    refuseNegation(this, 'toMatchScreenshot');
    const isScreen = received === apps.driver.device || received instanceof apps.App;
    if (!isScreen) throw new TypeError(`toMatchScreenshot needs the device or an app, not ${pretty(received)}.`);
    if (name !== undefined && typeof name !== 'string') {
      throw new TypeError(`toMatchScreenshot takes a name, a text; not ${pretty(name)}.`);
    }
    return look(received).then(({ app }) => app.request('device/screenshot')).then((svg) => compareScreens(svg, name));
  },
  toMatchInlineSnapshot(received, ...args) {
    refuseNegation(this, 'toMatchInlineSnapshot');
    const [properties, snapshot] = split('toMatchInlineSnapshot', args, 'the snapshot');
    // When the screen is known, the stack no longer shows the test.
    const stack = this.stack ?? new Error().stack;
    return onSnapshotText('toMatchInlineSnapshot', received, properties,
      (text) => inline.compare(text, snapshot, stack, properties !== undefined));
  },
  toThrowErrorMatchingSnapshot(call, hint) {
    refuseNegation(this, 'toThrowErrorMatchingSnapshot');
    return onMessage('toThrowErrorMatchingSnapshot', call, hint, (text) => snapshots.compare(text, hint));
  },
  toThrowErrorMatchingInlineSnapshot(call, snapshot) {
    refuseNegation(this, 'toThrowErrorMatchingInlineSnapshot');
    const stack = this.stack ?? new Error().stack;
    const compare = (text) => inline.compare(text, snapshot, stack, false);
    return onMessage('toThrowErrorMatchingInlineSnapshot', call, snapshot, compare);
  },
});
