#if JavaScript
internal import CJavaScriptCore
import Glibc

/// The settings of the engine, which hold for the whole process.
package enum EngineOptions {
  /// Has the engine start no thread, so that its process can be copied: no compiler, one collector, which works while the script waits,
  /// and the system's allocator, since that of the engine gives memory back on a thread of its own. Short runs lose nothing by that: to
  /// compile the code of each took a third of the time of a search. Nor is garbage collected before a run has made 64 MB: a copy that
  /// collects it changes all memory that it shares. A process that is not copied keeps its threads. Must be called before the engine is used; variables that the environment has stay.
  package static func setForCheckpoints() {
    let options = [
      "JSC_useJIT": "0", "JSC_useConcurrentJIT": "0", "JSC_useConcurrentGC": "0", "JSC_numberOfGCMarkers": "1",
      "JSC_gcMaxHeapSize": "67108864", "Malloc": "1",
    ]
    for (name, value) in options { unsafe setenv(name, value, 0) }
  }

  /// Sets the options. Must be called before the first context is made; later calls have no effect.
  static func set() { _ = areSet }

  /// The highest tier of compilation is left out. An app's navigation code gains nothing from it, and its compiler
  /// took a tenth of the processor time of a push and a pop. `JSC_useFTLJIT=1` in the environment enables it.
  private static let areSet: Void = {
    if unsafe getenv("JSC_useFTLJIT") == nil { unsafe jsc_options_set_boolean("useFTLJIT", 0) }
  }()
}
#endif
