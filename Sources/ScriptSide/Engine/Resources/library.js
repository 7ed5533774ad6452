'use strict';
// What `require('react-native-navigation')` answers: `Navigation`, and the library's other names.

const { Constants, Navigation } = require('./navigation');
const { EventsRegistry } = require('./events');

/** An enumeration whose values are its names, but for the first letter where that is a capital. */
const names = (...list) =>
  Object.freeze(Object.fromEntries(list.map((name) => [name, name[0].toLowerCase() + name.slice(1)])));

const CommandName = names(
  'SetRoot', 'SetDefaultOptions', 'MergeOptions', 'UpdateProps', 'ShowModal', 'DismissModal', 'DismissAllModals', 'Push',
  'Pop', 'PopTo', 'PopToRoot', 'SetStackRoot', 'ShowOverlay', 'DismissOverlay', 'DismissAllOverlays', 'GetLaunchArgs',
);
const OptionsModalPresentationStyle = names(
  'formSheet', 'pageSheet', 'overFullScreen', 'overCurrentContext', 'currentContext', 'popover', 'fullScreen', 'none',
);
const OptionsModalTransitionStyle = names('coverVertical', 'crossDissolve', 'flipHorizontal', 'partialCurl');

/** What screens that are classes extend. */
class NavigationComponent {
  constructor(props) {
    this.props = props;
  }
}

/** Needs a view that the library's iOS side does not have. */
class Modal {
  render() {
    throw new Error(
      "'Modal' of 'react-native-navigation' is for Android: its iOS side has no view 'RNNModalViewManager'. Use " +
        'Navigation.showModal.',
    );
  }
}

module.exports = {
  library: {
    Navigation, CommandName, Constants, EventsRegistry, Modal, NavigationComponent, OptionsModalPresentationStyle,
    OptionsModalTransitionStyle,
  },
};
