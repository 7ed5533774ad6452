'use strict';
// Components without React: functions of props, classes, and objects with lifecycle methods.

const { AppRegistry } = require('./app-registry');
const { componentEvents } = require('./component-events');
const { Screen } = require('./screen');
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

/** A screen whose component is rendered without React. */
class RunningComponent extends Screen {
  #instance;
  #render;
  #isMounted = false;
  #isEnded = false;

  constructor(name, parameters) {
    super(name, parameters);
    this.#make(this.takeComponent());
  }

  #make(component) {
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
    host.didMount(this.rootTag);
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
    this.end();
  }
}

/** The class of the screens that are started from now on. */
let ScreenType = RunningComponent;

/** Sets the class of screens, for a library that renders components in another way. */
function renderBy(type) {
  ScreenType = type;
}

const start = (name, parameters) => new ScreenType(name, parameters);

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
  store.setComponent(key, concreteProvider ?? provider, provider);
  AppRegistry.registerRunnable(key, (parameters) => start(key, parameters));
  return () => store.componentOf(key);
}

AppRegistry.whenUnknown = (name) =>
  store.componentOf(name) === undefined ? undefined : (parameters) => start(name, parameters);

module.exports = { registerComponent, renderBy };
