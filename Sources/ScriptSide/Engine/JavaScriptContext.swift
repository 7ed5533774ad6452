#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeWire

/// One JavaScript global object with its heap, which a reload replaces. It wraps JavaScriptCore's C API for all other
/// code.
///
/// Values never leave as objects. Text is passed in and out, because reading objects through the C API costs ten times
/// as much. The engine runs microtasks when the outermost call returns.
///
/// `@safe`: the references are released by `invalidate` only, and the values that it keeps are protected.
@safe
@ScriptThread
final class JavaScriptContext {
  let reference: JSGlobalContextRef
  /// The number of calls into the script so far.
  private(set) var entries = 0
  private let group: JSContextGroupRef
  /// The heap that this context shares with others; nil for one of its own.
  let heap: ScriptHeap?
  /// The part that the heap gives to the next run; nil for a context that ends with its run.
  var ofLibrary: ScriptHeap.LibraryContext?
  let functionClass: JSClassRef
  private var protected: [JSValueRef] = unsafe []
  private let text = ByteBuffer(capacity: 4096)
  private(set) var watchdog: ScriptWatchdog?
  /// The app's file, which is named in failures without a more exact place.
  let file: String
  /// True if the library that runs in the context has a React.
  var hasReact = false
  /// The library's functions that format a value, and that return the way out of a mistake that an error's message shows; nil
  /// before the library is loaded.
  var inspect, advise: JSObjectRef?
  /// The text that this class has put around that of a file, by the file's path: the number of characters before the first
  /// line, and the number of the file's last line.
  private(set) var wrappers: [String: (characters: Int, lastLine: Int)] = [:]

  /// - Parameters:
  ///   - heap: the heap of the objects; nil for a new one.
  ///   - hasLibraryAlone: true if only the built-in library runs in the context. Runs with one heap share it.
  ///   - watchdog: ends runs that take too long. For it the engine asks the system for the time whenever the script is entered.
  init(file: String, heap: ScriptHeap? = nil, hasLibraryAlone: Bool = false, watchdog: ScriptWatchdog?) {
    EngineOptions.set()
    self.file = file
    self.heap = heap
    unsafe group = heap.map { unsafe JSContextGroupRetain($0.group) } ?? JSContextGroupCreate()
    ofLibrary = hasLibraryAlone ? heap?.takeLibraryContext() : nil
    unsafe reference = ofLibrary?.reference ?? JSGlobalContextCreateInGroup(group, nil)
    unsafe functionClass = heap.map { unsafe JSClassRetain($0.functionClass) } ?? HostFunction.makeClass()
    self.watchdog = watchdog
    unsafe watchdog?.watch(group)
  }

  /// Makes another global object with the heap of a context and its watchdog. Values may pass between the two.
  init(beside other: JavaScriptContext) {
    file = other.file
    heap = other.heap
    unsafe group = JSContextGroupRetain(other.group)
    unsafe reference = JSGlobalContextCreateInGroup(group, nil)
    unsafe functionClass = JSClassRetain(other.functionClass)
    watchdog = other.watchdog
    unsafe inspect = other.inspect
  }

  /// Has a watchdog end runs that take too long, from now on.
  func watch(by watchdog: ScriptWatchdog) {
    self.watchdog = watchdog
    unsafe watchdog.watch(group)
  }

  /// The object whose members are the globals of scripts.
  var globalObject: JSObjectRef { unsafe JSContextGetGlobalObject(reference) }

  /// Releases everything. The context must not be used afterwards.
  func invalidate() {
    for place in unsafe protected.indices { unsafe JSValueUnprotect(reference, protected[place]) }
    unsafe protected = []
    unsafe watchdog?.stopWatching(group)
    watchdog = nil
    if let library = ofLibrary.take() {
      heap?.giveBack(library)
    } else {
      unsafe heap?.release(reference)
      unsafe JSGlobalContextRelease(reference)
    }
    unsafe JSClassRelease(functionClass)
    unsafe JSContextGroupRelease(group)
  }

  /// Runs a text as a separate script.
  /// - Parameter url: the name that stacks show.
  @discardableResult
  func evaluate(_ source: String, url: String) throws(ScriptFailure) -> JSValueRef {
    var exception: JSValueRef?
    let result = unsafe evaluate(source, url: url, exception: &exception)
    return try unsafe value(result, exception)
  }

