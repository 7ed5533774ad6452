'use strict';
// React Native's `<InputAccessoryView>`: its content lies on the keyboard while an input with its id has the focus.

const { roots } = require('./react-roots');
const { named } = require('./views');

const isAccessory = named('RCTInputAccessoryView', 'InputAccessoryView');

/** The views of accessories that are mounted. */
const mounted = new Set();

/** The accessory of an input; undefined if it has none. */
const accessoryOf = (input) => {
  const id = input?.props.inputAccessoryViewID;
  return id ? [...mounted].find(({ props, rootTag }) => props.nativeID === id && rootTag === input.rootTag) : undefined;
};

/** Puts the accessory of the input that has the focus on the keyboard, and hides the others. @param height the keyboard's */
function place(input, height) {
  const mine = height > 0 ? accessoryOf(input) : undefined;
  for (const view of mounted) {
    const [, , , rootHeight] = roots.get(view.rootTag)?.frame ?? [0, 0, 0, 0];
    const content = view.children[0]?.frame?.[3] ?? view.frame?.[3] ?? 0;
    view.placedAt = view === mine ? [0, rootHeight - height - content] : null;
    view.animated = view === mine ? null : { display: 'none' };
  }
}

module.exports = {
  added(view) {
    if (!isAccessory(view)) return;
    mounted.add(view);
    view.animated = { display: 'none' };
  },
  removed: (view) => void mounted.delete(view),
  place,
};
