#if JavaScript
internal import CJavaScriptCore
import Glibc

/// The settings of the engine, which hold for the whole process.
enum EngineOptions {
  /// Sets the options. Must be called before the first context is made; later calls have no effect.
  static func set() { _ = areSet }

  /// The highest tier of compilation is left out. An app's navigation code gains nothing from it, and its compiler
  /// took a tenth of the processor time of a push and a pop. `JSC_useFTLJIT=1` in the environment enables it.
  private static let areSet: Void = {
    if unsafe getenv("JSC_useFTLJIT") == nil { unsafe jsc_options_set_boolean("useFTLJIT", 0) }
  }()
}
#endif
