'use strict';
// `Navigation.events()`.

const { addCommandListener } = require('./command-listeners');
const { componentEvents } = require('./component-events');
const { declaredEvents, listen } = require('./native-events');

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
for (const event of declaredEvents) {
  const shortName = event.name.replace(/^.*\./, '');
  EventsRegistry.prototype[`register${shortName}Listener`] = (callback) => listen(event, callback);
}

module.exports = { EventsRegistry, events: new EventsRegistry() };
