'use strict';
// The component that renders what the device has, by the test's own React.

const { sharing, treeOf, withLeaving } = require('./mock-tree');

/** The elements of React Native; without it there are host elements of these names. */
const HOSTS = ['View', 'Text', 'Image', 'Button', 'TouchableOpacity'];

/** What an `ApplicationMock` shows. It follows the device from the first rendering on, until React has unmounted it. */
class Shown {
  #peer;
  #render = () => {};
  #act;
  /** The top bars that screens have had. */
  #bars = new Map();
  /** The tree of the last snapshot, and what is rendered: the same, or with the screens that are about to leave. */
  #latest;
  tree;
  #rendered;
  #isMounted = false;

  constructor(peer, act) {
    this.#peer = peer;
    this.#act = act;
    Object.assign(peer, { onChange: (change) => this.#changed(change) });
  }

  /** Reads the snapshot before anything is rendered. */
  begin() {
    this.#look();
    this.tree = this.#latest;
    this.#rendered = this.tree;
  }

  mounted(render) {
    this.#isMounted = true;
    this.#render = render;
    return () => {
      this.#isMounted = false;
      this.#render = () => {};
      Object.assign(this.#peer, { onChange: () => this.#peer.deliverAll() });
    };
  }

  #look() {
    const { generations, snapshot, surfaces } = this.#peer;
    this.#latest = sharing(this.#latest, treeOf(snapshot, { generations, surfaces, bars: this.#bars }));
  }

  #changed({ starts, ends }) {
    const before = this.tree;
    this.#look();
    this.tree = ends ? withLeaving(before, this.#latest) : this.#latest;
    // What follows from an event, and what the entry point does, is rendered when that is over.
    if (this.#peer.isDelivering || !this.#isMounted) return;
    // Events wait for content that is to be mounted; within an 'act' of the test, in which React renders later, for any change.
    const waits = this.#act.isActing() ? this.tree !== this.#rendered : starts;
    this.#act.run(() => {
      if (waits) this.#update();
      else this.committed();
    });
    // Within an 'act' of the test React mounts at its end. Whoever awaits a command within an asynchronous one waits for no end.
    if (this.#peer.hasMail) void this.#deliverLater();
  }

  async #deliverLater() {
    await null;
    this.committed();
  }

  /** Called when React has mounted the content: the events of it may come now, and then what leaves is taken away. */
  committed() {
    this.#peer.deliver();
    this.tree = this.#latest;
    this.#update();
  }

  #update() {
    if (this.#rendered === this.tree) return;
    this.#rendered = this.tree;
    this.#render(this.tree);
  }
}

/** The elements of a description. */
function elements(React, { host, peer }) {
  /** The elements of descriptions. React leaves alone what has the same element again. */
  const made = new WeakMap();
  const make = (node) => {
    if (node === null || typeof node !== 'object') return node;
    if (!made.has(node)) made.set(node, elementOf(node));
    return made.get(node);
  };
  const elementOf = ({ type, key, props: { press, ...props }, children }) => {
    if (type === 'Group') return React.createElement(React.Fragment, { key }, children.map(make));
    if (type === 'Component') return React.createElement(peer.providerOf(props.name)(), { key, ...props.properties });
    const all = { key, ...props };
    if (press) all.onPress = () => peer.act(press.method, press.params);
    return React.createElement(host[type], all, ...children.map(make));
  };
  return make;
}

/**
 * @param React the test's own
 * @param native the test's React Native, if there is one
 * @param act React's own, for updates
 * @param current returns the script's half of the connection
 */
function applicationMock(React, native, act, current) {
  const host = Object.fromEntries(HOSTS.map((name) => [name, native?.[name] ?? name]));

  function start(entryPoint) {
    if (typeof entryPoint !== 'function') {
      throw new TypeError("'ApplicationMock' needs the property 'entryPoint', a function that registers the app's components.");
    }
    const peer = current();
    peer.launchAgain();
    const shown = new Shown(peer, act);
    entryPoint();
    peer.deliverLaunch();
    shown.begin();
    return { shown, make: elements(React, { host, peer }) };
  }

  return function ApplicationMock({ entryPoint }) {
    const [{ shown, make }] = React.useState(() => start(entryPoint));
    const [tree, render] = React.useState(shown.tree);
    React.useEffect(() => shown.mounted(render), [shown]);
    // Effects of content come first, so that whoever listens by then hears of its appearance.
    React.useEffect(() => shown.committed());
    return make(tree);
  };
}

module.exports = { applicationMock };
