'use strict';
// The events of one component, which are passed to the methods of the listeners that are bound to its id.

const { listen } = require('./native-events');
const { store } = require('./store');

/** The listeners, by component id. */
const listeners = new Map();

function dispatch(method, event) {
  for (const listener of [...(listeners.get(event.componentId) ?? [])]) listener[method]?.(event);
}

const withProps = (event) => Object.assign(event, { passProps: store.propsOf(event.componentId) });

const componentEvents = {
  register(listener, componentId) {
    if (!listeners.has(componentId)) listeners.set(componentId, new Set());
    listeners.get(componentId).add(listener);
    return { remove: () => void listeners.get(componentId)?.delete(listener) };
  },
  unregisterAll(componentId) {
    listeners.delete(componentId);
  },
};

listen('ComponentWillAppear', (event) => dispatch('componentWillAppear', withProps(event)));
listen('ComponentDidAppear', (event) => dispatch('componentDidAppear', withProps(event)));
listen('ComponentDidDisappear', (event) => dispatch('componentDidDisappear', event));
listen('NavigationButtonPressed', (event) => dispatch('navigationButtonPressed', event));
listen('SearchBarUpdated', (event) => dispatch('searchBarUpdated', event));
listen('SearchBarCancelPressed', (event) => dispatch('searchBarCancelPressed', event));
listen('PreviewCompleted', (event) => dispatch('previewCompleted', event));
// The original library, too, passes this event to the same method.
listen('ScreenPopped', (event) => dispatch('previewCompleted', event));

module.exports = { componentEvents };
