'use strict';
// React Native's `<Modal>` in the content of a screen without React: the component of the native side that React would commit.

const { declared } = require('./component-names');
const { DeviceEventEmitter } = require('./emitter');
const { nearest } = require('./likeness');
// It sends what a layout has changed.
require('./native-components');
const { begin, roots } = require('./react-roots');
const { store } = require('./store');
const { layOut } = require('./view-layout');
const viewLife = require('./view-life');
const { add, merged, remove, setChildren, setProps, views } = require('./views');

const NAME = host.architecture === 'turbo' ? 'ModalHostView' : 'RCTModalHostView';

/** Refuses a property that a `<Modal>` has not. Returns the properties. */
function checked(props) {
  const { properties, events } = declared()[NAME];
  const known = [...Object.keys(properties), ...events.map((event) => `on${event}`)];
  for (const name of Object.keys(props)) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const question = near === undefined ? '' : ` Did you mean '${near}'?`;
    throw new TypeError(`mountModal: a <Modal> has no property '${name}'.${question}`);
  }
  return props;
}

let lastTag = 1;

/** Returns a number for a view. Those that end with 1 are for roots. */
function nextTag() {
  do lastTag += 1; while (lastTag % 10 === 1 || views.has(lastTag));
  return lastTag;
}

/** The native side reports the end of a modal to its listeners, and not to the modal's view. */
let follow = () => {
  follow = () => {};
  DeviceEventEmitter.addListener('modalHostDismissed', ({ hostTag }) => views.get(hostTag)?.receiver?.('topDismiss', {}));
};

let identifier = 0;

/**
 * Puts a `<Modal>` into the content of a screen.
 *
 * @param componentId the screen, which runs
 * @param props those of React Native's `<Modal>`; it is visible unless `visible` is false
 * @returns `{update(props), unmount()}`
 */
function mountModal(componentId, props = {}) {
  const screen = store.instanceOf(componentId);
  if (!screen) throw new Error(`mountModal: no component '${componentId}' runs.`);
  follow();
  const { rootTag } = screen;
  if (!roots.has(rootTag)) begin(rootTag);
  const { view: content } = roots.get(rootTag);
  const modal = add(nextTag(), NAME, rootTag, { visible: true, identifier: ++identifier, ...checked(props) }, null);
  modal.receiver = (type, body) => modal.props[type.replace(/^top/, 'on')]?.({ nativeEvent: body });
  viewLife.added(modal);
  setChildren(content, [...content.children, modal]);
  layOut(rootTag);
  const change = (body) => {
    // The screen may have ended, and its content with it.
    if (views.get(modal.tag) !== modal) return;
    body();
    layOut(rootTag);
  };
  return {
    update: (changes) =>
      change(() => {
        setProps(modal, merged(modal.props, checked(changes)));
        viewLife.changed(modal);
      }),
    unmount: () =>
      change(() => {
        setChildren(content, content.children.filter((child) => child !== modal));
        remove(modal);
      }),
  };
}

module.exports = { mountModal };
