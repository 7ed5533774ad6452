'use strict';
// `Navigation.events()`.

const { addCommandListener } = require('./command-listeners');
const { componentEvents } = require('./component-events');
const { listen } = require('./native-events');

/** The native events that each have a method `register…Listener`. */
const NAMES = [
  'AppLaunched', 'ComponentWillAppear', 'ComponentDidAppear', 'ComponentDidDisappear', 'CommandCompleted',
  'BottomTabSelected', 'BottomTabPressed', 'BottomTabLongPressed', 'NavigationButtonPressed', 'ModalDismissed',
  'ModalAttemptedToDismiss', 'SearchBarUpdated', 'SearchBarCancelPressed', 'PreviewCompleted', 'ScreenPopped',
];

class EventsRegistry {
  registerCommandListener(listener) {
    return addCommandListener(listener);
  }

  /** Calls a component's methods with its events. By default the id is in the component's props. */
  bindComponent(component, componentId = component?.props?.componentId) {
    if (typeof componentId !== 'string') {
      throw new Error(
        'bindComponent expects a component with a componentId in props or a componentId as the second argument',
      );
    }
    return componentEvents.register(component, componentId);
  }

  registerComponentListener(listener, componentId) {
    if (typeof componentId !== 'string') {
      throw new Error('registerComponentListener expects a componentId as the second argument');
    }
    return componentEvents.register(listener, componentId);
  }
}
for (const name of NAMES) {
  EventsRegistry.prototype[`register${name}Listener`] = (callback) => listen(name, callback);
}

module.exports = { EventsRegistry, events: new EventsRegistry() };
