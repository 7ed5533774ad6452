'use strict';
// `expect(element)` and `waitFor(element)` (e2e-languages §6). `expect` of anything else is Jest's.

const { idle, running, screen } = require('./detox-app');
const { DetoxElement, element: elementOf } = require('./detox-element');
const { DetoxRuntimeError, argumentWords, expectKind, failure, isNumber, placing } = require('./detox-errors');
const { hidden, inWords, matching, nameOf, single } = require('./detox-find');
const { Matcher, expectMatcher, isSame, isTextOrPattern, valueOf, words } = require('./detox-matchers');
const { expect: jestExpect } = require('./expect');

/** How long `waitFor` lets pass between two looks, in milliseconds of the device's time. */
const INTERVAL = 100;

const isPercent = (value) => Number.isInteger(value) && value >= 1 && value <= 100;

/** Compares a member of the element, and gives its value for the message. */
const compares = (name, read) => ({
  kind: [isTextOrPattern, 'a string or regex'],
  words: (wanted) => `${name}(${name.slice(2).toLowerCase().replace('have', '')} == ${words(wanted)})`,
  test: (element, wanted) => isSame(read(element), wanted),
  got: (element) => `it is ${read(element) === undefined ? 'missing' : words(read(element))}`,
});

/**
 * The expectations by name: `test` of the element, `got` for a failure, `words` of messages, and `all` for those that look at
 * more than one element.
 */
const expectations = {
  toBeVisible: {
    defaults: [75],
    kind: [isPercent, 'an integer from 1 to 100'],
    words: () => 'TOBEVISIBLE',
    test: (element, percent, frame) => hidden(element, percent, frame) === null,
    got: (element, percent, frame) => hidden(element, percent, frame) ?? 'it is visible',
    /** What is not there is not visible. */
    ofMissing: false,
  },
  toExist: { words: () => 'TOEXIST', all: (found) => found.length > 0 },
  toBeFocused: {
    words: () => 'TOBEFOCUSED',
    test: (element) => element.focused === true || [...element.inside()].some(({ focused }) => focused),
    got: () => 'the focus is elsewhere',
  },
  toHaveText: compares('TOHAVETEXT', ({ text }) => text),
  toHaveLabel: compares('TOHAVELABEL', ({ label }) => label),
  toHaveId: compares('TOHAVEID', ({ id }) => id),
  toHaveValue: compares('TOHAVEVALUE', valueOf),
  toHaveToggleValue: {
    kind: [(value) => typeof value === 'boolean', 'a boolean'],
    words: (wanted) => `TOHAVEVALUE(toggleValue == ${wanted ? 'ON' : 'OFF'})`,
    test: (element, wanted) => valueOf(element) === (wanted ? '1' : '0'),
    got: (element) => `it is ${valueOf(element) === '1' ? 'on' : 'off'}`,
  },
  toHaveSliderPosition: {
    kind: [isNumber, 'a number'],
    words: (wanted) => `TOHAVESLIDERPOSITION(${wanted})`,
    test: ({ position = NaN }, wanted, _, tolerance = 0) =>
      Math.abs(position - wanted) < Math.max(Math.abs(position), Math.abs(wanted), 2.2e-16) * Math.max(tolerance, 2.2e-16),
    got: ({ position }) => (position === undefined ? 'it is no slider' : `it is at ${position}`),
  },
};

/** One expectation of an element: it looks at the screen, and says how it came out. */
class Expectation {
  constructor(target, name, args, isNot) {
    const rule = expectations[name];
    const given = args.length ? args : rule.defaults ?? [];
    if (rule.kind) expectKind(name, given[0], ...rule.kind);
    Object.assign(this, { target, rule, args: given, isNot });
  }

  get words() {
    const { matcher, index } = this.target;
    return `${this.isNot ? 'NOT ' : ''}${this.rule.words(...this.args)} WITH ${nameOf(matcher, index)}`;
  }

  /** Returns null if it holds, or the reason for which it does not. */
  async look() {
    const { matcher, index } = this.target;
    const { rule, args: [wanted, ...others], isNot } = this;
    const { elements, screen: frame } = await screen();
    const found = matching(matcher, elements);
    if (rule.all) return rule.all(found) !== isNot ? null : found.length ? 'it exists' : 'no element was found';
    if (!found.length && rule.ofMissing === false && isNot) return null;
    let element;
    try {
      element = single(matcher, index, elements);
    } catch (error) {
      return error.message.replace(/^Test Failed: /, '');
    }
    if (rule.test(element, wanted, frame, ...others) !== isNot) return null;
    return `View “${inWords(element)}”: ${rule.got(element, wanted, frame)}`;
  }
}

