internal import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The native implementation of a declared method. Its body receives the arguments in their declared types.
package struct MethodImplementation: Sendable {
  package enum Body: Sendable {
    /// Runs on the main queue and settles a promise.
    case promise(@MainQueue @Sendable (any NativeModule, ModuleArguments, Promise) -> Void)
    /// Runs on the main queue and returns nothing.
    case void(@MainQueue @Sendable (any NativeModule, ModuleArguments) -> Void)
    /// Runs on the main queue while the script side blocks until the answer arrives.
    case mainSync(@MainQueue @Sendable (any NativeModule, ModuleArguments) -> JSON)
    /// Runs on the queue where the call arrives, without a hop to the main queue. It is a sync method, or a promise
    /// method that is settled on its method queue.
    case immediate(MethodKind, @Sendable (PublishedState.Values) -> JSON)
    /// Has the module run it on a queue of its own. The promise settles a call of the kind `promise` or `sync`.
    case queued(MethodKind, @MainQueue @Sendable (any NativeModule, any NamedCall, Promise?) -> Void)
  }

  package let declaration: MethodDeclaration
  package let body: Body

  @inlinable package init(declaration: MethodDeclaration, body: Body) {
    self.declaration = declaration
    self.body = body
  }

  package var kind: MethodKind {
    switch body {
    case .promise: .promise
    case .void: .void
    case .mainSync: .sync
    case .immediate(let kind, _), .queued(let kind, _): kind
    }
  }

  /// Returns true when the body serves a method of a declared kind.
  package func serves(_ declared: MethodKind?) -> Bool {
    kind == declared || (kind == .promise && declared == .callbacks)
  }

  /// A promise method of the module class `Module`.
  @inlinable package static func promise<Module: NativeModule, Result, each Argument: ArgumentType>(
    _ method: DeclaredMethod<Result, repeat each Argument>,
    _ run: @escaping @MainQueue @Sendable (Module, Promise, repeat (each Argument).Argument) -> Void
  ) -> MethodImplementation {
    MethodImplementation(
      declaration: method.declaration,
      body: .promise { module, arguments, promise in
        var position = ArgumentPosition()
        run(module as! Module, promise, repeat arguments.read((each Argument).self, at: position.next()))
      })
  }

  /// A promise method of the module class `Module` that does not read its arguments.
  @inlinable package static func promise<Module: NativeModule, Result, each Argument: ArgumentType>(
    withoutArguments method: DeclaredMethod<Result, repeat each Argument>,
    _ run: @escaping @MainQueue @Sendable (Module, Promise) -> Void
  ) -> MethodImplementation {
    MethodImplementation(
      declaration: method.declaration, body: .promise { module, _, promise in run(module as! Module, promise) })
  }

  /// A void method of the module class `Module`.
  @inlinable package static func void<Module: NativeModule, Result, each Argument: ArgumentType>(
    _ method: DeclaredMethod<Result, repeat each Argument>,
    _ run: @escaping @MainQueue @Sendable (Module, repeat (each Argument).Argument) -> Void
  ) -> MethodImplementation {
    MethodImplementation(
      declaration: method.declaration,
      body: .void { module, arguments in
        var position = ArgumentPosition()
        run(module as! Module, repeat arguments.read((each Argument).self, at: position.next()))
      })
  }

  /// A sync method of the module class `Module`, which runs on the main queue.
  @inlinable package static func mainSync<Module: NativeModule, Result, each Argument: ArgumentType>(
    _ method: DeclaredMethod<Result, repeat each Argument>,
    _ run: @escaping @MainQueue @Sendable (Module, repeat (each Argument).Argument) -> Result
  ) -> MethodImplementation {
    MethodImplementation(
      declaration: method.declaration,
      body: .mainSync { module, arguments in
        var position = ArgumentPosition()
        return method.result.json(
          run(module as! Module, repeat arguments.read((each Argument).self, at: position.next())))
      })
  }

  /// A method that is answered from published values, on the queue where the call arrives.
  @inlinable package static func immediate<Result, each Argument: ArgumentType>(
    _ method: DeclaredMethod<Result, repeat each Argument>, _ kind: MethodKind,
    _ answer: @escaping @Sendable (PublishedState.Values) -> Result
  ) -> MethodImplementation {
    MethodImplementation(
      declaration: method.declaration, body: .immediate(kind) { method.result.json(answer($0)) })
  }
}

/// Counts the arguments of a call as they are read.
package struct ArgumentPosition {
  @usableFromInline var last = -1

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func next() -> Int {
    last += 1
    return last
  }
}
