#if JavaScript
internal import CJavaScriptCore
#endif

/// A heap of the engine that the contexts of several runs share, one run after the other. The engine keeps what it has made of
/// the texts of scripts, so that a later context loads the same library in a fraction of the time.
///
/// The contexts of one heap run their microtasks together, so that scripts that wait for each other need heaps of their own.
///
/// `@safe`: the group is released with this object only.
///
/// `@unchecked`: the engine locks a heap for each use.
@safe
package final class ScriptHeap: @unchecked Sendable {
  #if JavaScript
  let group: JSContextGroupRef
  /// A context that lives as long as the heap.
  private let keeper: JSGlobalContextRef
  /// A function of that context.
  private let noFunction: JSObjectRef

  package init() {
    EngineOptions.set()
    unsafe group = JSContextGroupCreate()
    unsafe keeper = JSGlobalContextCreateInGroup(group, nil)
    let text = unsafe "() => {}".withCString { unsafe JSStringCreateWithUTF8CString($0) }
    defer { unsafe JSStringRelease(text) }
    let function = unsafe JSEvaluateScript(keeper, text, nil, nil, 1, nil)
    unsafe noFunction = JSValueToObject(keeper, function, nil)
    unsafe JSValueProtect(keeper, noFunction)
  }

  deinit {
    unsafe JSGlobalContextRelease(keeper)
    unsafe JSContextGroupRelease(group)
  }

  /// Lets go of a context that ends. The engine keeps the function of a context that it calls for unhandled rejections, and with
  /// it the context, until the context has another one.
  func release(_ context: JSGlobalContextRef) {
    unsafe JSGlobalContextSetUnhandledRejectionCallback(context, noFunction, nil)
  }

  /// Frees what belonged to contexts that have ended. The engine itself would wait until scripts have allocated a lot.
  package func collect() { unsafe JSSynchronousGarbageCollectForDebugging(keeper) }
  #else
  package init() {}
  package func collect() {}
  #endif
}
