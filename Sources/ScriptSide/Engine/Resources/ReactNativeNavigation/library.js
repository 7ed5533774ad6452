'use strict';
// The exports of `require('react-native-navigation')`: `Navigation`, and the library's other names.

const { Constants, Navigation } = require('./navigation');
const { EventsRegistry } = require('./events');

/** Makes an enumeration whose values are its names with a lowercase first letter. */
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

/** The base class of screens that are classes. */
class NavigationComponent {
  constructor(props) {
    this.props = props;
  }
}

/** A component that needs a view that the library's iOS side does not have. */
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
