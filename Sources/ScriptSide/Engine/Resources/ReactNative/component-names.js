'use strict';
// The views that the native side makes itself, as it has declared them.

/** The declarations by name: `{content, properties, events}`, where the properties have types. */
const declared = host.context.componentViews ?? {};

module.exports = {
  declared,
  /** False if the native side makes none. */
  hasComponents: Object.keys(declared).length > 0,
  isComponent: ({ name }) => Object.hasOwn(declared, name),
  /** True for a component whose content is shown in a place of its own. */
  hasOwnPlace: ({ name }) => Object.hasOwn(declared, name) && declared[name].content,
};
