internal import Shared

/// A module as script sees it: its name, its methods, and how its instance is made for a script context.
struct ModuleDeclaration: Sendable {
  let name: String
  let methods: [ModuleMethod]
  /// Constants that `initialize` carries; null for none.
  var constants: @Sendable (PublishedState.Values) -> JSON = { _ in .null }
  let make: @MainQueue @Sendable (ScriptSession) -> any NativeModule
}
