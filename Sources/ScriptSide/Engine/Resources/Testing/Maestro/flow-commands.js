'use strict';
// The commands of Maestro on iOS (e2e-languages §14 to §16), each with the fields that it takes.

const { FlowError, refusal } = require('./flow-errors');
const { LOOK } = require('./flow-device');
const { isTrue } = require('./flow-expressions');
const { describe, find, textsOf } = require('./flow-selectors');
const gestures = require('./flow-gestures');
const { refused, word } = require('./flow-refused');
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
  const count = Math.max(1, Number(values.repeat ?? 1));
  for (let at = 0; at < count; at++) {
    if (at > 0) await flow.device.request('clock/advance', { ms: Number(values.delay ?? 100) });
    await flow.device.move(gestures.press(place, ms), values.waitToSettleTimeoutMs);
  }
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
  await type(flow, flow.scope.random[kind](Number(length)));
};

async function assertVisible(flow, values) {
  const selector = selectorOf(values);
  const limit = await flow.device.timeFor(LOOK.needed);
  if (await flow.device.sees(selector, limit)) return;
  throw new FlowError(`Assertion is false: ${describe(selector)} is visible`, 'AssertionFailure');
}

async function assertNotVisible(flow, values) {
  const selector = selectorOf(values);
  if (await flow.device.misses(selector, await flow.device.timeFor(LOOK.needed))) return;
  throw new FlowError(`Assertion is false: ${describe(selector)} is not visible`, 'AssertionFailure');
}

const isDark = async (flow) => (await flow.device.request('device/snapshot', {})).userInterfaceStyle === 'dark';
const setDark = (flow, dark) => flow.device.act('device/setUserInterfaceStyle', { style: dark ? 'dark' : 'light' });

const assertDark = (wanted) => async (flow) => {
  if (await isDark(flow) === wanted) return;
  throw new FlowError(`Assertion is false: dark mode is ${wanted ? 'on' : 'off'}`, 'AssertionFailure');
};

const ORIENTATIONS = {
  portrait: 'portrait', landscapeleft: 'landscapeLeft', landscaperight: 'landscapeRight', upsidedown: 'portraitUpsideDown',
};

const nothing = (note) => async (flow) => { if (note) flow.warn(note); };
/** The commands: `word` is the field that a value alone sets, `fields` are all, `takesSelector` adds those of a selector. */
const commands = {
  launchApp: {
    ...word('appId', 'clearState', 'clearKeychain', 'stopApp', 'permissions', 'arguments'),
    async run(flow, { stopApp = true, permissions = { all: 'allow' }, arguments: given = {} }) {
      if (stopApp || !flow.device.app) {
        await flow.device.stop();
        const list = Object.entries(given).map(([key, value]) => `${key}=${value}`);
        await flow.device.launch(list.length ? { launchArgument: list } : {});
      } else {
        await flow.device.act('device/foreground', {});
      }
      await flow.device.setPermissions(permissions);
    },
  },
  stopApp: { ...word('appId'), run: (flow) => flow.device.stop() },
  killApp: { ...word('appId'), run: (flow) => flow.device.stop() },
  clearState: { ...word('appId'), run: (flow) => flow.device.stop() },
  clearKeychain: { fields: [], run: nothing() },

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
      await flow.device.move(gestures.line(...way, Number(duration)), waitToSettleTimeoutMs);
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
      const duration = (1000 * (100 - Number(speed))) / 100 + 1;
      for (;;) {
        const { elements, screen } = await flow.device.screen();
        const [found] = find(element, { elements, screen });
        const isSeen = found && found.share * 100 >= (Number(visibilityPercentage) === 100 ? 99 : 0);
        if (isSeen && (!centerElement || gestures.isCentred(found.frame, screen))) return;
        if ((await flow.device.now()) - begin >= Number(timeout)) break;
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
      throw new FlowError(`No visible element found: ${describe(element)}`, 'ElementNotFound');
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
    run: (flow, { charactersToErase = 50 }) => type(flow, '\b'.repeat(Number(charactersToErase))),
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
      if (KEYS[name] === 'home') await flow.device.act('device/background', {});
      else if (KEYS[name] === 'lock') throw refusal('pressKey: Lock', 'nothing locks it');
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
    ...word('condition'), needs: 'a condition',
    async run(flow, { condition }) {
      if (!isTrue(condition)) throw new FlowError(`Assertion is false: ${condition} is true`, 'AssertionFailure');
    },
  },
  extendedWaitUntil: {
    fields: ['visible', 'notVisible', 'timeout'], needs: "'visible' or 'notVisible'",
    async run(flow, { visible, notVisible, timeout = LOOK.needed }) {
      const limit = await flow.device.timeFor(Number(String(timeout).replaceAll('_', '')));
      if (visible !== undefined && !(await flow.device.sees(visible, limit))) {
        throw new FlowError(`Assertion is false: ${describe(visible)} is visible`, 'AssertionFailure');
      }
      if (notVisible !== undefined && !(await flow.device.misses(notVisible, limit))) {
        throw new FlowError(`Assertion is false: ${describe(notVisible)} is not visible`, 'AssertionFailure');
      }
    },
  },
  waitForAnimationToEnd: { fields: ['timeout'], run: (flow, { timeout = 15_000 }) => flow.device.settle(Number(timeout)) },

  openLink: {
    ...word('link', 'browser', 'autoVerify'), needs: 'a link',
    run: (flow, { link }) => flow.device.act('device/openURL', { url: String(link) }),
  },
  setOrientation: {
    ...word('orientation'), needs: 'an orientation',
    async run(flow, { orientation }) {
      const found = ORIENTATIONS[String(orientation).toLowerCase().replaceAll('_', '')];
      if (!found) throw new FlowError(`Unknown orientation: ${orientation}`, 'InvalidCommand');
      await flow.device.act('device/rotate', { orientation: found });
    },
  },
  setDarkMode: { ...word('mode'), run: (flow, { mode }) => setDark(flow, mode === 'enabled' || mode === true) },
  toggleDarkMode: { fields: [], run: async (flow) => setDark(flow, !(await isDark(flow))) },
  assertDarkMode: { fields: [], run: assertDark(true) },
  assertLightMode: { fields: [], run: assertDark(false) },
  setPermissions: { fields: ['permissions', 'appId'], run: (flow, { permissions }) => flow.device.setPermissions(permissions) },
  takeScreenshot: {
    ...word('path', 'cropOn'), needs: 'a name',
    async run(flow, { path }) { await flow.picture(String(path)); },
  },
  startRecording: { ...word('path'), needs: 'a name', run: (flow, { path }) => flow.startRecording(String(path)) },
  stopRecording: { fields: [], run: (flow) => flow.stopRecording() },

  evalScript: { ...word('script'), needs: 'a script', run: nothing() },
  runScript: { ...word('file', 'env', 'when'), needs: 'a file', run: (flow, values) => flow.runScript(values) },
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
