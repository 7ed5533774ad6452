'use strict';
// The elements that a selector of a flow finds (e2e-languages §12).

const { FlowError, refusal } = require('./flow-errors');
const { indexOf } = require('./flow-values');
const { hint } = require('./likeness');
const { intersection } = require('./rectangles');

/** The least part of an element, of its area, that must be on the screen. */
const LEAST = 0.1;
const LONG_TEXT = 200;

/** Returns a test for texts: a pattern for all of the text, whatever its case, or the text itself. */
function pattern(source) {
  const text = String(source);
  let expression;
  try {
    expression = new RegExp(`^(?:${text})$`, 'ims');
  } catch {
    expression = null;
  }
  const isSame = (one) => one === text || (expression !== null && expression.test(one));
  return (value) => typeof value === 'string' && (isSame(value) || isSame(value.replace(/\n/g, ' ')));
}

const onScreen = (element, screen) => {
  const part = element.frame && intersection(element.frame, screen);
  return part !== null && part !== undefined && part[2] * part[3] >= LEAST * element.frame[2] * element.frame[3] &&
    // An element that is transparent, or that the view around it cuts off, is not in the accessibility tree.
    element.share > 0;
};

const textsOf = ({ text, label, value, placeholder }) =>
  [label, text || (typeof value === 'string' ? value : undefined), placeholder].filter((one) => typeof one === 'string' &&
    one !== '');

const isNear = (value, wanted, tolerance) => Math.abs(value - wanted) <= tolerance;

const TRAITS = {
  text: (element) => textsOf(element).length > 0,
  square: ({ frame: [, , width, height] }) => Math.abs(width - height) <= 0.03 * Math.max(width, height),
  'long-text': (element) => textsOf(element).some((text) => text.length > LONG_TEXT),
};

const isChecked = ({ value, react }) => value === true || value === '1' || react?.checked === true;
const isSelected = ({ selected, react }) => selected === true || react?.selected === true;

/** Returns the tests that a selector's own fields make. */
function testsOf({ text, id, enabled, selected, checked, focused, width, height, tolerance = 0, traits, size }) {
  const tests = [];
  const add = (value, test) => { if (value !== undefined && value !== null) tests.push(test); };
  const matchesText = text === undefined ? undefined : pattern(text);
  const matchesId = id === undefined ? undefined : pattern(id);
  add(text, (element) => textsOf(element).some(matchesText));
  add(id, (element) => typeof element.id === 'string' && [element.id, element.id.split('/').at(-1)].some(matchesId));
  add(enabled, (element) => element.enabled === enabled);
  add(selected, (element) => isSelected(element) === selected);
  add(checked, (element) => isChecked(element) === checked);
  add(focused, (element) => (element.focused === true) === focused);
  const wide = width ?? size?.width;
  const high = height ?? size?.height;
  add(wide, ({ frame }) => isNear(frame[2], wide, tolerance));
  add(high, ({ frame }) => isNear(frame[3], high, tolerance));
  for (const trait of traits === undefined ? [] : String(traits).split(/[\s,]+/)) {
    if (!Object.hasOwn(TRAITS, trait)) {
      throw new FlowError(`Unknown trait '${trait}'. It may be one of ${Object.keys(TRAITS).join(', ')}.`);
    }
    tests.push(TRAITS[trait]);
  }
  return tests;
}

/** The relations to another element: of two frames, the top or the left edges. */
const RELATIONS = {
  above: ([, y], [, otherY]) => y < otherY,
  below: ([, y], [, otherY]) => y > otherY,
  leftOf: ([x], [otherX]) => x < otherX,
  rightOf: ([x], [otherX]) => x > otherX,
};

/** Leaves the deepest of the elements that lie in each other. */
const deepest = (found) => {
  const all = new Set(found);
  return found.filter((element) => ![...element.inside()].some((inner) => all.has(inner)));
};

