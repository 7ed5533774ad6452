#if JavaScript
internal import CJavaScriptCore
internal import Shared

/// One JavaScript global object with its heap: what a reload replaces. Wraps JavaScriptCore's C API; nothing else
/// touches it.
///
/// Values never leave as objects: text goes in, text comes out, for walking objects through the C API costs ten times as
/// much. Microtasks run by themselves when the outermost call returns.
@ScriptThread
final class JavaScriptContext {
  let reference: JSGlobalContextRef
  private let group: JSContextGroupRef
  private let functionClass: JSClassRef
  private var protected: [JSValueRef] = []
  private let text = ByteBuffer(capacity: 4096)
  private(set) var watchdog: ScriptWatchdog?
  /// The app's file, which failures name that know no better place.
  let file: String
  /// The library's function that says a value in words, once there is one.
  var inspect: JSObjectRef?

  /// - Parameter watchdog: ends what runs too long.
  init(file: String, watchdog: ScriptWatchdog?) {
    self.file = file
    group = JSContextGroupCreate()
    reference = JSGlobalContextCreateInGroup(group, nil)
    functionClass = HostFunction.makeClass()
    self.watchdog = watchdog
    watchdog?.watch(group)
  }

  /// Lets go of everything. Nothing of the context may be used afterwards.
  func invalidate() {
    for value in protected { JSValueUnprotect(reference, value) }
    protected = []
    watchdog?.stopWatching(group)
    watchdog = nil
    JSClassRelease(functionClass)
    JSGlobalContextRelease(reference)
    JSContextGroupRelease(group)
  }

  /// Runs a text as a script of its own.
  /// - Parameter url: the name that stacks show.
  @discardableResult
  func evaluate(_ source: String, url: String) throws(ScriptFailure) -> JSValueRef {
    var exception: JSValueRef?
    let result = evaluate(source, url: url, exception: &exception)
    return try value(result, exception)
  }

  /// The same within a call of the script's: what is thrown is left to it. Nil when something was thrown.
  func evaluate(_ source: String, url: String, exception: inout JSValueRef?) -> JSValueRef? {
    let source = string(source)
    let url = string(url)
    defer {
      JSStringRelease(source)
      JSStringRelease(url)
    }
    return JSEvaluateScript(reference, source, nil, url, 1, &exception)
  }

  /// Runs an app's file, and answers what it came to: its last statement's value. A file that awaits at its top level is
  /// run as an asynchronous function, and comes to that one's promise.
  func evaluateTopLevel(_ file: ScriptFile) throws(ScriptFailure) -> JSValueRef {
    let awaiting = "(async () => {\(file.source)\n})()"
    let isAwaiting = !isScript(file.source, url: file.path) && isScript(awaiting, url: file.path)
    return try evaluate(isAwaiting ? awaiting : file.source, url: file.path)
  }

  private func isScript(_ source: String, url: String) -> Bool {
    let (source, url) = (string(source), string(url))
    defer {
      JSStringRelease(source)
      JSStringRelease(url)
    }
    return JSCheckScriptSyntax(reference, source, url, 1, nil)
  }

  /// Calls a function of the script's.
  @discardableResult
  func call(_ function: JSObjectRef, _ arguments: [JSValueRef?]) throws(ScriptFailure) -> JSValueRef {
    var exception: JSValueRef?
    let result = JSObjectCallAsFunction(reference, function, nil, arguments.count, arguments, &exception)
    return try value(result, exception)
  }

  /// What a run of the script's came to.
  private func value(_ result: JSValueRef?, _ exception: JSValueRef?) throws(ScriptFailure) -> JSValueRef {
    if let exception { throw failure(exception) }
    if let failure = watchdog?.failure {
      // That a microtask was ended the engine throws at whoever runs something next; at some entries it aborts.
      var end: JSValueRef?
      _ = evaluate("", url: "\(ScriptFailure.Frame.libraryScheme):end", exception: &end)
      throw failure
    }
    return result!
  }

  /// A function that calls `body`, on this thread.
  func function(_ name: String, _ body: @escaping HostFunction.Body) -> JSObjectRef {
    JSObjectMake(reference, functionClass, Unmanaged.passRetained(HostFunction(name, body)).toOpaque())
  }

  /// An object with the given members.
  func object(_ members: [(String, JSValueRef)]) -> JSObjectRef {
    let object = JSObjectMake(reference, nil, nil)!
    for (name, value) in members { set(object, name, value) }
    return object
  }

  /// A member that is a function, kept alive for the context's life.
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

  /// Calls `handler` with each promise that was rejected and has no handler once microtasks have run.
  func onUnhandledRejection(_ handler: @escaping HostFunction.Body) {
    JSGlobalContextSetUnhandledRejectionCallback(reference, function("unhandledRejection", handler), nil)
  }

  // MARK: - Values

  func value(_ number: Double) -> JSValueRef { JSValueMakeNumber(reference, number) }
  func value(_ flag: Bool) -> JSValueRef { JSValueMakeBoolean(reference, flag) }

  func value(_ text: String) -> JSValueRef {
    let string = string(text)
    defer { JSStringRelease(string) }
    return JSValueMakeString(reference, string)
  }

  /// The text of a value that is a string.
  func string(_ value: JSValueRef) -> String {
    guard let string = JSValueToStringCopy(reference, value, nil) else { return "" }
    defer { JSStringRelease(string) }
    return JSContextText.text(string)
  }

  /// The value of a JSON text.
  func parsed(_ json: String) -> JSValueRef {
    let json = string(json)
    defer { JSStringRelease(json) }
    return JSValueMakeFromJSONString(reference, json)
  }

  /// A string of what `body` writes.
  func value(writing body: (JSONWriter) -> Void) -> JSValueRef {
    let writer = JSONWriter(text)
    writer.reset()
    body(writer)
    text.append(0)
    let string = text.base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      JSStringCreateWithUTF8CString($0)!
    }
    defer { JSStringRelease(string) }
    return JSValueMakeString(reference, string)
  }

  /// A string of the engine's. The shorter way ends at the first NUL.
  private func string(_ text: String) -> JSStringRef {
    guard text.utf8.contains(0) else { return text.withCString { JSStringCreateWithUTF8CString($0) } }
    let units = Array(text.utf16)
    return JSStringCreateWithCharacters(units, units.count)
  }
}
#endif
