'use strict';
// Native controls of React Native: views that respond to a finger by themselves.

const { focus } = require('./input-focus');
const { isInput } = require('./input-text');
const { sendEvent } = require('./view-events');

const isSwitch = ({ name }) => /^(RCT)?Switch$/.test(name);

module.exports = {
  isSwitch,
  /** Presses the control at a view, unless it is disabled. Returns true if there is one. A text input takes the focus. */
  press(view) {
    if (isInput(view) && view.props.editable !== false) {
      focus(view);
      return true;
    }
    if (!isSwitch(view) || view.props.disabled === true) return false;
    sendEvent(view, 'topChange', { value: view.props.value !== true });
    return true;
  },
};
