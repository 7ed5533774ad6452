'use strict';
// The commands of Maestro on iOS (e2e-languages §14 to §16), each with the fields that it takes.

const { appCommands, nothing } = require('./flow-app-commands');
const { FlowError, refusal } = require('./flow-errors');
const { LOOK } = require('./flow-device');
const { isTrue } = require('./flow-expressions');
const { advice, describe, find, textsOf } = require('./flow-selectors');
const gestures = require('./flow-gestures');
const { refused, word } = require('./flow-refused');
const { LONGEST_WAY, countOf, numberOf, timeOf } = require('./flow-values');
const { cropped } = require('./cropped-picture');
const { centre } = require('./rectangles');

const TAP_FIELDS = ['repeat', 'delay', 'retryTapIfNoChange', 'waitUntilVisible', 'waitToSettleTimeoutMs'];
const SELECTOR_NEEDS = 'a text or a selector';

/** The selector of a command: its values without those that are its own. */
function selectorOf(values, own = []) {
  const { label, optional, ...rest } = values;
  for (const name of own) delete rest[name];
  return rest;
}

const isSelector = (selector) => Object.keys(selector).some((name) => name !== 'point');

/** The place that a command presses: of an element, or of the screen. */
async function placeOf(flow, values, own, isOptional) {
  const selector = selectorOf(values, own);
  const { device } = flow;
  if (!isSelector(selector)) {
    if (selector.point === undefined) throw new FlowError('A text, a selector or a point is expected.', 'InvalidCommand');
    return { place: gestures.pointIn((await device.screen()).screen, selector.point) };
  }
  const { point, ...rest } = selector;
  await device.settle();
  const { element } = await device.find(rest, { isOptional });
  return { element, place: point === undefined ? centre(element.frame) : gestures.pointIn(element.frame, point) };
}

/** @param ms how long the finger presses */
const press = (ms, own) => async (flow, values, { isOptional }) => {
  const { place } = await placeOf(flow, values, own, isOptional);
  const count = Math.max(1, countOf('repeat', values.repeat ?? 1));
  const delay = timeOf('delay', values.delay ?? 100);
  // Only the last touch waits for the screen: the others come after the delay, whatever moves then.
  for (let at = 1; at < count; at++) {
    await flow.device.touch(gestures.press(place, ms), { isFirst: at === 1 });
    await flow.device.request('clock/advance', { ms: delay });
  }
  if (count === 1) return flow.device.move(gestures.press(place, ms), values.waitToSettleTimeoutMs);
  await flow.device.touch(gestures.press(place, ms));
  await flow.device.rest(values.waitToSettleTimeoutMs);
};

/** The keys of `pressKey` on iOS, by their names in small letters; null for those that do nothing there. */
const KEYS = {
  enter: '\n', backspace: '\b', home: 'home', back: null, lock: 'lock', 'volume up': null, 'volume down': null, tab: null,
  escape: null, power: null,
};

async function type(flow, text) {
  const { device } = flow;
  for (const key of text) {
    await device.request('device/keys', { text: key }).catch((error) => {
      // Typing without a focus has no effect.
      if (error.code !== '-32004') throw error;
    });
    await device.request('clock/advance', { ms: gestures.KEY });
  }
  device.touchedAt = await device.now();
  await device.settle();
}

const random = (kind) => async (flow, { length = 8 }) => {
  await type(flow, flow.scope.random[kind](countOf('length', length)));
};

async function assertVisible(flow, values) {
  const selector = selectorOf(values);
  const limit = await flow.device.timeFor(LOOK.needed);
  if (await flow.device.sees(selector, limit)) return;
  const hint = advice(selector, await flow.device.screen());
  throw new FlowError(`Assertion is false: ${describe(selector)} is visible${hint}`, 'AssertionFailure');
}

async function assertNotVisible(flow, values) {
  const selector = selectorOf(values);
  if (await flow.device.misses(selector, await flow.device.timeFor(LOOK.needed))) return;
  throw new FlowError(`Assertion is false: ${describe(selector)} is not visible`, 'AssertionFailure');
}

