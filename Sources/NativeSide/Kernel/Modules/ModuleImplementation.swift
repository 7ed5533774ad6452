internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The native half of a declared module: the bodies of its methods, and the factory that makes its instance for a script
/// context.
package struct ModuleImplementation: Sendable {
  package let declaration: ModuleDeclaration
  private let bodies: [MethodImplementation]
  /// The constants that the answer to `initialize` contains; null for none.
  package let constants: @Sendable (PublishedState.Values) -> JSON
  package let make: @MainQueue @Sendable (any ModuleContext) -> any NativeModule

  /// - Parameter methods: one for each declared method of a route, in any order.
  package init<Declared: DeclaredModule>(
    of module: Declared.Type, methods: [MethodImplementation],
    constants: @escaping @Sendable (PublishedState.Values) -> JSON = { _ in .null },
    makeIn make: @escaping @MainQueue @Sendable (any ModuleContext) -> any NativeModule
  ) {
    declaration = module.declaration
    bodies = methods
    self.constants = constants
    self.make = make
  }

  /// The methods that a route offers, in the declared order, which determines their ids. An implementation that differs
  /// from the declaration is a fault of the program.
  package func methods(on architecture: Architecture) -> [MethodImplementation] {
    if let fault = fault(on: architecture) { preconditionFailure(fault) }
    return declaration.methods(on: architecture).compactMap { method in bodies.first { $0.declaration == method } }
  }

  /// The first difference between the implementation and the declaration; nil for none.
  package func fault(on architecture: Architecture) -> String? {
    let module = declaration.names[architecture]
    for body in bodies where !declaration.methods.contains(where: { $0.declaration == body.declaration }) {
      return "\(module).\(body.declaration.name) is implemented, but \(declaration.key) does not declare it."
    }
    for method in declaration.methods(on: architecture) {
      guard let body = bodies.first(where: { $0.declaration == method }) else {
        return "\(module).\(method.name) is declared, but it is not implemented."
      }
      if !body.serves(method.kinds[architecture]) {
        return "\(module).\(method.name) is implemented as \(body.kind), which is not its declared kind."
      }
    }
    return nil
  }
}
