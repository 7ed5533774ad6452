'use strict';
// The root of an app without a navigation library. On a phone the app delegate names the component that it shows.

const { AppRegistry } = require('./app-registry');
const { appKeys, needsBridge } = require('./callable-modules');

/** A component that React Native registers itself in development. */
const OF_REACT_NATIVE = 'LogBox';

/**
 * Returns the component to show among the registered ones.
 *
 * @param names null if nobody knows them
 * @param wanted its name; null for the only one
 */
function chosen(names, wanted) {
  if (names === null) {
    if (wanted !== null) return wanted;
    throw new Error(
      "The app's own AppRegistry (RN$AppRegistry) has no getAppKeys, so that its components are not known. Name the one to " +
        'show: --main-component NAME');
  }
  const known = names.map((name) => `'${name}'`).join(', ');
  if (wanted !== null) {
    if (names.includes(wanted)) return wanted;
    const others = known ? `There are ${known}.` : 'No component is.';
    throw new Error(`The component '${wanted}' of --main-component is not registered. ${others}`);
  }
  if (names.length === 1) return names[0];
  if (names.length > 1) throw new Error(`The app has registered ${known}. Name the one to show: --main-component ${names[0]}`);
  throw new Error(
    'The app has registered no component, so that there is nothing to show: call AppRegistry.registerComponent, or ' +
      "Expo's registerRootComponent, when the app loads.");
}

/** The error of an app whose React Native is older than the new architecture without a bridge. */
function bridgeless() {
  const { major, minor, patch } = host.reactNativeVersion() ?? {};
  const version = minor === undefined ? '' : ` ${major}.${minor}.${patch}`;
  return new Error(
    `The React Native${version} of this app registers its components with the bridge, which the new architecture does not ` +
      'have here. Run the app with --architecture bridge, or bundle it with a later React Native.');
}

module.exports = {
  chosen,
  /** Has the native side show the app's root. @param factory the native module */
  show(factory) {
    if (needsBridge()) throw bridgeless();
    const keys = appKeys();
    const names = (keys === undefined ? AppRegistry.getAppKeys() : keys)?.filter((name) => name !== OF_REACT_NATIVE) ?? null;
    const moduleName = chosen(names, factory.getConstants().mainComponent);
    host.notify('rootView/show', JSON.stringify({ moduleName }));
  },
};