  /// Runs a text within a call from the script. A thrown value is left in `exception`, and nil is returned.
  func evaluate(_ source: String, url: String, exception: inout JSValueRef?) -> JSValueRef? {
    let source = unsafe string(source)
    let url = unsafe string(url)
    defer {
      unsafe JSStringRelease(source)
      unsafe JSStringRelease(url)
    }
    return unsafe JSEvaluateScript(reference, source, nil, url, 1, &exception)
  }

  /// Runs an app's file and returns the value of its last statement. A file with `await` at its top level is run as an
  /// asynchronous function, and the function's promise is returned.
  func evaluateTopLevel(_ file: ScriptFile) throws(ScriptFailure) -> JSValueRef {
    // The text of a bundle is parsed once: only one with a syntax error, which has run nothing, is read again.
    do throws(ScriptFailure) {
      return try unsafe evaluate(file.source, url: file.path)
    } catch {
      let awaiting = "\(Self.asynchronousHead)\(file.source)\n})()"
      guard !isScript(file.source, url: file.path) else { throw error }
      guard isScript(awaiting, url: file.path) else {
        var error = error
        switch inOtherLanguage(file.path, file.source, error.message) {
        case .plain(let text): return try unsafe evaluate(text, url: file.path)
        case .message(let message):
          error.message = message
          error.location = SourceTransform.place(in: message) ?? error.location
        case nil: break
        }
        throw error
      }
      noteWrapper(Self.asynchronousHead, of: file.path, file.source)
      return try unsafe evaluate(awaiting, url: file.path)
    }
  }

  /// What stands in for a file that the engine cannot read because of its language.
  enum Substitute {
    case plain(String)
    /// There is none; the message takes the place of the engine's.
    case message(String)
  }

  /// Returns what stands in for a file in another language; nil for a file whose language is right.
  func inOtherLanguage(_ path: String, _ source: String, _ message: String) -> Substitute? {
    guard SyntaxAdvice.isOtherLanguage(path, source, message) else { return nil }
    switch SourceTransform.bundle(path, hasReact: hasReact) {
    case .text(let text): return .plain(text)
    case .noTool: return .message(message + SyntaxAdvice.bundling(path))
    case .failed(let messages): return .message("The file '\(path)' cannot be bundled. esbuild:\n\(messages)")
    }
  }

  /// Evaluates the function of a module's text, within a call from the script. A thrown value is left in `exception`.
  func compileModule(_ source: String, path: String, exception: inout JSValueRef?) -> JSValueRef? {
    noteWrapper(Self.moduleHead, of: path, source)
    let value = unsafe evaluate("\(Self.moduleHead)\(source)\n})", url: path, exception: &exception)
    // No code of the module runs, so only its syntax can be at fault.
    guard let thrown = unsafe exception else { return unsafe value }
    var message: String?
    // The text that esbuild has made is plain.
    if SourceTransform.runningText(path) != source {
      switch unsafe inOtherLanguage(path, source, string(thrown)) {
      case .plain(let text):
        unsafe exception = nil
        return unsafe compileModule(text, path: path, exception: &exception)
      case .message(let found): message = found
      case nil: break
      }
    }
    unsafe exception = place(thrown, path, source, message)
    return nil
  }

  /// Returns the error of a module that cannot be read, with the place in its file.
  /// - Parameter message: takes the place of the engine's.
  private func place(_ error: JSValueRef, _ path: String, _ source: String, _ message: String?) -> JSValueRef {
    var error = unsafe error
    // A module that ends too soon is at fault after its last line, in the text around it.
    if unsafe (line(of: error) ?? 0) > wrappers[path]?.lastLine ?? .max {
      unsafe error = syntaxError(of: source, url: path) ?? error
    }
    guard let object = unsafe JSValueToObject(reference, error, nil) else { return unsafe error }
    // The engine's column is one in the text around the module.
    unsafe set(object, "column", value(0))
    if let message {
      unsafe set(object, "message", value(message.replacing("SyntaxError: ", with: "", maxReplacements: 1)))
    }
    return unsafe error
  }

