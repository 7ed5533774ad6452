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
  /// The class of host functions. The engine keeps something of it for each context that has a class of its own.
  let functionClass: JSClassRef
  /// The library's modules as scripts of the engine, by their URLs. They are used on the heap's thread only.
  nonisolated(unsafe) private var scripts: [String: JSScriptRef] = unsafe [:]
  /// A context of the library that has ended its run and serves the next one. It is used on the heap's thread only.
  nonisolated(unsafe) private var idle: LibraryContext?

  /// A global object in which only the built-in library runs, and which no run changes: each run makes modules of its own from the
  /// functions of their texts. The engine has read these functions, and keeps what it has learned of them.
  ///
  /// `@safe`: the context protects the functions, and the heap releases both.
  @safe
  struct LibraryContext {
    let reference: JSGlobalContextRef
    /// The functions of the loader and of the modules, by their URLs. They are protected.
    var functions: [String: JSValueRef] = unsafe [:]

    func release() {
      unsafe functions.values.forEach { function in unsafe JSValueUnprotect(reference, function) }
      unsafe JSGlobalContextRelease(reference)
    }

    /// Keeps a function for the runs to come.
    mutating func keep(_ function: JSValueRef, _ url: String) {
      unsafe JSValueProtect(reference, function)
      unsafe functions[url] = unsafe function
    }
  }

  package init() {
    EngineOptions.set()
    unsafe group = JSContextGroupCreate()
    unsafe keeper = JSGlobalContextCreateInGroup(group, nil)
    unsafe functionClass = HostFunction.makeClass()
    let text = unsafe "() => {}".withCString { unsafe JSStringCreateWithUTF8CString($0) }
    defer { unsafe JSStringRelease(text) }
    let function = unsafe JSEvaluateScript(keeper, text, nil, nil, 1, nil)
    unsafe noFunction = JSValueToObject(keeper, function, nil)
    unsafe JSValueProtect(keeper, noFunction)
  }

  deinit {
    unsafe idle?.release()
    unsafe JSGlobalContextRelease(keeper)
    unsafe JSClassRelease(functionClass)
    unsafe scripts.values.forEach { script in unsafe JSScriptRelease(script) }
    unsafe JSContextGroupRelease(group)
  }

  /// Evaluates a module of the library in a context of this heap. A thrown value is left in `exception`, and nil is returned.
  func evaluate(_ file: HostLibrary.File, in context: JSGlobalContextRef, exception: inout JSValueRef?) -> JSValueRef? {
    unsafe JSScriptEvaluate(context, script(of: file), nil, &exception)
  }

  private func script(of file: HostLibrary.File) -> JSScriptRef {
    if let known = unsafe scripts[file.url] { return unsafe known }
    let source = unsafe file.source.withCString { unsafe JSStringCreateWithUTF8CString($0) }
    let url = unsafe file.url.withCString { unsafe JSStringCreateWithUTF8CString($0) }
    defer {
      unsafe JSStringRelease(source)
      unsafe JSStringRelease(url)
    }
    guard let script = unsafe JSScriptCreateFromString(group, url, 1, source, nil, nil) else {
      preconditionFailure("The library's module \(file.url) is no JavaScript.")
    }
    unsafe scripts[file.url] = unsafe script
    return unsafe script
  }

  /// Returns a context for the library, that of an earlier run if there is one.
  func takeLibraryContext() -> LibraryContext {
    defer { unsafe idle = nil }
    return unsafe idle ?? LibraryContext(reference: JSGlobalContextCreateInGroup(group, nil))
  }

  /// Takes back a context of the library whose run has ended.
  func giveBack(_ context: LibraryContext) {
    unsafe release(context.reference)
    unsafe idle = context
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
