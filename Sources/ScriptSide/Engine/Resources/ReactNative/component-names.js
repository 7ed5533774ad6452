'use strict';
// The views that the native side makes itself, as it has declared them.

let known;

/** Returns the declarations by name: `{content, properties, events}`, where the properties have types. */
const declared = () => (known ??= host.context.componentViews ?? {});

/** The style that the native side imposes on a component, in place of that of React's; null for most. */
function imposedStyle({ state }) {
  if (!state?.size) return null;
  const [width, height] = state.size;
  return { position: 'absolute', width, height, ...(state.origin ? {} : { left: 0, top: 0 }) };
}

module.exports = {
  imposedStyle,
  declared,
  isComponent: ({ name }) => Object.hasOwn(declared(), name),
  /** True for a component whose content is shown in a place of its own. */
  hasOwnPlace: ({ name }) => Object.hasOwn(declared(), name) && declared()[name].content,
};