/** Looks once, when the app is idle. */
async function check(expectation) {
  await idle();
  const reason = await expectation.look();
  if (reason !== null) throw failure(`Failed expectation: ${expectation.words}, ${reason}`);
}

function seconds(ms) {
  return `${ms / 1000}s`;
}

/** Looks now and then until the expectation holds, or the time is over. */
async function waitUntil(expectation, timeout) {
  if (!isNumber(timeout) || timeout < 0) throw new DetoxRuntimeError('timeout must be larger than 0');
  await idle();
  const app = running();
  let elapsed = 0;
  for (;;) {
    const reason = await expectation.look();
    if (reason === null) return;
    if (elapsed >= timeout) {
      throw failure(`Timed out while waiting for expectation: ${expectation.words} TIMEOUT(${seconds(timeout)}), ${reason}`);
    }
    // Nothing changes before the next thing is due, so the looks in between are left out.
    const { ms, nextDue } = await app.request('clock/now');
    const due = nextDue === null ? Infinity : Math.max(0, nextDue - ms);
    const step = Math.max(1, Math.ceil(due / INTERVAL)) * INTERVAL;
    const span = Math.min(step, timeout - elapsed);
    await app.request('clock/advance', { ms: span });
    elapsed += span;
  }
}

/** What `waitFor(element).toBeVisible()` returns: nothing happens before it is told how long to wait. */
class Waiting {
  constructor(expectation) {
    this.expectation = expectation;
  }

  withTimeout(ms) {
    return placing(waitUntil, ({ words: wanted }) => `waitFor ${wanted} TIMEOUT(${seconds(Number(ms))})`)(this.expectation, ms);
  }

  /** Returns the actions of an element that are repeated until the expectation holds. On iOS only `scroll` is. */
  whileElement(matcher) {
    expectMatcher(matcher);
    const { expectation } = this;
    return {
      scroll: placing(async (pixels, direction = 'down', startX = NaN, startY = NaN) => {
        const scrolled = elementOf(matcher);
        await idle();
        for (let reason = await expectation.look(); reason !== null; reason = await expectation.look()) {
          const moved = await scrolled.scrollBy(pixels, direction, startX, startY);
          if (moved > 0) continue;
          reason = await expectation.look();
          if (reason === null) return;
          const failed = `failed expectation: ${expectation.words}, ${reason}`;
          throw failure(`Unable to scroll ${direction} in “${scrolled.description}” and ${failed}`);
        }
      }, (...args) => `waitFor ${expectation.words} whileElement(${matcher.description}).scroll${argumentWords(args)}`),
    };
  }
}

/** The names that Detox had for negations. */
const negations = Object.fromEntries(
  ['toBeVisible', 'toExist', 'toBeFocused', 'toHaveText', 'toHaveLabel', 'toHaveId', 'toHaveValue'].map((name) =>
    [name.startsWith('toBe') ? `toBeNot${name.slice(4)}` : `toNot${name.slice(2)}`, name]));

/** The words of a step for an expectation, whose arguments may be wrong. */
const stepWords = ({ description }, name, args, isNot) =>
  `${isNot ? 'not.' : ''}${name}${argumentWords(args)} on ${description}`;

/** Makes the functions of an expectation. @param make called with the expectation */
function functions(target, make, without = []) {
  const wordsOf = (name, isNot) => (make === check ? (...args) => `expect ${stepWords(target, name, args, isNot)}` : undefined);
  const of = (isNot) => Object.fromEntries(Object.keys(expectations).filter((name) => !without.includes(name))
    .map((name) => [name, placing((...args) => make(new Expectation(target, name, args, isNot)), wordsOf(name, isNot))]));
  const old = Object.entries(negations).map(([name, positive]) =>
    [name, placing((...args) => make(new Expectation(target, positive, args, true)), wordsOf(positive, true))]);
  return { ...of(false), ...Object.fromEntries(old), not: of(true) };
}

function expectTarget(value) {
  if (value instanceof DetoxElement) return;
  throw new DetoxRuntimeError(`${String(value)} is not a Detox element. Elements are made by element(by.id('…')).`);
}

/** Expects something of an element, or of any other value as Jest does. */
function expect(value) {
  if (value instanceof Matcher) throw new DetoxRuntimeError('expect takes an element: expect(element(by.id(\'…\'))).');
  if (!(value instanceof DetoxElement)) return jestExpect(value);
  return functions(value, check);
}
for (const name of Object.keys(jestExpect)) {
  Object.defineProperty(expect, name, { get: () => jestExpect[name], enumerable: true, configurable: true });
}

function waitFor(value) {
  expectTarget(value);
  return functions(value, (expectation) => new Waiting(expectation), ['toHaveToggleValue', 'toHaveSliderPosition']);
}

module.exports = { expect, waitFor };
