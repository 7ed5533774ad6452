'use strict';
// Components without React: functions of props, classes, and objects with lifecycle methods.

const { AppRegistry } = require('./app-registry');
const { componentEvents } = require('./component-events');
const { store } = require('./store');

const isThenable = (value) => typeof value?.then === 'function';

/** Returns true for a class: one that is declared with `class`, or a function whose prototype has methods. */
function isClass(component) {
  return (
    typeof component === 'function' &&
    (/^class\b/.test(Function.prototype.toString.call(component)) ||
      Object.getOwnPropertyNames(component.prototype ?? {}).length > 1)
  );
}

/** One running component, which is the content of a root tag. */
class RunningComponent {
  #name;
  #rootTag;
  #nativeProps;
  #instance;
  #render;
  #isMounted = false;
  #isEnded = false;

  constructor(name, { rootTag, initialProps }) {
    if (!initialProps?.componentId) throw new Error(`The component '${name}' was started without a componentId.`);
    this.#name = name;
    this.#rootTag = rootTag;
    this.#nativeProps = initialProps;
    this.id = initialProps.componentId;
    store.start(this.id, this);
    this.#make(store.componentOf(name));
  }

  get props() {
    return { ...this.#nativeProps, ...store.propsOf(this.id), componentId: this.id, componentName: this.#name };
  }

  #make(component) {
    if (component === undefined || component === null) {
      throw new Error(`The provider of component '${this.#name}' answered ${component}; a component is expected.`);
    }
    const isOwnForm = typeof component === 'object';
    if (isOwnForm || isClass(component)) {
      this.#instance = isOwnForm ? Object.create(component) : new component(this.props);
      this.#instance.props ??= this.props;
      this.#render = () => this.#instance.render?.();
      if (isOwnForm) this.#bind();
      return this.#show(this.#render(), this.#instance.ready);
    }
    this.#render = () => component(this.props);
    const shown = this.#render();
    if (shown !== null && typeof shown === 'object' && !isThenable(shown)) {
      this.#instance = shown;
      this.#bind();
    }
    this.#show(shown, shown?.ready);
  }

  /** Binds an object to its lifecycle events at once. A class binds itself, as with React. */
  #bind() {
    componentEvents.register(this.#instance, this.id);
  }

  /** Reports the content as mounted once all promises among `delays` have resolved. */
  #show(...delays) {
    const waits = delays.filter(isThenable);
    if (!waits.length) return this.#didMount();
    Promise.all(waits).then(() => this.#didMount()).catch(host.reportError);
  }

  #didMount() {
    if (this.#isEnded || this.#isMounted) return;
    this.#isMounted = true;
    this.#instance?.componentDidMount?.();
    host.didMount(this.#rootTag);
  }

  setProps(props) {
    this.#nativeProps = props;
    this.update();
  }

  update(done) {
    const previous = this.#instance?.props;
    if (this.#instance) this.#instance.props = this.props;
    if (this.#isMounted) {
      this.#render();
      this.#instance?.componentDidUpdate?.(previous);
    }
    done?.();
  }

  get isMounted() {
    return this.#isMounted;
  }

  unmount() {
    this.#isEnded = true;
    if (this.#isMounted) this.#instance?.componentWillUnmount?.();
    componentEvents.unregisterAll(this.id);
    store.end(this.id);
  }
}

/**
 * Registers a component under a name. Its provider is called at the first use.
 *
 * @returns a function that returns the component, which is made once
 */
function registerComponent(name, provider, concreteProvider) {
  if (typeof provider !== 'function') {
    throw new TypeError(`registerComponent('${name}', …) needs a function that answers the component.`);
  }
  const key = String(name);
  store.setComponent(key, concreteProvider ?? provider);
  AppRegistry.registerRunnable(key, (parameters) => new RunningComponent(key, parameters));
  return () => store.componentOf(key);
}

AppRegistry.whenUnknown = (name) =>
  store.componentOf(name) === undefined ? undefined : (parameters) => new RunningComponent(name, parameters);

module.exports = { registerComponent };
