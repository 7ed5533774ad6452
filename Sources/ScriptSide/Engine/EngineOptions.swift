#if JavaScript
internal import CJavaScriptCore
import Glibc

/// The settings of the engine, which hold for the whole process.
package enum EngineOptions {
  /// Has the engine interpret all code, in a process of many short runs: each compiles its code anew, which took a third of the processor
  /// time of a search for schedules. `JSC_useBaselineJIT=1` in the environment has it compile. Must be called before the engine is
  /// used, because it reads this option from the environment only.
  package static func setForShortRuns() { unsafe setenv("JSC_useBaselineJIT", "0", 0) }

  /// Sets the options. Must be called before the first context is made; later calls have no effect.
  static func set() { _ = areSet }

  /// The highest tier of compilation is left out. An app's navigation code gains nothing from it, and its compiler
  /// took a tenth of the processor time of a push and a pop. `JSC_useFTLJIT=1` in the environment enables it.
  private static let areSet: Void = {
    if unsafe getenv("JSC_useFTLJIT") == nil { unsafe jsc_options_set_boolean("useFTLJIT", 0) }
  }()
}
#endif
