'use strict';
// React Native's `<Modal>` when it has gone. The native side presents it, as one of its components.

const modalManager = require('./modal-manager');
const { sendEvent } = require('./view-events');
const { views } = require('./views');

/**
 * Handles the event `modalHostDismissed`. The modal's view may have gone before: React finds the modal by its identifier. On the
 * turbo route a view that waits for its own event gets that alone.
 */
function dismissed({ hostTag, identifier }) {
  const view = views.get(hostTag);
  if (view?.props.onDismiss && host.architecture === 'turbo') sendEvent(view, 'topDismiss', {});
  else modalManager.emit('modalDismissed', { modalID: identifier });
}

module.exports = { dismissed };
