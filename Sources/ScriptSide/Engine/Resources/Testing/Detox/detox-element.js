'use strict';
// `element(matcher)` and its actions (e2e-languages §5). Each waits until the app is idle, acts, and waits again.

const { act, idle, running, screen } = require('./detox-app');
const { attributesOf } = require('./detox-attributes');
const { timeOf } = require('./detox-dates');
const { argumentWords, expectKind, expectWord, failure, isNumber, placing, refusal } = require('./detox-errors');
const { expectHittable, inWords, matching, nameOf, single } = require('./detox-find');
const gestures = require('./detox-gestures');
const { expectMatcher, isKind } = require('./detox-matchers');
const { writePicture } = require('./detox-pictures');
const { adjust, scrollToEdge, send } = require('./detox-values');
const { centre } = require('./rectangles');

const DIRECTIONS = ['left', 'right', 'up', 'down'];
const EDGES = { left: ['left', 0], right: ['right', 0], top: ['up', 1], bottom: ['down', 1] };
const SPEEDS = ['fast', 'slow'];
/** The most screens that are scrolled to the edge of a list that grows for ever. */
const MOST_SCROLLS = 100;
/** The time of a key, and of a press on a switch, in milliseconds. */
const [KEY, SWITCH_PRESS] = [50, 700];

const isPart = (value) => Number.isNaN(value) || (isNumber(value) && value >= 0 && value <= 1);
const expectNumber = (name, value) => expectKind(name, value, isNumber, 'a number');
const expectPart = (name, value) => expectKind(name, value, isPart, 'a number from 0 to 1');
const isPoint = (value) => value === undefined || (value !== null && isNumber(value?.x) && isNumber(value?.y));

/** The place of a point of an element in the window; without a point, the middle. */
const placeIn = ({ frame }, point) => (point ? [frame[0] + point.x, frame[1] + point.y] : centre(frame));
const placeAt = ({ frame: [x, y, width, height] }, partX, partY) =>
  [x + width * (Number.isNaN(partX) ? 0.5 : partX), y + height * (Number.isNaN(partY) ? 0.5 : partY)];

/** The scroll view that an element is, or that lies in it. */
function scrollIn(element) {
  const found = element.scroll ? element : [...element.inside()].find(({ scroll }) => scroll);
  if (!found) throw failure(`View “${inWords(element)}” is not an instance of “UIScrollView”`);
  return found;
}

class DetoxElement {
  constructor(matcher) {
    expectMatcher(matcher);
    this.matcher = matcher;
    this.index = undefined;
  }

  atIndex(index) {
    expectNumber('index', index);
    this.index = index;
    return this;
  }

  get description() {
    return nameOf(this.matcher, this.index);
  }

  /** Finds the element on the screen as it is: `{element, elements, screen}`. */
  async find() {
    const { elements, screen: frame } = await screen();
    return { element: single(this.matcher, this.index, elements), elements, screen: frame };
  }

  /** Waits until the app is idle and finds the element. */
  async resolve() {
    await idle();
    return this.find();
  }

  /** Moves a finger that begins on the element. @param more other members of `device/gesture` */
  async move(path, { element, elements, screen: frame }, more) {
    await expectHittable(element, path[0], elements, frame);
    await act('device/gesture', { path, ...more }, gestures.durationOf(path));
  }

  async tap(point) {
    expectKind('point', point, isPoint, 'an object with x and y');
    const found = await this.resolve();
    const ms = isKind(found.element, 'UISwitch') ? SWITCH_PRESS : 0;
    await this.move(gestures.press(placeIn(found.element, point), ms), found);
  }

  tapAtPoint(point) {
    return this.tap(point);
  }

  async multiTap(times) {
    expectKind('times', times, (value) => Number.isInteger(value) && value >= 1, 'a whole number from 1');
    const found = await this.resolve();
    // Whether the element can be hit is asked once. The taps come before what the app does about the first of them.
    await this.move(gestures.press(placeIn(found.element)), found, { taps: times });
  }

  async longPress(...args) {
    const [point, duration = 1000] = typeof args[0] === 'number' ? [undefined, args[0]] : args;
    expectKind('point', point, isPoint, 'an object with x and y');
    expectNumber('duration', duration);
    const found = await this.resolve();
    await this.move(gestures.press(placeIn(found.element, point), duration), found);
  }

