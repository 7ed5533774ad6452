package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire
internal import Synchronization

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

  /// Implements a module that is known only while the program runs.
  init(
    described declaration: ModuleDeclaration, methods: [MethodImplementation],
    constants: @escaping @Sendable (PublishedState.Values) -> JSON,
    makeIn make: @escaping @MainQueue @Sendable (any ModuleContext) -> any NativeModule
  ) {
    self.declaration = declaration
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

/// An instance of a native module. It belongs to the main queue, whichever queue its calls arrive on.
@MainQueue
package protocol NativeModule: AnyObject {}

/// The script context to which the instances of modules belong. Implementations get it as `ScriptSession`.
@MainQueue
package protocol ModuleContext: AnyObject {}

/// A call of a script, as reports name it. It is a class, so that a promise holds the call itself and no copies of its
/// strings, which are read for reports only.
package protocol NamedCall: AnyObject, Sendable {
  var moduleName: String { get }
  var methodName: String { get }
  /// The command id that the script chose, if the method has one.
  var commandID: String? { get }
}

/// The state that the main queue publishes to other threads. The design's values are written when a script context
/// begins, and when a call asks for them after they may have changed. The other values are written when they change.
package final class PublishedState: Sendable {
  package struct Values: Sendable {
    /// The values from which the design's modules answer without a hop (`publishedValues` of the design).
    package var design: any Sendable = ()
    /// The connection whose calls are accepted while a script context runs.
    var currentScript: Int?
    /// The state of the app, in the terms of React Native's AppState.
    var appState = "active"
    package var launchArguments: [String] = []

    package init() {}
  }

  private let guarded: Guarded<Values>
  /// True when the design's values may have changed since they were written. A call that needs them then hops to the
  /// main queue, which writes and answers it.
  let isOutdated = Atomic<Bool>(false)
  /// True while a subscriber reads records of the bridge thread, which then makes a `MessageTrace` of each message.
  let tracesMessages = Atomic<Bool>(false)

  package init(_ values: Values) { guarded = Guarded(values) }

  package var values: Values { guarded.withLock { $0 } }

  package func publish(_ change: (inout Values) -> Void) { guarded.withLock { change(&$0) } }
}
