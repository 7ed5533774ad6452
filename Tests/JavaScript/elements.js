'use strict';
// The elements of a screen, as modules for end-to-end suites get them.

let tag = 0;

/** Makes an element with those in it, `children`, which have the form of its values. */
function make(values, parent) {
  const made = { tag: ++tag, type: 'RCTView', frame: [0, 0, 100, 50], share: 1, enabled: true, react: {}, parent, ...values };
  made.children = (values.children ?? []).map((child) => make(child, made));
  made.inside = function* inside() { for (const child of made.children) { yield child; yield* child.inside(); } };
  made.around = function* around() { for (let each = parent; each; each = each.parent) yield each; };
  made.isWithin = (other) => made === other || [...made.around()].includes(other);
  return made;
}

module.exports = { make };
