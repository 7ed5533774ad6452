'use strict';
// `Navigation`, the API of react-native-navigation.

const { commands, addLayoutProcessor } = require('./commands');
const { registerComponent } = require('./components');
const { events } = require('./events');
const { addNamed } = require('./function-advice');
const { LinkingHandler } = require('./linking');
const { addOptionProcessor } = require('./options');
const { store } = require('./store');
const { TouchablePreview } = require('./touchable-preview');

/** The heights of the bars in points, and the id of back buttons. Each call makes a new object. */
class Constants {
  constructor({ statusBarHeight, topBarHeight, backButtonId, bottomTabsHeight }) {
    Object.assign(this, { statusBarHeight, topBarHeight, backButtonId, bottomTabsHeight });
  }

  static get = () => commands.constants().then((values) => new Constants(values));
  static getSync = () => new Constants(commands.constantsSync());
}

const linking = new LinkingHandler((layout) => commands.showModal(layout));
let hasWarnedOfRedux = false;

const Navigation = {
  ...commands,
  setRoot(layout) {
    // Links wait for the first root. The caller gets the promise that follows, so that a rejection which the app does not
    // handle stays an unhandled one.
    return commands.setRoot(layout).then((id) => {
      linking.rootIsReady();
      return id;
    });
  },
  constants: Constants.get,
  constantsSync: Constants.getSync,
  registerComponent,
  /** Does not wrap screens, because there is no React to which a provider could pass its store. */
  registerComponentWithRedux(name, provider) {
    if (!hasWarnedOfRedux) {
      hasWarnedOfRedux = true;
      console.warn('Navigation.registerComponentWithRedux is deprecated; wrap the component and use registerComponent.');
    }
    return registerComponent(name, provider);
  },
  setLazyComponentRegistrator: store.setLazyRegistrator,
  addOptionProcessor,
  addLayoutProcessor,
  events: () => events,
  setLinking: (config) => linking.configure(config),
  handleDeepLink: (url) => linking.handle(url),
  setLinkingReady: (isReady) => linking.setReady(isReady),
  TouchablePreview,
};

addNamed({ Navigation });

module.exports = { Constants, Navigation };
