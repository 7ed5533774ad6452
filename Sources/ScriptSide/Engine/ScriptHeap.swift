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

  package init() {
    EngineOptions.set()
    unsafe group = JSContextGroupCreate()
  }

  deinit { unsafe JSContextGroupRelease(group) }
  #else
  package init() {}
  #endif
}
