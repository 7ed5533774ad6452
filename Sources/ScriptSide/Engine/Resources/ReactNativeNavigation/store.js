'use strict';
// The props and the components, by id and by name.

/** The props of components that a command has named and the native side has not started yet. */
const pendingProps = new Map();
/** The props of running components. */
const liveProps = new Map();
/** The component classes by name, which are made at their first use. */
const components = new Map();
/** The running components, by id. */
const instances = new Map();
let lazyRegistrator;

const store = {
  setPendingProps(id, props) {
    pendingProps.set(id, props);
  },
  propsOf: (id) => pendingProps.get(id) ?? liveProps.get(id) ?? {},
  /** Starts a component: its pending props become live. */
  start(id, instance) {
    instances.set(id, instance);
    liveProps.set(id, store.propsOf(id));
    pendingProps.delete(id);
  },
  /** Merges props into a component's props, and updates the component if it runs. */
  updateProps(id, props, done) {
    liveProps.set(id, { ...store.propsOf(id), ...props });
    instances.get(id)?.update(done);
  },
  end(id) {
    liveProps.delete(id);
    instances.delete(id);
  },
  instanceOf: (id) => instances.get(id),

  /** @param wrapped gives the component that React renders, where that is around the one with the options */
  setComponent(name, provider, wrapped = provider) {
    components.set(name, { provider, wrapped });
  },
  /** Returns the component that React renders under a name. */
  renderedOf(name) {
    const component = store.componentOf(name);
    const entry = components.get(name);
    if (!entry || entry.wrapped === entry.provider) return component;
    entry.rendered ??= { component: entry.wrapped() };
    return entry.rendered.component;
  },
  /** Returns the class, function or object that is registered under a name. */
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
