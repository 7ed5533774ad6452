#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime
internal import NavbridgeWire

/// One JavaScript global object with its heap, which a reload replaces. It wraps JavaScriptCore's C API for all other
/// code.
///
/// Values never leave as objects. Text is passed in and out, because reading objects through the C API costs ten times
/// as much. The engine runs microtasks when the outermost call returns.
@ScriptThread
final class JavaScriptContext {
  let reference: JSGlobalContextRef
  /// The number of calls into the script so far.
  private(set) var entries = 0
  private let group: JSContextGroupRef
  private let functionClass: JSClassRef
  private var protected: [JSValueRef] = []
  private let text = ByteBuffer(capacity: 4096)
  private(set) var watchdog: ScriptWatchdog?
  /// The app's file, which is named in failures without a more exact place.
  let file: String
  /// The library's function that formats a value, once it is loaded.
  var inspect: JSObjectRef?

  /// - Parameter watchdog: ends runs that take too long. With a watchdog the engine asks the system for the time whenever
  ///   the script is entered.
  init(file: String, watchdog: ScriptWatchdog?) {
    EngineOptions.set()
    self.file = file
    group = JSContextGroupCreate()
    reference = JSGlobalContextCreateInGroup(group, nil)
    functionClass = HostFunction.makeClass()
    self.watchdog = watchdog
    watchdog?.watch(group)
  }

  /// Makes another global object with the heap of a context and its watchdog. Values may pass between the two.
  init(beside other: JavaScriptContext) {
    file = other.file
    group = JSContextGroupRetain(other.group)
    reference = JSGlobalContextCreateInGroup(group, nil)
    functionClass = JSClassRetain(other.functionClass)
    watchdog = other.watchdog
    inspect = other.inspect
  }

  /// The object whose members are the globals of scripts.
  var globalObject: JSObjectRef { JSContextGetGlobalObject(reference) }

  /// Releases everything. The context must not be used afterwards.
  func invalidate() {
    for value in protected { JSValueUnprotect(reference, value) }
    protected = []
    watchdog?.stopWatching(group)
    watchdog = nil
    JSClassRelease(functionClass)
    JSGlobalContextRelease(reference)
    JSContextGroupRelease(group)
  }

  /// Runs a text as a separate script.
  /// - Parameter url: the name that stacks show.
  @discardableResult
  func evaluate(_ source: String, url: String) throws(ScriptFailure) -> JSValueRef {
    var exception: JSValueRef?
    let result = evaluate(source, url: url, exception: &exception)
    return try value(result, exception)
  }

  /// Runs a text within a call from the script. A thrown value is left in `exception`, and nil is returned.
  func evaluate(_ source: String, url: String, exception: inout JSValueRef?) -> JSValueRef? {
    let source = string(source)
    let url = string(url)
    defer {
      JSStringRelease(source)
      JSStringRelease(url)
    }
    return JSEvaluateScript(reference, source, nil, url, 1, &exception)
  }

  /// Runs an app's file and returns the value of its last statement. A file with `await` at its top level is run as an
  /// asynchronous function, and the function's promise is returned.
  func evaluateTopLevel(_ file: ScriptFile) throws(ScriptFailure) -> JSValueRef {
    // The text of a bundle is parsed once: only one with a syntax error, which has run nothing, is read again.
    do throws(ScriptFailure) {
      return try evaluate(file.source, url: file.path)
    } catch {
      let awaiting = "(async () => {\(file.source)\n})()"
      guard !isScript(file.source, url: file.path), isScript(awaiting, url: file.path) else { throw error }
      return try evaluate(awaiting, url: file.path)
    }
  }

  private func isScript(_ source: String, url: String) -> Bool {
    let (source, url) = (string(source), string(url))
    defer {
      JSStringRelease(source)
      JSStringRelease(url)
    }
    return JSCheckScriptSyntax(reference, source, url, 1, nil)
  }

  /// Calls a function of the script.
  @discardableResult
  func call(_ function: JSObjectRef, _ arguments: EntryArguments) throws(ScriptFailure) -> JSValueRef {
    entries += 1
    var exception: JSValueRef?
    let result = arguments.withUnsafeValues { values, count in
      JSObjectCallAsFunction(reference, function, nil, count, values, &exception)
    }
    return try value(result, exception)
  }

