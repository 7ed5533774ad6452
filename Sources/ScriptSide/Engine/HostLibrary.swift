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

  static let modules = host + web + network + reactNative + community + reactNativeNavigation + designs + app

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
    let modules = unsafe object([])
    for file in library { unsafe set(modules, file.name, try evaluate(file.source, url: file.url)) }
    let loader = try unsafe evaluate(HostLibrary.loader.source, url: HostLibrary.loader.url)
    let exports = try unsafe call(loader, EntryArguments(modules, host, value(main)))
    unsafe inspect = functionMember(exports, "inspect")
    return unsafe exports
  }
}
#endif
