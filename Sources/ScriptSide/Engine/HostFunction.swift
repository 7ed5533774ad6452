#if JavaScript
internal import CJavaScriptCore
internal import NavbridgeRuntime

/// A host function that scripts call. One class of objects represents all host functions; each object holds its own
/// function.
final class HostFunction {
  typealias Body = @ScriptThread (HostCall) -> JSValueRef?

  let name: String
  private let body: (HostCall) -> JSValueRef?

  /// - Parameter body: returns a value, or nil for undefined. It runs on the script thread, as scripts do.
  init(_ name: String, _ body: @escaping Body) {
    self.name = name
    self.body = unsafeBitCast(body, to: ((HostCall) -> JSValueRef?).self)
  }

  /// Makes the class of the objects of host functions. The caller releases it.
  static func makeClass() -> JSClassRef {
    var definition = kJSClassDefinitionEmpty
    definition.finalize = { object in
      if let held = JSObjectGetPrivate(object) { Unmanaged<HostFunction>.fromOpaque(held).release() }
    }
    definition.callAsFunction = { context, function, _, count, arguments, exception in
      let host = Unmanaged<HostFunction>.fromOpaque(JSObjectGetPrivate(function)!).takeUnretainedValue()
      precondition(ScriptThread.executor.isCurrent, "Scripts run on the script thread.")
      let call = HostCall(context: context!, arguments: UnsafeBufferPointer(start: arguments, count: count), exception)
      return host.body(call) ?? JSValueMakeUndefined(context)
    }
    return "HostFunction".withCString { name in
      definition.className = name
      return JSClassCreate(&definition)
    }
  }
}
#endif
