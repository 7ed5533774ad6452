'use strict';
// The views that the native side makes itself, by the names that it has listed.

const names = new Set(host.context.components ?? []);
const withContent = new Set(host.context.componentsWithContent ?? []);

module.exports = {
  /** False if the native side makes none. */
  hasComponents: names.size > 0,
  isComponent: ({ name }) => names.has(name),
  /** True for a component whose content is shown in a place of its own. */
  hasOwnPlace: ({ name }) => withContent.has(name),
};
