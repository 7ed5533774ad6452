'use strict';
// Modules of Expo's own: those that an app uses as it starts, and those of Expo's template for a new app. A module of the same
// name in a file of `--modules` replaces one of these.

const { manifest } = require('./expo-manifest');
const { loaded } = require('./icon-glyphs');
const { expoImage } = require('./image-caches');
const { get } = require('./native-modules');
const { note } = require('./system');
const { LinkingManagerDeclaration } = require('./vocabulary');

const resolved = (value) => async () => value;

/** The legacy table of modules, by which Expo's core knows that its native half is there. Modules are found without it. */
const LEGACY_TABLE = { exportedMethods: {}, modulesConstants: {}, viewManagersMetadata: {} };

/** A browser over the app, which closes at once, as if its user had done so. */
async function openBrowser(url) {
  await get(LinkingManagerDeclaration.name).openURL(url);
  return { type: 'cancel' };
}

const OWN = {
  NativeModulesProxy: LEGACY_TABLE,
  ExpoAsset: { downloadAsync: async (url) => url },
  ExpoFontLoader: {
    getLoadedFonts: () => [], loadAsync: async (name, uri) => void loaded(name, uri), unloadAsync: resolved(undefined),
  },
  ExpoHaptics: {
    impactAsync: async (style) => note('haptic', { style }),
    notificationAsync: async (type) => note('haptic', { type }),
    selectionAsync: async () => note('haptic', {}),
  },
  ExpoImage: expoImage,
  ExpoKeepAwake: { activate: resolved(undefined), deactivate: resolved(undefined), isActivated: resolved(false) },
  ExpoLinking: { getLinkingURL: () => host.context.device.launchURL ?? null },
  ExpoSplashScreen: {
    preventAutoHideAsync: resolved(true), hideAsync: resolved(true), hide() {}, setOptions() {},
    internalPreventAutoHideAsync: resolved(true), internalMaybeHideAsync: resolved(true),
  },
  ExpoSystemUI: { setBackgroundColorAsync: resolved(undefined), getBackgroundColorAsync: resolved(null) },
  ExpoWebBrowser: {
    openBrowserAsync: openBrowser, openAuthSessionAsync: openBrowser, dismissAuthSession() {},
    dismissBrowser: resolved({ type: 'dismiss' }),
  },
  ExponentConstants: {
    appOwnership: null, executionEnvironment: 'bare',
    get manifest() {
      return manifest();
    },
    sessionId: '00000000-0000-4000-8000-000000000001', debugMode: false, isDetached: false, statusBarHeight: 0, systemFonts: [],
    deviceName: 'iPhone', platform: { ios: {} }, getWebViewUserAgentAsync: resolved(null),
  },
};

/** The same table as a native module of React Native, as which Expo's core asks for it first. */
const legacy = {
  name: 'NativeUnimoduleProxy',
  constants: () => LEGACY_TABLE,
  methods: {
    callMethod: async (module, method) => {
      throw new Error(`Expo's module '${module}' has no method '${method}' here. A file given by --modules can have the module.`);
    },
  },
};

module.exports = { OWN, legacy };
