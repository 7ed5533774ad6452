internal import NavbridgeRuntime
package import NavbridgeWire

/// The declaration of a module for the script side: its name, its methods, and the factory that makes its instance for
/// a script context.
package struct ModuleDeclaration: Sendable {
  package let name: String
  package let methods: [ModuleMethod]
  /// The constants that the answer to `initialize` contains; null for none.
  package let constants: @Sendable (PublishedState.Values) -> JSON
  package let make: @MainQueue @Sendable (ScriptSession) -> any NativeModule

  package init(
    name: String, methods: [ModuleMethod],
    constants: @escaping @Sendable (PublishedState.Values) -> JSON = { _ in .null },
    make: @escaping @MainQueue @Sendable (ScriptSession) -> any NativeModule
  ) {
    self.name = name
    self.methods = methods
    self.constants = constants
    self.make = make
  }
}
