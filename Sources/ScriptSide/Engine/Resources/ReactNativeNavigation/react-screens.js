'use strict';
// The exports of `require('navbridge/react')`: screens that an app's own React renders, without React Native.

const { renderBy } = require('./components');
const { Screen } = require('./screen');
const { store } = require('./store');

/**
 * Makes the components around each screen. `Boundary` reports the errors of a render, and `Committed` is outermost among
 * those with effects, so that its effect is the last one of a commit.
 */
function makeFrame(React) {
  class Boundary extends React.Component {
    state = { hasFailed: false };

    static getDerivedStateFromError = () => ({ hasFailed: true });

    componentDidCatch(error) {
      host.reportError(error);
    }

    componentDidMount() {
      this.props.screen.isMounted = true;
    }

    render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  }

  function Committed({ screen, revision, children }) {
    React.useEffect(() => screen.didCommit(revision), [revision]);
    return children;
  }

  // Nobody wants to see these among the app's components.
  Boundary.isOfHost = true;
  Committed.isOfHost = true;
  return (screen, revision, component, props) =>
    React.createElement(
      Boundary, { screen },
      React.createElement(Committed, { screen, revision }, React.createElement(component, props)));
}

/** A screen whose component React renders. */
class ReactScreen extends Screen {
  isMounted = false;
  #frame;
  #component;
  #revision = 0;
  /** The functions that are called when a revision has been committed: `{revision, done}`. */
  #waiting = [];
  #hasContent = false;
  #isEnded = false;

  constructor(frame, renderer, name, parameters) {
    super(name, parameters);
    this.#frame = frame;
    this.#component = this.takeComponent(store.renderedOf);
    // A concurrent root batches the updates of a turn, as React Native's roots do.
    this.root = renderer.create(this.#element(), { unstable_isConcurrent: true, rootTag: this.rootTag });
  }

  #element() {
    return this.#frame(this, this.#revision, this.#component, this.props);
  }

  /** The revision is on the screen, and its effects have run. */
  didCommit(revision) {
    if (this.#isEnded) return;
    if (!this.#hasContent) host.didMount(this.rootTag);
    this.#hasContent = true;
    const due = this.#waiting.filter((one) => one.revision <= revision);
    this.#waiting = this.#waiting.filter((one) => one.revision > revision);
    for (const { done } of due) done();
  }

  update(done) {
    this.#revision += 1;
    if (done) this.#waiting.push({ revision: this.#revision, done });
    this.root.update(this.#element());
  }

  unmount() {
    this.#isEnded = true;
    this.root.unmount();
    this.end();
  }
}

/**
 * From now on React renders the screens' components.
 *
 * @param renderer has `create(element, options)`, which returns a root with `update(element)` and `unmount()`, as
 *   `react-test-renderer` has
 * @returns `{rootOf(componentId)}`: the renderer's root of a running screen
 */
function createReactScreens(React, renderer) {
  if (typeof React?.createElement !== 'function' || typeof React.useEffect !== 'function') {
    throw new TypeError("createReactScreens(React, renderer) needs React 16.8 or later: require('react').");
  }
  if (typeof renderer?.create !== 'function') {
    throw new TypeError(
      "createReactScreens(React, renderer) needs a renderer with a function `create`, such as require('react-test-renderer').",
    );
  }
  const frame = makeFrame(React);
  renderBy(ReactScreen.bind(null, frame, renderer));
  return { rootOf: (componentId) => store.instanceOf(componentId)?.root };
}

module.exports = { react: { createReactScreens } };
