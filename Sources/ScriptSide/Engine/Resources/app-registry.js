'use strict';
// React roots: native starts and ends them, and waits for their content.

const { callable } = require('./callable');

/** Makers of surfaces by component name. */
const runnables = new Map();
/** Running surfaces by root tag. */
const surfaces = new Map();

const AppRegistry = {
  /** @param run called with `{rootTag, initialProps}`; answers `{setProps(props), unmount()}` */
  registerRunnable(name, run) {
    runnables.set(String(name), run);
    return name;
  },
  getAppKeys: () => [...runnables.keys()],
  runApplication(name, parameters) {
    const run = runnables.get(name) ?? AppRegistry.whenUnknown(name);
    if (!run) {
      const known = AppRegistry.getAppKeys().map((key) => `'${key}'`).join(', ') || 'none';
      throw new Error(`The component '${name}' is not registered. Navigation.registerComponent knows ${known}.`);
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
  /** Asked for a component that nobody registered. */
  whenUnknown: () => undefined,
};

callable.register('AppRegistry', AppRegistry);

module.exports = { AppRegistry };
