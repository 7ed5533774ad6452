'use strict';
// React roots. The native side starts and ends them, and waits for their content.

const { callable } = require('./callable');
const { nearest } = require('./likeness');

/** The functions that make surfaces, by component name. */
const runnables = new Map();
/** The stacks of the commands that have named components before they were registered, by the components' names. */
const uses = new Map();
/** The running surfaces, by root tag. */
const surfaces = new Map();

const AppRegistry = {
  /** @param run called with `{rootTag, initialProps}`; returns `{setProps(props), unmount()}` */
  registerRunnable(name, run) {
    runnables.set(String(name), run);
    return name;
  },
  /** React Native's own, which the React that is built in takes over. */
  registerComponent(name) {
    throw new Error(
      `AppRegistry.registerComponent('${name}', …) needs React: require('react') before it, run the bundle of the app ` +
        '(docs/running-bundles.md), or register by Navigation.registerComponent and show by Navigation.setRoot.');
  },
  /** Notes the place of a command that names a component which is not registered yet. */
  noteUse(name) {
    if (!runnables.has(name)) uses.set(name, new Error().stack);
  },
  getAppKeys: () => [...runnables.keys()],
  runApplication(name, parameters) {
    const run = runnables.get(name) ?? AppRegistry.whenUnknown(name);
    if (!run) {
      const keys = AppRegistry.getAppKeys();
      const known = keys.map((key) => `'${key}'`).join(', ') || 'none';
      const near = nearest(String(name), keys);
      const question = near === undefined ? '' : ` Did you mean '${near}'?`;
      const reason = parameters?.shownBy
        ? ` The native side shows it ${parameters.shownBy}: call registerComponent('${name}', …) before.`
        : '';
      const error = new Error(
        `The component '${name}' is not registered.${question} Registered components: ${known}.${reason}`);
      // Native starts a component, so only the command that has named it has a place in the app.
      throw Object.assign(error, { stack: uses.get(name) ?? error.stack });
    }
    surfaces.set(parameters.rootTag, run(parameters));
  },
  setSurfaceProps(name, { rootTag, initialProps }) {
    surfaces.get(rootTag)?.setProps(initialProps);
  },
  unmountApplicationComponentAtRootTag(rootTag) {
    const surface = surfaces.get(rootTag);
    surfaces.delete(rootTag);
    surface?.unmount();
  },
  /** Called for a component that is not registered. */
  whenUnknown: () => undefined,
};

callable.register('AppRegistry', AppRegistry);

module.exports = { AppRegistry };
