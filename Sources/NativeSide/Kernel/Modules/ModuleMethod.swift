internal import NavbridgeRuntime
package import NavbridgeWire

/// A method that the script side may call, declared once. The routes, the argument checks, the tables of `initialize`
/// and the documentation follow from the declaration.
package struct ModuleMethod: Sendable {
  package enum Kind: String, Sendable { case promise, sync, void }

  package enum Body: Sendable {
    /// Runs on the main queue and settles a promise.
    case promise(@MainQueue @Sendable (any NativeModule, ModuleArguments, Promise) -> Void)
    /// Runs on the main queue and returns nothing.
    case void(@MainQueue @Sendable (any NativeModule, ModuleArguments) -> Void)
    /// Runs on the main queue while the script side blocks until the answer arrives.
    case mainSync(@MainQueue @Sendable (any NativeModule) -> JSON)
    /// Runs on the queue where the call arrives, without a hop to the main queue. It is a sync method, or a promise
    /// method that is settled on its method queue.
    case immediate(Kind, @Sendable (PublishedState.Values) -> JSON)
  }

  package let name: String
  package let parameters: [ModuleParameter]
  package let body: Body

  package init(name: String, parameters: [ModuleParameter], body: Body) {
    self.name = name
    self.parameters = parameters
    self.body = body
  }

  package var kind: Kind {
    switch body {
    case .promise: .promise
    case .void: .void
    case .mainSync: .sync
    case .immediate(let kind, _): kind
    }
  }

  /// A promise method of the module class `Module`.
  package static func promise<Module: NativeModule>(
    _ name: String, _ parameters: [ModuleParameter],
    _ run: @escaping @MainQueue @Sendable (Module, ModuleArguments, Promise) -> Void
  ) -> ModuleMethod {
    ModuleMethod(name: name, parameters: parameters, body: .promise { run($0 as! Module, $1, $2) })
  }

  /// A void method of the module class `Module`.
  package static func void<Module: NativeModule>(
    _ name: String, _ parameters: [ModuleParameter],
    _ run: @escaping @MainQueue @Sendable (Module, ModuleArguments) -> Void
  ) -> ModuleMethod {
    ModuleMethod(name: name, parameters: parameters, body: .void { run($0 as! Module, $1) })
  }
}
