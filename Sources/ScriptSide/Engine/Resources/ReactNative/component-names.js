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

/** React Navigation's key of a route is the route's name and, after a dash, this many random characters. */
const RANDOM = 21;

/** Returns the name of a route by its key. Another text stays. */
const routeName = (key) => (key?.at(-RANDOM - 1) === '-' ? key.slice(0, -RANDOM - 1) : key);

module.exports = {
  routeName,
  imposedStyle,
  declared,
  isComponent: ({ name }) => Object.hasOwn(declared(), name),
  /** True for a component whose content is shown in a place of its own. */
  hasOwnPlace: ({ name }) => Object.hasOwn(declared(), name) && declared()[name].content,
  /** True for a component that is a root of React's layout, and of its coordinates. It has the window's size at first. */
  isLayoutRoot: ({ name }) => Object.hasOwn(declared(), name) && declared()[name].layoutRoot,
};
