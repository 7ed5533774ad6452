'use strict';
// The accessibility tree of iOS, by which Maestro sees a screen (e2e-languages §12): what it leaves out of the elements that are
// drawn, and why.

/** An element in a few words. */
const nameOf = ({ id, label, type }) => (id ? `#${id}` : label ? `"${label}"` : type.replace(/^RCT/, ''));

/** The sentence about an element in an accessible view. */
const inside = (around) => `it lies in the accessible view ${nameOf(around)}, which iOS shows as one element${
  around.label ? ` with the label "${around.label}"` : ''}. Look for that, or give the view accessible={false}.`;

const HIDDEN = 'accessibilityElementsHidden (aria-hidden) hides it.';
const MODAL = 'a view with accessibilityViewIsModal (aria-modal) hides what lies beside it.';
const FULL_WINDOW = 'a FullWindowOverlay hides the rest of the window, unless it has ' +
  'unstable_accessibilityContainerViewIsModal={false}.';
const WINDOW = 'an overlay that handles keyboard events hides the window below it.';
const PART = 'it is a part of the element around it.';
const PRESENTED = 'a modal or an alert lies above it.';

/** The last element of each group, by the group's key. */
const lastBy = (elements, key) => new Map(elements.map((element) => [key(element), element]));

/** The views that are modal among the children of another one, or among those without a view around them. */
const siblingsKey = ({ parent, layer }) => parent ?? layer;

/** True for a view of UIKit's within an element. */
const isPart = ({ react, type, parent }) => !react &&
  ((type === 'UIImageView' && parent?.role === 'button') || parent?.type === 'UISearchBarTextField');

/** Returns a function that tells why an element is not in the tree; undefined if it is. */
function reasons(elements) {
  const beside = lastBy(elements.filter(({ react }) => react?.modal === 'siblings'), siblingsKey);
  const overlays = lastBy(elements.filter(({ react }) => react?.modal === 'window'), ({ layer }) => layer.windowAt);
  const presented = lastBy(elements.filter(({ layer }) => layer.isModal === true), ({ layer }) => layer.windowAt);
  const alert = elements.filter(({ layer }) => layer.isModal === 'windows').at(-1);
  const isUnder = ({ layer, order }, other) => other !== undefined && layer !== other.layer && order < other.order;
  return (element) => {
    const overlay = overlays.get(element.layer.windowAt);
    if (element.layer.isHidden) return WINDOW;
    if (isPart(element)) return PART;
    if (isUnder(element, alert)) return PRESENTED;
    if (overlay && !element.isWithin(overlay)) return FULL_WINDOW;
    if (!overlay && isUnder(element, presented.get(element.layer.windowAt))) return PRESENTED;
    for (let each = element; each; each = each.parent) {
      if (each !== element && each.react?.accessible) return inside(each);
      if (each.react?.elementsHidden) return HIDDEN;
      const modal = beside.get(siblingsKey(each));
      if (modal && modal !== each) return MODAL;
    }
    return undefined;
  };
}

/**
 * Leaves the elements of a screen that are in the accessibility tree. `unreachable` has the others, each with the reason:
 * `[element, reason]`.
 */
function accessible({ elements, ...screen }) {
  const reasonOf = reasons(elements);
  const all = elements.map((element) => [element, reasonOf(element)]);
  return {
    ...screen, elements: all.filter(([, reason]) => !reason).map(([element]) => element),
    unreachable: all.filter(([, reason]) => reason),
  };
}

module.exports = { accessible };
