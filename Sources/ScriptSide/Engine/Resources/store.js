'use strict';
// Props and components, by id and by name.

/** Props of components that a command has named and native has not started yet. */
const pendingProps = new Map();
/** Props of components that run. */
const liveProps = new Map();
/** Component classes by name, made at their first use. */
const components = new Map();
/** Running components by id. */
const instances = new Map();
let lazyRegistrator;

const store = {
  setPendingProps(id, props) {
    pendingProps.set(id, props);
  },
  propsOf: (id) => pendingProps.get(id) ?? liveProps.get(id) ?? {},
  /** A component starts: what was pending is live. */
  start(id, instance) {
    instances.set(id, instance);
    liveProps.set(id, store.propsOf(id));
    pendingProps.delete(id);
  },
  /** Lays props over those that a component has, and shows them if it runs. */
  updateProps(id, props, done) {
    liveProps.set(id, { ...store.propsOf(id), ...props });
    instances.get(id)?.update(done);
  },
  end(id) {
    liveProps.delete(id);
    instances.delete(id);
  },
  instanceOf: (id) => instances.get(id),

  setComponent(name, provider) {
    components.set(name, { provider });
  },
  /** The class, function or object registered by that name. */
  componentOf(name) {
    if (!components.has(name)) lazyRegistrator?.(name);
    const entry = components.get(name);
    if (!entry) return undefined;
    entry.made ??= { component: entry.provider() };
    return entry.made.component;
  },
  setLazyRegistrator(registrator) {
    lazyRegistrator = registrator;
  },
};

module.exports = { store };
