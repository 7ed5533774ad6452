'use strict';
// React Native's `<Modal>`, whose view presents a modal as long as it is there.

const modalManager = require('./modal-manager');
const { sendEvent } = require('./view-events');
const { isModal, views } = require('./views');

const PROPS = ['presentationStyle', 'animationType', 'transparent', 'hardwareAccelerated', 'statusBarTranslucent', 'identifier'];

/** A modal is shown unless its property `visible` is false. */
const isVisible = ({ props }) => props.visible !== false;

const presented = new Set();
/** The modals' own identifiers, by which they learn that they have gone, by tag. */
const identifiers = new Map();

function update(view) {
  if (isVisible(view) === presented.has(view.tag)) return;
  if (!isVisible(view)) return dismiss(view);
  presented.add(view.tag);
  identifiers.set(view.tag, view.props.identifier);
  const props = Object.fromEntries(PROPS.flatMap((name) => (view.props[name] == null ? [] : [[name, view.props[name]]])));
  host.notify('modalHost/present', JSON.stringify({ hostTag: view.tag, rootTag: view.rootTag, props }));
}

function dismiss(view) {
  if (presented.delete(view.tag)) host.notify('modalHost/dismiss', JSON.stringify({ hostTag: view.tag }));
}

/** The native side has shown a modal. */
function shown({ hostTag }) {
  const view = views.get(hostTag);
  if (view) sendEvent(view, 'topShow', {});
}

/**
 * The native side has taken a modal down. Its view may have gone before. On the turbo route a view that waits for its own event
 * gets that alone.
 */
function dismissed({ hostTag }) {
  const view = views.get(hostTag);
  if (view?.props.onDismiss && host.architecture === 'turbo') sendEvent(view, 'topDismiss', {});
  else modalManager.emit('modalDismissed', { modalID: identifiers.get(hostTag) });
  identifiers.delete(hostTag);
}

module.exports = {
  added: (view) => isModal(view) && update(view),
  changed: (view) => isModal(view) && update(view),
  removed: (view) => isModal(view) && dismiss(view),
  shown,
  dismissed,
};