  async longPressAndDrag(duration, x, y, target, targetX = NaN, targetY = NaN, speed = 'fast', hold = 1000) {
    expectNumber('duration', duration);
    const parts = {
      normalizedPositionX: x, normalizedPositionY: y, normalizedTargetPositionX: targetX, normalizedTargetPositionY: targetY,
    };
    for (const [name, value] of Object.entries(parts)) expectPart(name, value);
    expectWord('speed', speed, SPEEDS);
    expectNumber('holdDuration', hold);
    if (!(target instanceof DetoxElement)) throw failure('longPressAndDrag needs an element as its target');
    const found = await this.resolve();
    const to = single(target.matcher, target.index, found.elements);
    const path = gestures.pressAndDrag(placeAt(found.element, x, y), placeAt(to, targetX, targetY), { duration, speed, hold });
    await this.move(path, found);
  }

  async swipe(direction, speed = 'fast', offset = 0.75, startX = NaN, startY = NaN) {
    expectWord('direction', direction, DIRECTIONS);
    expectWord('speed', speed, SPEEDS);
    const [part, x, y] = [offset, startX, startY].map((value, at) => (value ?? (at ? NaN : 0.75)));
    for (const [name, value] of Object.entries({ offset: part, normalizedStartingPointX: x, normalizedStartingPointY: y })) {
      expectPart(name, value);
    }
    const found = await this.resolve();
    if (part === 0) return;
    const ways = { direction, speed, offset: Number.isNaN(part) ? 0.75 : part, startX: x, startY: y };
    await this.move(gestures.swipe(found.element.frame, found.screen, ways), found);
  }

  async scroll(pixels, direction = 'down', startX = NaN, startY = NaN) {
    expectNumber('amount', pixels);
    expectWord('direction', direction, DIRECTIONS);
    expectPart('startPositionX', startX);
    expectPart('startPositionY', startY);
    const moved = await this.scrollBy(pixels, direction, startX, startY);
    if (pixels > 0 && !moved) throw failure(`Unable to scroll ${direction} in “${this.description}”`);
  }

  /** Drags the content by a distance, in as many drags as it needs. Returns how far it has moved. */
  async scrollBy(pixels, direction, startX = NaN, startY = NaN) {
    const axis = direction === 'left' || direction === 'right' ? 0 : 1;
    // The finger goes the other way than the eye.
    const unit = gestures.UNITS[direction].map((value) => -value);
    let [left, total] = [pixels, 0];
    while (left > 0.5) {
      const found = await this.resolve();
      const view = scrollIn(found.element);
      const from = this.scrollStart(view, axis, unit[axis], startX, startY);
      const end = unit[axis] < 0 ? found.screen[axis] + 11 : found.screen[axis] + found.screen[2 + axis] - 11;
      const room = Math.abs(end - from[axis]) - 10;
      if (room < 1) throw failure(`Unable to scroll ${direction} in “${this.description}”: a finger has no room to move`);
      const distance = Math.min(left, room);
      const path = gestures.scroll(from, unit, distance);
      await expectHittable(view, from, found.elements, found.screen);
      await act('device/gesture', { path, bounces: false }, gestures.durationOf(path));
      const now = scrollIn((await this.find()).element).scroll.offset[axis];
      const way = Math.abs(now - view.scroll.offset[axis]);
      total += way;
      left -= distance;
      if (way < 0.5) break;
    }
    return total;
  }

  /** The place where a finger begins to scroll. @param sign its way along the axis */
  scrollStart({ frame, scroll: { inset: [top, , bottom] } }, axis, sign, startX, startY) {
    const area = [frame[0], frame[1] + top, frame[2], frame[3] - top - bottom];
    return [startX, startY].map((start, at) => {
      const part = !Number.isNaN(start) ? start : at !== axis ? 0.5 : sign < 0 ? 0.95 : 0.05;
      return area[at] + area[2 + at] * part;
    });
  }

  async scrollTo(edge, startX = NaN, startY = NaN) {
    expectWord('edge', edge, Object.keys(EDGES));
    const [direction, axis] = EDGES[edge];
    const { element, screen: frame } = await this.resolve();
    const view = scrollIn(element);
    if (!view.react) {
      while (await this.scrollBy(frame[2 + axis] / 2, direction, startX, startY) > 0.5) {
        // It goes on until the content does not move any more.
      }
      return;
    }
    // A list may grow at its end: it is scrolled until its content does not move any more.
    for (let at = view.scroll.offset, count = 0; count < MOST_SCROLLS; count++) {
      await scrollToEdge(view, edge);
      const { offset } = scrollIn((await this.find()).element).scroll;
      if (Math.abs(offset[axis] - at[axis]) < 0.5) return;
      at = offset;
    }
  }