/** The commands: `word` is the field that a value alone sets, `fields` are all, `takesSelector` adds those of a selector. */
const commands = {
  ...appCommands,
  tapOn: { ...word('text', ...TAP_FIELDS), takesSelector: true, needs: SELECTOR_NEEDS, run: press(0, TAP_FIELDS) },
  doubleTapOn: {
    ...word('text', 'delay', 'waitToSettleTimeoutMs'), takesSelector: true, needs: SELECTOR_NEEDS,
    run: (flow, values, context) =>
      press(0, ['delay', 'repeat', 'waitToSettleTimeoutMs'])(flow, { ...values, repeat: 2 }, context),
  },
  longPressOn: {
    ...word('text', 'waitToSettleTimeoutMs'), takesSelector: true, needs: SELECTOR_NEEDS,
    run: press(3000, ['waitToSettleTimeoutMs']),
  },
  swipe: {
    fields: ['direction', 'start', 'end', 'from', 'duration', 'waitToSettleTimeoutMs'], needs: 'a direction, or start and end',
    async run(flow, { direction, start, end, from, duration = 400, waitToSettleTimeoutMs }) {
      const { screen } = await flow.device.screen();
      const origin = from === undefined ? undefined
        : (await placeOf(flow, typeof from === 'object' ? from : { text: from }, [])).place;
      const way = start === undefined ? gestures.swipe(screen, direction, origin)
        : [gestures.pointIn(screen, start), gestures.pointIn(screen, end)];
      await flow.device.move(gestures.line(...way, numberOf('duration', duration, LONGEST_WAY)), waitToSettleTimeoutMs);
    },
  },
  scroll: {
    fields: [],
    async run(flow) {
      const { screen } = await flow.device.screen();
      await flow.device.move(gestures.line(gestures.pointIn(screen, '50%,50%'), gestures.pointIn(screen, '50%,10%'), 333));
    },
  },
  scrollUntilVisible: {
    fields: ['element', 'direction', 'timeout', 'speed', 'visibilityPercentage', 'centerElement', 'waitToSettleTimeoutMs'],
    needs: 'an element',
    async run(flow, { element, direction = 'DOWN', timeout = 20_000, speed = 40, visibilityPercentage = 100,
      centerElement = false }) {
      if (element === undefined) throw new FlowError("scrollUntilVisible needs 'element'.", 'InvalidCommand');
      const begin = await flow.device.now();
      const duration = (1000 * (100 - Math.min(100, numberOf('speed', speed)))) / 100 + 1;
      const [limit, percentage] = [timeOf('timeout', timeout), numberOf('visibilityPercentage', visibilityPercentage)];
      for (;;) {
        const { elements, screen } = await flow.device.screen();
        const [found] = find(element, { elements, screen });
        const isSeen = found && found.share * 100 >= (percentage === 100 ? 99 : 0);
        if (isSeen && (!centerElement || gestures.isCentred(found.frame, screen))) return;
        if ((await flow.device.now()) - begin >= limit) break;
        const before = JSON.stringify(elements.map(({ frame }) => frame));
        await flow.device.move(gestures.line(...gestures.scroll(screen, direction), duration));
        const after = await flow.device.screen();
        const isSame = JSON.stringify(after.elements.map(({ frame }) => frame)) === before;
        // At the end of the content no further swipe can bring it.
        if (isSame) {
          if (isSeen) return;
          break;
        }
      }
      const hint = advice(element, await flow.device.screen());
      throw new FlowError(`No visible element found: ${describe(element)}${hint}`, 'ElementNotFound');
    },
  },

  inputText: {
    ...word('text'), needs: 'a text',
    async run(flow, { text }) {
      await flow.device.until(({ keyboard }) => keyboard || null, 1000);
      await type(flow, String(text));
    },
  },
  inputRandomText: { fields: ['length'], run: random('Text') },
  inputRandomNumber: { fields: ['length'], run: random('Number') },
  inputRandomEmail: { fields: [], run: random('Email') },
  inputRandomPersonName: { fields: [], run: random('PersonName') },
  inputRandomCityName: { fields: [], run: random('CityName') },
  inputRandomCountryName: { fields: [], run: random('CountryName') },
  inputRandomColorName: { fields: [], run: random('ColorName') },
  eraseText: {
    ...word('charactersToErase'),
    run: (flow, { charactersToErase = 50 }) => type(flow, '\b'.repeat(countOf('charactersToErase', charactersToErase))),
  },
  copyTextFrom: {
    ...word('text'), takesSelector: true, needs: SELECTOR_NEEDS,
    async run(flow, values, { isOptional }) {
      const { scope } = flow;
      const { element } = await flow.device.find(selectorOf(values), { isOptional });
      const [text] = textsOf(element);
      if (text === undefined) {
        throw new FlowError(`Unable to copy text from ${describe(selectorOf(values))}`, 'UnableToCopyTextFromElement');
      }
      scope.copiedText = text;
    },
  },
  setClipboard: { ...word('text'), async run(flow, { text }) { flow.scope.copiedText = String(text); } },
  pasteText: { fields: [], run: (flow) => type(flow, flow.scope.copiedText) },
  pressKey: {
    ...word('key'), needs: 'a key',
    async run(flow, { key }) {
      const name = String(key).toLowerCase();
      if (!Object.hasOwn(KEYS, name)) throw new FlowError(`Unknown key name: ${key}`, 'InvalidCommand');
      if (KEYS[name] === 'lock') throw refusal('pressKey: Lock', 'nothing locks it');
      if (KEYS[name] === 'home') await flow.device.goHome();
      else if (KEYS[name] !== null) await type(flow, KEYS[name]);
    },
  },
  hideKeyboard: {
    fields: [],
    async run(flow) {
      const { screen } = await flow.device.screen();
      for (const [x, y] of [['50%', '47%'], ['47%', '50%']]) {
        if (!(await flow.device.screen()).keyboard) return;
        await flow.device.move(gestures.line(gestures.pointIn(screen, '50%,50%'), gestures.pointIn(screen, `${x},${y}`), 50));
      }
      if (!(await flow.device.screen()).keyboard) return;
      throw new FlowError("Couldn't hide the keyboard. A tap beside the input may hide it.", 'HideKeyboardFailure');
    },
  },

  assertVisible: { ...word('text'), takesSelector: true, needs: SELECTOR_NEEDS, run: assertVisible },
  assertNotVisible: { ...word('text'), takesSelector: true, needs: SELECTOR_NEEDS, run: assertNotVisible },
  assertTrue: {
    ...word('condition'), isScript: true, needs: 'a condition',
    async run(flow, { condition }) {
      if (!isTrue(condition)) throw new FlowError(`Assertion is false: ${condition} is true`, 'AssertionFailure');
    },
  },
  extendedWaitUntil: {
    fields: ['visible', 'notVisible', 'timeout'], needs: "'visible' or 'notVisible'",
    async run(flow, { visible, notVisible, timeout = LOOK.needed }) {
      const limit = await flow.device.timeFor(timeOf('timeout', timeout));
      if (visible !== undefined && !(await flow.device.sees(visible, limit))) {
        throw new FlowError(`Assertion is false: ${describe(visible)} is visible`, 'AssertionFailure');
      }
      if (notVisible !== undefined && !(await flow.device.misses(notVisible, limit))) {
        throw new FlowError(`Assertion is false: ${describe(notVisible)} is not visible`, 'AssertionFailure');
      }
    },
  },
  waitForAnimationToEnd: {
    fields: ['timeout'],
    run: (flow, { timeout = 15_000 }) => flow.device.settle(timeOf('timeout', timeout)),
  },

  takeScreenshot: {
    ...word('path', 'cropOn'), needs: 'a name',
    async run(flow, { path, cropOn }, { isOptional }) {
      const frame = cropOn === undefined ? undefined : (await flow.device.find(cropOn, { isOptional })).element.frame;
      const picture = await flow.device.request('device/screenshot');
      await flow.picture(String(path), frame ? cropped(picture, frame) : picture);
    },
  },
  startRecording: { ...word('path'), needs: 'a name', run: (flow, { path }) => flow.startRecording(String(path)) },
  stopRecording: { fields: [], run: (flow) => flow.stopRecording() },

  evalScript: { ...word('script'), isScript: true, needs: 'a script', run: nothing() },
  runScript: { ...word('file', 'env', 'when'), needs: 'a file', run: (flow, values, context) => flow.runScript(values, context) },
  runFlow: {
    ...word('file', 'commands', 'when', 'env'), needs: "'file' or 'commands'", keeps: ['commands'],
    run: (flow, values, context) => flow.runFlow(values, context),
  },
  repeat: {
    fields: ['times', 'while', 'commands'], keeps: ['commands', 'while'], needs: 'commands',
    run: (flow, values, context) => flow.repeat(values, context),
  },
  retry: {
    fields: ['maxRetries', 'file', 'commands', 'env'], keeps: ['commands'], needs: 'commands',
    run: (flow, values, context) => flow.retry(values, context),
  },

  back: { fields: [], run: nothing('back does nothing on iOS; tap the back button or swipe from the edge') },
  setAirplaneMode: { ...word('mode'), run: nothing('setAirplaneMode does nothing on iOS') },
  toggleAirplaneMode: { fields: [], run: nothing('toggleAirplaneMode does nothing on iOS') },
  ...refused,
};

module.exports = { commands };