  private func noteWrapper(_ head: String, of path: String, _ source: String) {
    wrappers[path] = (head.count, source.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
  }

  private static let asynchronousHead = "(async () => {"
  private static let moduleHead = "(function (require, module, exports, __filename, __dirname) {"

  private func isScript(_ source: String, url: String) -> Bool { unsafe syntaxError(of: source, url: url) == nil }

  /// The error of a text that is no script.
  private func syntaxError(of source: String, url: String) -> JSValueRef? {
    let (source, url) = unsafe (string(source), string(url))
    defer {
      unsafe JSStringRelease(source)
      unsafe JSStringRelease(url)
    }
    var error: JSValueRef?
    unsafe JSCheckScriptSyntax(reference, source, url, 1, &error)
    return unsafe error
  }

  /// Calls a function of the script.
  @discardableResult
  func call(_ function: JSObjectRef, _ arguments: EntryArguments) throws(ScriptFailure) -> JSValueRef {
    entries += 1
    var exception: JSValueRef?
    let result = unsafe arguments.withUnsafeValues { values, count in
      unsafe JSObjectCallAsFunction(reference, function, nil, count, values, &exception)
    }
    return try unsafe value(result, exception)
  }

  /// Returns the result of a run of the script, or throws its failure.
  private func value(_ result: JSValueRef?, _ exception: JSValueRef?) throws(ScriptFailure) -> JSValueRef {
    if let exception = unsafe exception { throw unsafe failure(exception) }
    if let failure = endedTurn {
      // When the engine has terminated a microtask, it throws at the next evaluation, and some other entry points
      // abort. So an empty script is evaluated here, which takes the exception.
      var end: JSValueRef?
      _ = unsafe evaluate("", url: "\(ScriptFailure.Frame.libraryScheme):end", exception: &end)
      throw failure
    }
    return unsafe result!
  }

  /// Returns a member that is a function, and keeps it alive as long as the context.
  func functionMember(_ object: JSValueRef, _ name: String) -> JSObjectRef {
    let name = unsafe string(name)
    defer { unsafe JSStringRelease(name) }
    let value = unsafe JSObjectGetProperty(reference, JSValueToObject(reference, object, nil), name, nil)!
    unsafe JSValueProtect(reference, value)
    unsafe protected.append(value)
    return unsafe JSValueToObject(reference, value, nil)
  }

  func set(_ object: JSObjectRef, _ name: String, _ value: JSValueRef) {
    let name = unsafe string(name)
    unsafe JSObjectSetProperty(reference, object, name, value, JSPropertyAttributes(kJSPropertyAttributeNone), nil)
    unsafe JSStringRelease(name)
  }

  /// Calls `handler` with each promise that was rejected and still has no handler after the microtasks have run.
  func onUnhandledRejection(_ handler: @escaping HostFunction.Body) {
    let function = unsafe function(of: HostFunction("unhandledRejection", handler))
    unsafe JSGlobalContextSetUnhandledRejectionCallback(reference, function, nil)
  }

  // MARK: - Values

  func value(_ number: Double) -> JSValueRef { unsafe JSValueMakeNumber(reference, number) }
  func value(_ flag: Bool) -> JSValueRef { unsafe JSValueMakeBoolean(reference, flag) }

  func flag(_ value: JSValueRef) -> Bool { unsafe JSValueToBoolean(reference, value) }

  func value(_ text: String) -> JSValueRef {
    let string = unsafe string(text)
    defer { unsafe JSStringRelease(string) }
    return unsafe JSValueMakeString(reference, string)
  }

  /// Returns the text of a value that is a string.
  func string(_ value: JSValueRef) -> String {
    guard let string = unsafe JSValueToStringCopy(reference, value, nil) else { return "" }
    defer { unsafe JSStringRelease(string) }
    return unsafe JSContextText.text(string)
  }

  /// Returns the value of a valid JSON text.
  func parsed(_ json: UnsafeRawBufferPointer) -> JSValueRef {
    let json = unsafe JSContextText.string(json)
    defer { unsafe JSStringRelease(json) }
    return unsafe JSValueMakeFromJSONString(reference, json)
  }

  /// Returns the value of a valid JSON text.
  func parsed(_ json: String) -> JSValueRef {
    var json = json
    return json.withUTF8 { unsafe parsed(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the value of the JSON text that `body` writes.
  func parsed(writing body: (JSONWriter) -> Void) -> JSValueRef {
    let writer = JSONWriter(text)
    writer.reset()
    body(writer)
    return unsafe parsed(text.bytes)
  }

  /// Makes a string of the engine. The shorter API ends the string at the first NUL. It is preferred for its result: the
  /// engine keeps such an ASCII text, which may be a long source, in one byte per character.
  private func string(_ text: String) -> JSStringRef {
    if !text.utf8.contains(0) { return unsafe text.withCString { unsafe JSStringCreateWithUTF8CString($0) } }
    var text = text
    return text.withUTF8 { unsafe JSContextText.string(UnsafeRawBufferPointer($0)) }
  }
}
#endif
