#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime

/// A host function that scripts call. One class of objects represents all host functions; each object holds its own
/// function.
///
/// `@safe`: each use of the values that the function gets and returns is marked.
@safe
final class HostFunction {
  typealias Body = @ScriptThread (HostCall) -> JSValueRef?

  let name: String
  private let body: (HostCall) -> JSValueRef?

  /// - Parameter body: returns a value, or nil for undefined. It runs on the script thread, as scripts do.
  init(_ name: String, _ body: @escaping Body) {
    self.name = name
    unsafe self.body = unsafeBitCast(body, to: ((HostCall) -> JSValueRef?).self)
  }

  /// Makes the class of the objects of host functions. The caller releases it.
  static func makeClass() -> JSClassRef {
    var definition = unsafe kJSClassDefinitionEmpty
    unsafe definition.finalize = { object in
      if let held = unsafe JSObjectGetPrivate(object) { unsafe Unmanaged<HostFunction>.fromOpaque(held).release() }
    }
    unsafe definition.callAsFunction = { context, function, _, count, arguments, exception in
      let host = unsafe Unmanaged<HostFunction>.fromOpaque(JSObjectGetPrivate(function)!).takeUnretainedValue()
      precondition(ScriptThread.executor.isCurrent, "Scripts run on the script thread.")
      let call = unsafe HostCall(
        context: context!, arguments: UnsafeBufferPointer(start: arguments, count: count), exception)
      return unsafe host.body(call) ?? JSValueMakeUndefined(context)
    }
    return unsafe "HostFunction".withCString { name in
      unsafe definition.className = name
      return unsafe JSClassCreate(&definition)
    }
  }
}

/// A member of an object that the host makes for scripts: its name, and its value, which is made when the object takes it. The
/// engine does not know values that only an array of Swift holds, and might free one while the next one is made.
///
/// `@safe`: the value goes to the object at once.
@safe
struct HostMember {
  let name: String
  let value: () -> JSValueRef

  @safe
  init(_ name: String, value: @escaping () -> JSValueRef) {
    self.name = name
    unsafe self.value = value
  }
}

extension JavaScriptContext {
  /// A JavaScript function that calls `body` on this thread.
  @safe
  func function(_ name: String, _ body: @escaping HostFunction.Body) -> HostMember {
    HostMember(name) { [self] in unsafe function(of: HostFunction(name, body)) }
  }

  func function(of function: HostFunction) -> JSObjectRef {
    unsafe JSObjectMake(reference, functionClass, Unmanaged.passRetained(function).toOpaque())
  }

  /// Makes an object with the given members.
  func object(_ members: [HostMember]) -> JSObjectRef {
    let object = unsafe JSObjectMake(reference, nil, nil)!
    for member in members { unsafe set(object, member.name, member.value()) }
    return unsafe object
  }
}
#endif
