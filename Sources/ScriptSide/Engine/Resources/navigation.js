'use strict';
// `Navigation`, the API of react-native-navigation.

const { commands, addLayoutProcessor } = require('./commands');
const { registerComponent } = require('./components');
const { events } = require('./events');
const { addOptionProcessor } = require('./options');
const { store } = require('./store');

/** Bars' heights in points, in a fresh object for each call. */
const constants = ({ statusBarHeight, topBarHeight, backButtonId, bottomTabsHeight }) => ({
  statusBarHeight, topBarHeight, backButtonId, bottomTabsHeight,
});

const Navigation = {
  ...commands,
  constants: () => commands.constants().then(constants),
  constantsSync: () => constants(commands.constantsSync()),
  registerComponent,
  setLazyComponentRegistrator: store.setLazyRegistrator,
  addOptionProcessor,
  addLayoutProcessor,
  events: () => events,
};

module.exports = { Navigation };
