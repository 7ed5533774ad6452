'use strict';
// A small library in the place of react-native-navigation: its `Navigation`, as far as the tests of RNN's Mock need it.

const React = require('react');

const KINDS = {
  stack: 'Stack', bottomTabs: 'BottomTabs', topTabs: 'TopTabs', sideMenu: 'SideMenuRoot', component: 'Component',
  externalComponent: 'ExternalComponent',
};
let last = 0;
const uniqueId = (prefix) => `${prefix}${++last}`;

class Library {
  #sender;
  #receiver;
  #registry;
  #props = new Map();
  #classes = new Map();
  #instances = new Map();

  constructor(sender, receiver, registry) {
    [this.#sender, this.#receiver, this.#registry] = [sender, receiver, registry];
  }

  get store() {
    return { getComponentClassForName: (name) => this.#classes.get(name) };
  }

  registerComponent(name, provider, concreteProvider = provider) {
    let wrapper;
    const generator = () => {
      wrapper ??= this.#wrapped(provider(), concreteProvider());
      return wrapper;
    };
    this.#classes.set(name, generator);
    this.#registry.registerComponent(name, generator);
  }

  #wrapped(Content, concrete) {
    const [props, instances] = [this.#props, this.#instances];
    const Wrapper = class extends React.Component {
      componentDidMount() {
        instances.set(this.props.componentId, this);
      }

      componentWillUnmount() {
        instances.delete(this.props.componentId);
      }

      render() {
        const { componentId } = this.props;
        return React.createElement(Content, { ...props.get(componentId), ...this.props });
      }
    };
    Wrapper.options = concrete.options;
    return Wrapper;
  }

  /** Makes a node of a layout, and keeps its props. */
  #node(layout) {
    const [kind] = Object.keys(layout);
    const { id, name, passProps, children, options, ...sides } = layout[kind];
    const node = { id: id ?? uniqueId(KINDS[kind]), type: KINDS[kind], data: { name, options: options ?? {} }, children: [] };
    if (kind === 'sideMenu') {
      node.children = ['Left', 'Center', 'Right'].filter((side) => sides[side.toLowerCase()]).map((side) => ({
        id: uniqueId('side'), type: `SideMenu${side}`, data: {}, children: [this.#node(sides[side.toLowerCase()])],
      }));
    } else if (kind === 'externalComponent') {
      node.data.passProps = passProps;
    } else if (name) {
      const own = this.#classes.get(name)?.().options;
      node.data.options = { ...typeof own === 'function' ? own(passProps) : own, ...options };
      this.#props.set(node.id, passProps ?? {});
      this.#bars(node.data.options);
    } else {
      node.children = (children ?? []).map((child) => this.#node(child));
    }
    return node;
  }

  /** Gives the components in bars their ids. */
  #bars({ topBar = {} }) {
    const parts = [topBar.title, ...topBar.leftButtons ?? [], ...topBar.rightButtons ?? []];
    for (const { component } of parts.filter((part) => part?.component)) {
      component.componentId = component.id ?? uniqueId('bar');
      this.#props.set(component.componentId, component.passProps ?? {});
    }
  }

  setRoot({ root, modals = [], overlays = [] }) {
    const layout = { root: this.#node(root), modals: modals.map((each) => this.#node(each)), overlays };
    return this.#sender.setRoot(uniqueId('setRoot'), layout);
  }

  push(id, layout) {
    return this.#sender.push(uniqueId('push'), id, this.#node(layout));
  }

  setStackRoot(id, layouts) {
    return this.#sender.setStackRoot(uniqueId('setStackRoot'), id, [layouts].flat().map((each) => this.#node(each)));
  }

  showModal(layout) {
    return this.#sender.showModal(uniqueId('showModal'), this.#node(layout));
  }

  showOverlay(layout) {
    return this.#sender.showOverlay(uniqueId('showOverlay'), this.#node(layout));
  }

  setDefaultOptions(options) {
    this.#sender.setDefaultOptions(options);
  }

  mergeOptions(id, options) {
    this.#bars(options);
    this.#sender.mergeOptions(id, options);
  }

  updateProps(id, props) {
    this.#props.set(id, { ...this.#props.get(id), ...props });
    this.#instances.get(id)?.forceUpdate();
  }

  constants() {
    return this.#sender.getNavigationConstants();
  }

  constantsSync() {
    return this.#sender.getNavigationConstantsSync();
  }

  events() {
    return this.#receiver;
  }

  /** The methods, as functions that need no object. */
  api() {
    const api = {};
    for (const name of Object.getOwnPropertyNames(Library.prototype)) {
      if (!['constructor', 'api', 'store'].includes(name)) api[name] = (...args) => this[name](...args);
    }
    for (const name of ['pop', 'popTo', 'popToRoot', 'dismissModal']) {
      api[name] = (id, options) => this.#sender[name](uniqueId(name), id, options);
    }
    api.dismissOverlay = (id) => this.#sender.dismissOverlay(uniqueId('dismissOverlay'), id);
    for (const name of ['dismissAllModals', 'dismissAllOverlays', 'getLaunchArgs']) {
      api[name] = () => this.#sender[name](uniqueId(name));
    }
    return api;
  }
}

/** The library's `Navigation`, whose native ends can be replaced. */
const Navigation = {
  mockNativeComponents(...ends) {
    const library = new Library(...ends);
    Object.assign(Navigation, library.api(), { mock: { store: library.store } });
  },
};

module.exports = { Navigation };
