internal import Shared

/// The declaration of a module for the script side: its name, its methods, and the factory that makes its instance for
/// a script context.
struct ModuleDeclaration: Sendable {
  let name: String
  let methods: [ModuleMethod]
  /// The constants that the answer to `initialize` contains; null for none.
  var constants: @Sendable (PublishedState.Values) -> JSON = { _ in .null }
  let make: @MainQueue @Sendable (ScriptSession) -> any NativeModule
}
