'use strict';
// The events of one component, which are passed to the methods of the listeners that are bound to its id.

const { forNamedComponents } = require('./emitter');
const { declaredEvents, listen } = require('./native-events');
const { store } = require('./store');
const { RNNEvents } = require('./vocabulary');

/** The listeners, by component id. */
const listeners = new Map();

function dispatch(method, event) {
  for (const listener of componentEvents.listenersOf(event.componentId)) listener[method]?.(event);
}

/** The events to which the component's props are added. */
const WITH_PROPS = new Set([RNNEvents.events.componentWillAppear, RNNEvents.events.componentDidAppear]);

const withProps = (event) => Object.assign(event, { passProps: store.propsOf(event.componentId) });

const componentEvents = {
  register(listener, componentId) {
    if (!listeners.has(componentId)) listeners.set(componentId, new Set());
    listeners.get(componentId).add(listener);
    host.listenToComponent(componentId, true);
    return {
      remove: () => {
        listeners.get(componentId)?.delete(listener);
        if (!listeners.get(componentId)?.size) host.listenToComponent(componentId, false);
      },
    };
  },
  /** The listeners that are bound to a component. */
  listenersOf: (componentId) => [...(listeners.get(componentId) ?? [])],
  unregisterAll(componentId) {
    if (listeners.delete(componentId)) host.listenToComponent(componentId, false);
  },
};

for (const declared of declaredEvents) {
  const { componentMethod } = declared;
  if (!componentMethod) continue;
  const prepared = WITH_PROPS.has(declared) ? withProps : (event) => event;
  const listener = (event) => dispatch(componentMethod, prepared(event));
  listen(declared, Object.assign(listener, { [forNamedComponents]: true }));
}

module.exports = { componentEvents };
