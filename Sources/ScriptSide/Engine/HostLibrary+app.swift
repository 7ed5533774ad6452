#if JavaScript
extension HostLibrary {
  /// The library for react-native-navigation (`Resources/ReactNativeNavigation`).
  static let reactNativeNavigation = [
    module("command-listeners", PackageResources.command_listeners_js),
    module("commands", PackageResources.commands_js),
    module("component-events", PackageResources.component_events_js),
    module("components", PackageResources.components_js),
    module("events", PackageResources.events_js),
    module("layouts", PackageResources.layouts_js),
    module("library", PackageResources.library_js),
    module("linking", PackageResources.linking_js),
    module("native-events", PackageResources.native_events_js),
    module("navigation", PackageResources.navigation_js),
    module("options", PackageResources.options_js),
    module("react-screens", PackageResources.react_screens_js),
    module("screen", PackageResources.screen_js),
    module("store", PackageResources.store_js),
    module("touchable-preview", PackageResources.touchable_preview_js),
  ]

  /// The libraries for the designs of navigation that have one of their own (`Resources/Designs`).
  static let designs = [
    module("designs", PackageResources.designs_js),
    module("layers", PackageResources.layers_js),
    module("layers-content", PackageResources.layers_content_js),
    module("layers-payload", PackageResources.layers_payload_js),
    module("layers-receivers", PackageResources.layers_receivers_js),
    module("native-router", PackageResources.native_router_js),
    module("router-mirror", PackageResources.router_mirror_js),
  ]

  /// The entries into an app's context, and the libraries that an app can require (`Resources/App`).
  static let app = [
    module("awaited", PackageResources.awaited_js),
    module("bundle-globals", PackageResources.bundle_globals_js),
    module("libraries", PackageResources.libraries_js),
    module("main", PackageResources.main_js),
    module("navbridge", PackageResources.navbridge_js),
    module("own-modules", PackageResources.own_modules_js),
  ]
}
#endif
