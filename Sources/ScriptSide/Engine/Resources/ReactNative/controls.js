'use strict';
// Native controls of React Native: views that respond to a finger by themselves.

const { sendEvent } = require('./view-events');

const CONTROLS = [
  {
    names: /^(RCT)?Switch$/,
    press: (view) => sendEvent(view, 'topChange', { value: view.props.value !== true }),
  },
];

module.exports = {
  /** Presses the control at a view, unless it is disabled. Returns true if there is one. */
  press(view) {
    const control = CONTROLS.find(({ names }) => names.test(view.name));
    if (!control || view.props.disabled === true) return false;
    control.press(view);
    return true;
  },
};
