'use strict';
// Commands to views.

const components = require('./native-components');
const { blur, focus } = require('./input-focus');
const { scrollTo } = require('./scroll-views');
const { setTextAndSelection } = require('./text-inputs');

const COMMANDS = {
  scrollTo: (view, [x, y, isAnimated]) => scrollTo(view, x, y, isAnimated, view.props.scrollToOverflowEnabled === true),
  scrollToEnd: (view, [isAnimated]) =>
    scrollTo(view, ...(view.props.horizontal ? [Infinity, 0] : [0, Infinity]), isAnimated),
  focus,
  blur,
  setTextAndSelection,
};

module.exports = {
  /** Carries out a command; those of views that do nothing here, such as a flash of indicators, are left out. */
  dispatchCommand(view, command, args = []) {
    if (!components.command(view, command, args)) COMMANDS[command]?.(view, args);
  },
  commandNames: Object.keys(COMMANDS),
};
