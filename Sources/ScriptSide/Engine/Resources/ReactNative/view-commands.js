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

/** The commands of libraries' views, by the name of the view. */
const brought = new Map();
const commandNames = Object.keys(COMMANDS);

module.exports = {
  /** @param names those of the views @param commands functions by their names, called with a view and the arguments */
  bring(names, commands) {
    for (const name of names) brought.set(name, { ...brought.get(name), ...commands });
    for (const command in commands) if (!commandNames.includes(command)) commandNames.push(command);
  },
  /** Carries out a command; those of views that do nothing here, such as a flash of indicators, are left out. */
  dispatchCommand(view, command, args = []) {
    if (components.command(view, command, args)) return;
    (brought.get(view.name)?.[command] ?? COMMANDS[command])?.(view, args);
  },
  commandNames,
};