  /** Gives an input the focus, by a tap unless it has it. */
  async focus() {
    const found = await this.resolve();
    const { element } = found;
    if (element.focused || [...element.inside()].some(({ focused }) => focused)) return;
    await this.move(gestures.press(placeIn(element)), found);
    if (isKind(element, 'UITextField', 'UITextView', 'UISearchBar')) return;
    const { element: now } = await this.find();
    if (now.focused || [...now.inside()].some(({ focused }) => focused)) return;
    throw failure(`First responder “${inWords(element)}” does not conform to “UITextInput” protocol`);
  }

  async typeText(text) {
    expectKind('text', text, (value) => typeof value === 'string', 'a string');
    await this.focus();
    for (const key of text) await act('device/keys', { text: key }).then(() => running().request('clock/advance', { ms: KEY }));
    await idle();
  }

  async replaceText(text) {
    expectKind('text', text, (value) => typeof value === 'string', 'a string');
    await this.focus();
    await act('device/keys', { text: text === '' ? '\b' : text, replaces: true });
  }

  async clearText() {
    await this.replaceText('');
  }

  async tapReturnKey() {
    await this.typeText('\n');
  }

  async tapBackspaceKey() {
    await this.typeText('\b');
  }

  async adjustSliderToPosition(position) {
    expectPart('position', position);
    const { element } = await this.resolve();
    await adjust(element, 'UISlider', 'RNCSlider', [position]);
  }

  async setDatePickerDate(text, format) {
    const { element } = await this.resolve();
    if (!/DatePicker|DateTimePicker/.test(element.type)) {
      throw failure(`View “${inWords(element)}” is not an instance of “UIDatePicker”`);
    }
    const timestamp = timeOf(String(text), String(format), refusal);
    if (timestamp === null) throw failure(`Incorrect date format “${String(format)}” provided for date “${String(text)}”`);
    await send(element, 'topChange', { timestamp, utcOffset: 0 });
  }

  async setColumnToValue(column, value) {
    const { element } = await this.resolve();
    await adjust(element, 'UIPickerView', 'RNCPicker', [column, value]);
  }

  async pinch(scale, speed = 'fast', angle = 0) {
    expectNumber('scale', scale);
    expectWord('speed', speed, SPEEDS);
    const found = await this.resolve();
    if (scale === 1) return;
    const { path, second } = gestures.pinch(found.element.frame, { scale: gestures.clamp(scale, 0.5005, 1.9995), speed, angle });
    await this.move(path, found, { second });
  }

  async pinchWithAngle(direction, speed = 'slow', angle = 0) {
    expectWord('direction', direction, ['inward', 'outward']);
    await this.pinch(direction === 'inward' ? 0.75 : 1.5, speed, angle);
  }

  async performAccessibilityAction(name) {
    const { element } = await this.resolve();
    if (!element.react?.actions?.includes(name)) {
      throw failure(`Accessibility custom action with name “${name}” not found for view “${inWords(element)}”`);
    }
    await send(element, 'topAccessibilityAction', { actionName: name });
  }

  async takeScreenshot(name) {
    const { element } = await this.resolve();
    return writePicture(name ?? element.id ?? 'element', element.frame);
  }

  async getAttributes() {
    await idle();
    const { elements, screen: frame } = await screen();
    const found = matching(this.matcher, elements);
    if (this.index === undefined && found.length > 1) return { elements: found.map((each) => attributesOf(each, frame)) };
    return attributesOf(single(this.matcher, this.index, elements), frame);
  }
}

/** The methods that are no actions. */
const OTHERS = ['constructor', 'atIndex', 'description', 'find', 'resolve', 'move', 'scrollBy', 'scrollStart', 'focus'];

for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(DetoxElement.prototype))) {
  if (OTHERS.includes(name)) continue;
  DetoxElement.prototype[name] = placing(value, function words(...args) {
    return `${name}${argumentWords(args)} on ${this.description}`;
  });
}

const element = (matcher) => new DetoxElement(matcher);

module.exports = { DetoxElement, element };
