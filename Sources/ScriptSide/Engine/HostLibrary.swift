#if JavaScript
internal import CJavaScriptCore
internal import CResources
internal import OrderedCollections

/// The JavaScript half of the host, which is built into the program: modules by name, and the loader.
enum HostLibrary {
  /// A file: its text as an expression, and the URL that stacks show for it.
  struct File {
    let name: String
    let source: String
    var url: String { "\(ScriptFailure.Frame.libraryScheme):\(name).js" }
  }

  /// The module that links the others. It is no module itself.
  static let loader = File(
    name: "loader", source: "(function (globals) { return (\(texts["Host/loader.js"] ?? ""))})({ \(globals) })")

  /// The program with which Node runs an app.
  static let nodeMain = texts["NodeEngine/node-main.js"] ?? ""
  /// The texts of that program's modules, by their names.
  static let nodeTexts = ["node-context", "node-values"].map { (name: $0, text: texts["NodeEngine/\($0).js"] ?? "") }

  /// The modules that an app's context has, by their names.
  static let modules = files { $0 != "Host/loader.js" && !isOfTests($0) }

  /// The modules that a test file's context has: the test library, and the modules of other folders that it requires.
  static let testModules = files { isOfTests($0) || shared.contains($0) }

  private static func files(_ isIncluded: (String) -> Bool) -> [String: File] {
    let files = texts.filter { isIncluded($0.key) }.map(module)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0) })
  }

  /// The texts of the files of `Resources`, by their paths.
  private static let texts: OrderedDictionary<String, String> = {
    let files = unsafe script_files()
    let pairs = unsafe UnsafeBufferPointer(start: files.files, count: files.count).map { file in
      unsafe (String(cString: file.path), String(cString: file.text))
    }
    return OrderedDictionary(uniqueKeysWithValues: pairs)
  }()

  private static func isOfTests(_ path: String) -> Bool { path.hasPrefix("Testing/") }

  /// The engine's globals that the library uses. They are around each of its modules. The engine makes most globals when they
  /// are first used, so that others are not touched.
  private static let globals =
    "Array, BigInt, Boolean, Date, Error, Function, JSON, Map, Math, Number, Object, Promise, Proxy, Reflect, RegExp, "
    + "Set, String, Symbol, SyntaxError, TypeError, WeakMap, WeakSet"

  /// The modules of apps that test files have, too.
  private static let shared: Set = [
    "Host/assets.js", "Host/clock.js", "Host/console.js", "Host/cut-text.js", "Host/driver-methods.js",
    "Host/function-text.js", "Host/inspect.js", "Host/json-form.js", "Host/kinds.js", "Host/lazy.js",
    "Host/likeness.js", "Host/near-modules.js", "Host/random.js", "Host/rectangles.js", "Host/resolution.js",
    "Host/timers.js", "Host/user-modules.js", "Host/value-tree.js", "Network/fetch.js", "Network/network-arguments.js",
    "Network/reply-content.js",
    "Network/reply-table.js", "Web/base64.js", "Web/dom-exception.js", "Web/structured-clone.js", "Web/text-coding.js",
    "Web/url-parts.js", "Web/url-search-params.js", "Web/url.js", "Web/web-classes.js",
  ]

  private static func module(_ path: String, _ text: String) -> File {
    File(
      name: String(path.split(separator: "/").last?.dropLast(".js".count) ?? ""),
      source: "(function ({ \(globals) }) { return function (require, module, exports, host) {\(text)\n} })")
  }
}

extension JavaScriptContext {
  /// Evaluates a library and returns the exports of its module `main`. A module is read when it is first required: no app and
  /// no test uses all of them.
  func loadLibrary(
    _ library: [String: HostLibrary.File], _ host: JSObjectRef, main: String
  ) throws(ScriptFailure) -> JSValueRef {
    let factory = unsafe function(
      of: HostFunction("factory") { [unowned self] call in
        guard let file = library[call.string(0)] else { return nil }
        var thrown: JSValueRef?
        let made = unsafe function(of: file, exception: &thrown)
        if let thrown = unsafe thrown { unsafe call.rethrow(thrown) }
        return unsafe made
      })
    var thrown: JSValueRef?
    let made = unsafe function(of: HostLibrary.loader, exception: &thrown)
    if let thrown = unsafe thrown { throw unsafe failure(thrown) }
    let loader = unsafe JSValueToObject(reference, made, nil)!
    return try unsafe call(loader, EntryArguments(factory, host, value(main)))
  }

  /// The function of a module's text. A context that runs share has it from the first of them.
  private func function(of file: HostLibrary.File, exception: inout JSValueRef?) -> JSValueRef? {
    guard let heap else { return unsafe evaluate(file.source, url: file.url, exception: &exception) }
    if let known = unsafe ofLibrary?.functions[file.url] { return unsafe known }
    let made = unsafe heap.evaluate(file, in: reference, exception: &exception)
    if let made = unsafe made { unsafe ofLibrary?.keep(made, file.url) }
    return unsafe made
  }
}
#endif
