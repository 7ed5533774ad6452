'use strict';
// `getAttributes()`: an element as Detox describes it on iOS (e2e-languages §7).

const { hidden } = require('./detox-find');
const { classesOf, valueOf } = require('./detox-matchers');

const rectangle = ([x, y, width, height]) => ({ x, y, width, height });
const insets = ([top, left, bottom, right]) => ({ top, left, bottom, right });

/** Leaves out the members without a value. */
const present = (members) => Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined &&
  value !== null));

function attributesOf(element, screen) {
  const { frame, id, label, text, placeholder, enabled, scroll, position, react } = element;
  const [, , width, height] = frame;
  const [, className] = classesOf(element);
  return present({
    className: react ? className : element.type, text, label, identifier: id, value: valueOf(element), placeholder, enabled,
    visible: hidden(element, 75, screen) === null, hittable: hidden(element, 1, screen) === null,
    frame: rectangle(frame), elementFrame: rectangle(react?.frame ?? frame), elementBounds: rectangle([0, 0, width, height]),
    elementSafeBounds: rectangle([0, 0, width, height]), safeAreaInsets: insets([0, 0, 0, 0]),
    activationPoint: { x: width / 2, y: height / 2 }, normalizedActivationPoint: { x: 0.5, y: 0.5 },
    ...(position !== undefined && { normalizedSliderPosition: position }),
    ...(scroll && {
      contentOffset: { x: scroll.offset[0], y: scroll.offset[1] }, contentInset: insets(scroll.inset),
      adjustedContentInset: insets(scroll.inset),
    }),
  });
}

module.exports = { attributesOf };
