'use strict';
// React roots. The native side starts and ends them, and waits for their content.

const { callable } = require('./callable');

/** The functions that make surfaces, by component name. */
const runnables = new Map();
/** The running surfaces, by root tag. */
const surfaces = new Map();

const AppRegistry = {
  /** @param run called with `{rootTag, initialProps}`; returns `{setProps(props), unmount()}` */
  registerRunnable(name, run) {
    runnables.set(String(name), run);
    return name;
  },
  /** React Native's own, which a plain file has not. */
  registerComponent(name) {
    throw new Error(
      `AppRegistry.registerComponent('${name}', …) needs React, and a plain file has none. Run the bundle of the app ` +
        "(docs/running-bundles.md), or register by Navigation.registerComponent and show by Navigation.setRoot.");
  },
  getAppKeys: () => [...runnables.keys()],
  runApplication(name, parameters) {
    const run = runnables.get(name) ?? AppRegistry.whenUnknown(name);
    if (!run) {
      const known = AppRegistry.getAppKeys().map((key) => `'${key}'`).join(', ') || 'none';
      const reason = parameters?.shownBy
        ? ` The native side shows it ${parameters.shownBy}: call registerComponent('${name}', …) before.`
        : '';
      throw new Error(`The component '${name}' is not registered. Registered components: ${known}.${reason}`);
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