  /// Returns the result of a run of the script, or throws its failure.
  private func value(_ result: JSValueRef?, _ exception: JSValueRef?) throws(ScriptFailure) -> JSValueRef {
    if let exception { throw failure(exception) }
    if let failure = watchdog?.failure {
      // When the engine has terminated a microtask, it throws at the next evaluation, and some other entry points
      // abort. So an empty script is evaluated here, which takes the exception.
      var end: JSValueRef?
      _ = evaluate("", url: "\(ScriptFailure.Frame.libraryScheme):end", exception: &end)
      throw failure
    }
    return result!
  }

  /// Makes a JavaScript function that calls `body` on this thread.
  func function(_ name: String, _ body: @escaping HostFunction.Body) -> JSObjectRef {
    JSObjectMake(reference, functionClass, Unmanaged.passRetained(HostFunction(name, body)).toOpaque())
  }

  /// Makes an object with the given members.
  func object(_ members: [(String, JSValueRef)]) -> JSObjectRef {
    let object = JSObjectMake(reference, nil, nil)!
    for (name, value) in members { set(object, name, value) }
    return object
  }

  /// Returns a member that is a function, and keeps it alive as long as the context.
  func functionMember(_ object: JSValueRef, _ name: String) -> JSObjectRef {
    let name = string(name)
    defer { JSStringRelease(name) }
    let value = JSObjectGetProperty(reference, JSValueToObject(reference, object, nil), name, nil)!
    JSValueProtect(reference, value)
    protected.append(value)
    return JSValueToObject(reference, value, nil)
  }

  func set(_ object: JSObjectRef, _ name: String, _ value: JSValueRef) {
    let name = string(name)
    JSObjectSetProperty(reference, object, name, value, JSPropertyAttributes(kJSPropertyAttributeNone), nil)
    JSStringRelease(name)
  }

  /// Calls `handler` with each promise that was rejected and still has no handler after the microtasks have run.
  func onUnhandledRejection(_ handler: @escaping HostFunction.Body) {
    JSGlobalContextSetUnhandledRejectionCallback(reference, function("unhandledRejection", handler), nil)
  }

  // MARK: - Values

  func value(_ number: Double) -> JSValueRef { JSValueMakeNumber(reference, number) }
  func value(_ flag: Bool) -> JSValueRef { JSValueMakeBoolean(reference, flag) }

  func flag(_ value: JSValueRef) -> Bool { JSValueToBoolean(reference, value) }

  func value(_ text: String) -> JSValueRef {
    let string = string(text)
    defer { JSStringRelease(string) }
    return JSValueMakeString(reference, string)
  }

  /// Returns the text of a value that is a string.
  func string(_ value: JSValueRef) -> String {
    guard let string = JSValueToStringCopy(reference, value, nil) else { return "" }
    defer { JSStringRelease(string) }
    return JSContextText.text(string)
  }

  /// Returns the value of a valid JSON text.
  func parsed(_ json: UnsafeRawBufferPointer) -> JSValueRef {
    let json = JSContextText.string(json)
    defer { JSStringRelease(json) }
    return JSValueMakeFromJSONString(reference, json)
  }

  /// Returns the value of a valid JSON text.
  func parsed(_ json: String) -> JSValueRef {
    var json = json
    return json.withUTF8 { parsed(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the value of the JSON text that `body` writes.
  func parsed(writing body: (JSONWriter) -> Void) -> JSValueRef {
    let writer = JSONWriter(text)
    writer.reset()
    body(writer)
    return parsed(text.bytes)
  }

  /// Makes a string of the engine. The shorter API ends the string at the first NUL. It is preferred for its result: the
  /// engine keeps such an ASCII text, which may be a long source, in one byte per character.
  private func string(_ text: String) -> JSStringRef {
    if !text.utf8.contains(0) { return text.withCString { JSStringCreateWithUTF8CString($0) } }
    var text = text
    return text.withUTF8 { JSContextText.string(UnsafeRawBufferPointer($0)) }
  }
}
#endif
