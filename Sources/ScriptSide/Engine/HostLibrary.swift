#if JavaScript
internal import CJavaScriptCore

/// The JavaScript half of the host, which is built into the program: modules by name, and the loader.
enum HostLibrary {
  /// A file: its text as an expression, and the URL that stacks show for it.
  struct File {
    let name: String
    let source: String
    var url: String { "\(ScriptFailure.Frame.libraryScheme):\(name).js" }
  }

  static let loader = File(name: "loader", source: text(PackageResources.loader_js))

  static let modules = own + reactNative + community + network + web

  private static let own = [
    module("app-registry", PackageResources.app_registry_js),
    module("assets", PackageResources.assets_js),
    module("awaited", PackageResources.awaited_js),
    module("bridge-globals", PackageResources.bridge_globals_js),
    module("callable", PackageResources.callable_js),
    module("clock", PackageResources.clock_js),
    module("color-names", PackageResources.color_names_js),
    module("colors", PackageResources.colors_js),
    module("command-listeners", PackageResources.command_listeners_js),
    module("commands", PackageResources.commands_js),
    module("component-events", PackageResources.component_events_js),
    module("components", PackageResources.components_js),
    module("console", PackageResources.console_js),
    module("driver-methods", PackageResources.driver_methods_js),
    module("emitter", PackageResources.emitter_js),
    module("events", PackageResources.events_js),
    module("function-text", PackageResources.function_text_js),
    module("inspect", PackageResources.inspect_js),
    module("kinds", PackageResources.kinds_js),
    module("layers", PackageResources.layers_js),
    module("layers-content", PackageResources.layers_content_js),
    module("layers-payload", PackageResources.layers_payload_js),
    module("layers-receivers", PackageResources.layers_receivers_js),
    module("layouts", PackageResources.layouts_js),
    module("lazy", PackageResources.lazy_js),
    module("libraries", PackageResources.libraries_js),
    module("library", PackageResources.library_js),
    module("linking", PackageResources.linking_js),
    module("main", PackageResources.main_js),
    module("native-calls", PackageResources.native_calls_js),
    module("native-events", PackageResources.native_events_js),
    module("native-modules", PackageResources.native_modules_js),
    module("native-router", PackageResources.native_router_js),
    module("navbridge", PackageResources.navbridge_js),
    module("navigation", PackageResources.navigation_js),
    module("options", PackageResources.options_js),
    module("react-native", PackageResources.react_native_js),
    module("react-native-linking", PackageResources.react_native_linking_js),
    module("react-screens", PackageResources.react_screens_js),
    module("resolution", PackageResources.resolution_js),
    module("router-mirror", PackageResources.router_mirror_js),
    module("run-function", PackageResources.run_function_js),
    module("screen", PackageResources.screen_js),
    module("store", PackageResources.store_js),
    module("timers", PackageResources.timers_js),
    module("touchable-preview", PackageResources.touchable_preview_js),
    module("unique-id", PackageResources.unique_id_js),
    module("user-modules", PackageResources.user_modules_js),
    module("vocabulary", PackageResources.vocabulary_js),
  ]

  /// The engine's globals that the library uses. They are around each of its modules.
  private static let globals =
    "Array, BigInt, Boolean, Date, Error, Function, JSON, Map, Math, Number, Object, Promise, Proxy, Reflect, RegExp, "
    + "Set, String, Symbol, SyntaxError, TypeError, WeakMap, WeakSet"

  static func module(_ name: String, _ bytes: [UInt8]) -> File {
    File(
      name: name,
      source: "(function ({ \(globals) }) { return function (require, module, exports, host) {\(text(bytes))\n} })")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension JavaScriptContext {
  /// Evaluates a library and returns the exports of its module `main`.
  func loadLibrary(
    _ library: [HostLibrary.File], _ host: JSObjectRef, main: String
  ) throws(ScriptFailure) -> JSValueRef {
    let modules = object([])
    for file in library { set(modules, file.name, try evaluate(file.source, url: file.url)) }
    let loader = try evaluate(HostLibrary.loader.source, url: HostLibrary.loader.url)
    let exports = try call(loader, EntryArguments(modules, host, value(main)))
    inspect = functionMember(exports, "inspect")
    return exports
  }
}
#endif