const asSelector = (value) => (value !== null && typeof value === 'object' ? value : { text: value });

/** Returns all elements of a selector, in the order of the tree; with an index, only that one. */
function find(selector, { elements, screen }) {
  const wanted = asSelector(selector);
  if (wanted.css !== undefined) throw refusal('css', 'a web view has no page in it');
  const seen = elements.filter((element) => onScreen(element, screen));
  const tests = testsOf(wanted);
  let found = deepest(seen.filter((element) => tests.every((test) => test(element))));
  if (wanted.containsChild !== undefined) {
    const children = new Set(find(wanted.containsChild, { elements, screen }));
    const parents = tests.length ? found : seen;
    found = parents.filter((element) => element.children.some((child) => children.has(child)));
  }
  if (wanted.containsDescendants?.length) {
    const inner = wanted.containsDescendants.map((each) => new Set(find(each, { elements, screen })));
    const around = wanted.containsChild !== undefined ? found
      : seen.filter((element) => tests.every((test) => test(element)));
    found = around.filter((element) => inner.every((all) => [...element.inside()].some((one) => all.has(one))));
  }
  // Relations choose among what the other fields have found.
  for (const [name, relates] of Object.entries(RELATIONS)) {
    if (wanted[name] === undefined) continue;
    const [anchor] = find(wanted[name], { elements, screen });
    found = anchor ? found.filter(({ frame }) => relates(frame, anchor.frame)) : [];
  }
  if (wanted.childOf !== undefined) {
    const [parent] = find(wanted.childOf, { elements, screen });
    found = parent ? found.filter((element) => element !== parent && element.isWithin(parent)) : [];
  }
  if (wanted.index === undefined) return found;
  const sorted = [...found].sort((one, other) => one.frame[1] - other.frame[1] || one.frame[0] - other.frame[0]);
  const one = sorted.at(indexOf(wanted.index));
  return one ? [one] : [];
}

/** A selector in words: `"Save", id: button`. */
function describe(selector) {
  const wanted = asSelector(selector);
  const words = Object.entries(wanted).map(([name, value]) => {
    if (name === 'text') return `"${value}"`;
    if (RELATIONS[name] || name === 'childOf' || name === 'containsChild') return `${name} ${describe(value)}`;
    return `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`;
  });
  return words.join(', ') || 'anything';
}

/** The words of Maestro for an element that is not there: `Text matching regex: Save`. */
function missing(selector) {
  const { text, id } = asSelector(selector);
  if (text !== undefined) return `Text matching regex: ${text}`;
  if (id !== undefined) return `Id matching regex: ${id}`;
  return describe(selector);
}

const NAMES = { text: textsOf, id: ({ id }) => [id].filter((one) => typeof one === 'string' && one !== '') };

/** The sentence about a selector that has found nothing: an element that is not seen, or the names of those that are. */
function advice(selector, { elements, screen, unreachable = [] }) {
  const wanted = asSelector(selector);
  const kind = Object.keys(NAMES).find((name) => wanted[name] !== undefined);
  if (kind === undefined) return '';
  const isWanted = pattern(wanted[kind]);
  const [, why] = unreachable.find(([element]) => NAMES[kind](element).some(isWanted) && onScreen(element, screen)) ?? [];
  if (why) return `\n\nHINT: It is there, and not in the accessibility tree that Maestro reads: ${why}`;
  const hidden = elements.find((element) => NAMES[kind](element).some(isWanted) && !onScreen(element, screen));
  if (hidden) {
    const part = hidden.frame && intersection(hidden.frame, screen);
    const reason = part ? 'something covers it, or cuts it off' : 'it lies outside the screen';
    return `\n\nHINT: It is there and is not seen: ${reason}.`;
  }
  return hint(wanted[kind], elements.filter((element) => onScreen(element, screen)).flatMap(NAMES[kind]));
}

module.exports = { advice, describe, find, missing, textsOf };
