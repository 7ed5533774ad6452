'use strict';
// A running screen: the content of a root tag, which the native side starts and ends.

const { componentEvents } = require('./component-events');
const roots = require('./react-roots');
const { store } = require('./store');

class Screen {
  #name;
  #nativeProps;

  constructor(name, { rootTag, initialProps }) {
    if (!initialProps?.componentId) throw new Error(`The component '${name}' was started without a componentId.`);
    this.#name = name;
    this.#nativeProps = initialProps;
    this.rootTag = rootTag;
    this.id = initialProps.componentId;
    store.start(this.id, this);
  }

  get props() {
    return { ...this.#nativeProps, ...store.propsOf(this.id), componentId: this.id, componentName: this.#name };
  }

  /** Returns the component that the app has registered under the screen's name. @param find finds it */
  takeComponent(find = store.componentOf) {
    const component = find(this.#name);
    if (component !== undefined && component !== null) return component;
    throw new Error(`The provider of component '${this.#name}' answered ${component}; a component is expected.`);
  }

  setProps(props) {
    this.#nativeProps = props;
    this.update();
  }

  /** Ends the screen, after its content has gone. */
  end() {
    componentEvents.unregisterAll(this.id);
    store.end(this.id);
    // It has views if a modal was mounted in it.
    roots.end(this.rootTag);
  }
}

module.exports = { Screen };
