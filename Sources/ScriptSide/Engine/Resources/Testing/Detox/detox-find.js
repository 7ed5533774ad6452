'use strict';
// The elements that a matcher finds, and whether a person could see or touch them (e2e-languages §3, §4).

const { failure } = require('./detox-errors');
const { running, screen } = require('./detox-app');
const { hint } = require('./likeness');
const { intersection } = require('./rectangles');

/**
 * The matching elements: from the top of the screen, and of one height from the left. Of equal places the one in front comes
 * first, as Detox collects them.
 */
function matching(matcher, elements) {
  matcher.check?.(elements);
  const found = fromTheFront(elements).filter((element) => element.frame && matcher.test(element));
  return found.sort((one, other) => one.frame[1] - other.frame[1] || one.frame[0] - other.frame[0]);
}

/** The elements from the frontmost one: the last window and the last subview first, and each before those in it. */
function fromTheFront(elements) {
  const found = [];
  const visit = (element) => {
    found.push(element);
    [...element.children].reverse().forEach(visit);
  };
  elements.filter(({ parent }) => !parent).reverse().forEach(visit);
  return found;
}

/** The names of the elements on the screen that are like the one sought, as a sentence. */
function others(description, elements) {
  const [, kind, wanted] = /^(id|text|label) == “([\s\S]*?)”/.exec(description) ?? [];
  if (kind === undefined) return '';
  return hint(wanted, elements.filter(({ share }) => share > 0).map((each) => each[kind]).filter((name) => name));
}

/** @param index the index that `atIndex` has set; undefined for none */
const nameOf = ({ description }, index) => `MATCHER(${description})${index === undefined ? '' : ` AT INDEX(${index})`}`;

/** Returns the one element of a matcher and an index. */
function single(matcher, index, elements) {
  const found = matching(matcher, elements);
  const name = nameOf(matcher);
  if (!found.length) throw failure(`No elements found for “${name}”${others(matcher.description, elements)}`);
  if (index !== undefined) {
    if (found[index]) return found[index];
    throw failure(`Index ${index} beyond bounds [0 .. ${found.length - 1}] for “${name}”`);
  }
  if (found.length > 1) throw failure(`Multiple elements found for “${name}”: ${found.map(inWords).join(', ')}`);
  return found[0];
}

/** An element in a few words: `Text “Save” #save`. */
function inWords({ type, text, id }) {
  const short = text && text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return [type.replace(/^RCT/, ''), short && `“${short}”`, id && `#${id}`].filter(Boolean).join(' ');
}

/** The reason for which less than a percentage of an element is seen; null if as much is seen. */
function hidden({ frame, share }, percent, screenFrame) {
  if (Math.round(share * 100) >= percent) return null;
  const part = screenFrame && intersection(frame, screenFrame);
  const onScreen = part ? (part[2] * part[3]) / (frame[2] * frame[3] || 1) : 0;
  if (frame[2] * frame[3] === 0) return 'View has no area';
  if (Math.round(onScreen * 100) < percent) {
    return `View is obscured by its window bounds and does not pass visibility percent threshold (${percent})`;
  }
  return `View does not pass visibility percent threshold (${percent}): ${Math.round(share * 100)} % of it are seen`;
}

/** Throws unless a finger at a point of the window touches an element, or something in it. */
async function expectHittable(element, [x, y], elements, screenFrame) {
  const fail = (reason) => {
    const at = `{${Math.round(x)}, ${Math.round(y)}}`;
    return failure(`View “${inWords(element)}” is not hittable at its visible point. Error: ${reason} at point ${at}`);
  };
  const [left, top, width, height] = screenFrame ?? [0, 0, Infinity, Infinity];
  if (x < left || y < top || x >= left + width || y >= top + height) throw fail('View is not visible: it is off the screen');
  const { element: hit } = await running().request('device/elementAt', { x, y });
  // A label of a bar takes no touches, and is hit nevertheless.
  if (!element.react && element.share > 0 && isSameNative(hit, element)) return;
  if (!hit) throw fail(`Failed to hit view with identifier “${element.id ?? ''}”: nothing takes touches`);
  const touched = elements.find((each) => (hit.tag === undefined ? isHit(each, hit) : each.tag === hit.tag));
  // A view that leaves touches to the one around it is hit through that.
  if (touched && (touched.isWithin(element) || element.isWithin(touched))) return;
  throw fail(`Failed to hit view with identifier “${element.id ?? ''}”: “${hitWords(hit, touched)}” is there`);
}

const isSameFrame = (one, other) => one.every((value, at) => Math.abs(value - other[at]) < 0.5);

/** True for the element of a native target: content of React's may have made it larger than the target is. */
const isHit = ({ react, frame, id, text }, hit) => !react && (isSameFrame(frame, hit.frame) ||
  (intersection(frame, hit.frame) !== null && ((hit.testID && id === hit.testID) || (hit.text && text === hit.text))));

/** True unless a native target is there that has another name than an element. */
const isSameNative = (hit, { id, text, frame, children }) => hit === null || (hit.tag === undefined &&
  (children.length ? intersection(hit.frame, frame) !== null
    : (!hit.testID || !id || hit.testID === id) && (!hit.text || !text || hit.text === text)));

const hitWords = (hit, touched) => (touched ? inWords(touched)
  : [hit.class ?? hit.type, hit.text && `“${hit.text}”`, hit.testID && `#${hit.testID}`].filter(Boolean).join(' '));

module.exports = { expectHittable, hidden, inWords, matching, nameOf, screen, single };
