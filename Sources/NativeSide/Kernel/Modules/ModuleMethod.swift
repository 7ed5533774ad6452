internal import Shared

/// A method that script may call, declared once: routes, checks, `initialize`'s tables and documentation follow.
struct ModuleMethod: Sendable {
  enum Kind: String, Sendable { case promise, sync, void }

  enum Body: Sendable {
    /// Settles a promise, on the main queue.
    case promise(@MainQueue @Sendable (any NativeModule, ModuleArguments, Promise) -> Void)
    /// Answers nothing, on the main queue.
    case void(@MainQueue @Sendable (any NativeModule, ModuleArguments) -> Void)
    /// Blocks the script until the main queue has answered.
    case mainSync(@MainQueue @Sendable (any NativeModule) -> JSON)
    /// Answers where the call arrives, without a hop: a sync method, or a promise that its method queue settles.
    case immediate(Kind, @Sendable (PublishedState.Values) -> JSON)
  }

  let name: String
  let parameters: [ModuleParameter]
  let body: Body

  var kind: Kind {
    switch body {
    case .promise: .promise
    case .void: .void
    case .mainSync: .sync
    case .immediate(let kind, _): kind
    }
  }

  /// A promise method of the module class `Module`.
  static func promise<Module: NativeModule>(
    _ name: String, _ parameters: [ModuleParameter],
    _ run: @escaping @MainQueue @Sendable (Module, ModuleArguments, Promise) -> Void
  ) -> ModuleMethod {
    ModuleMethod(name: name, parameters: parameters, body: .promise { run($0 as! Module, $1, $2) })
  }

  /// A void method of the module class `Module`.
  static func void<Module: NativeModule>(
    _ name: String, _ parameters: [ModuleParameter],
    _ run: @escaping @MainQueue @Sendable (Module, ModuleArguments) -> Void
  ) -> ModuleMethod {
    ModuleMethod(name: name, parameters: parameters, body: .void { run($0 as! Module, $1) })
  }
}
