internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The native implementation of a command. The modules of both routes run it (rnn-commands §1).
struct RNNCommand: Sendable {
  let declaration: MethodDeclaration
  /// True if the bridge rejects the command before the script has loaded.
  let assertsReady: Bool
  /// The implementation. Its promise is nil if the route's method is void.
  private let body: @MainQueue @Sendable (RNNCommandsHandler, ModuleArguments, Promise?) throws(NativeException) -> Void

  /// A command that is a promise method on both routes.
  init<Result, each Argument: ArgumentType>(
    _ method: DeclaredMethod<Result, repeat each Argument>,
    _ body:
      @escaping @MainQueue @Sendable (
        RNNCommandsHandler, Promise, repeat (each Argument).Argument
      ) throws(NativeException) -> Void
  ) {
    declaration = method.declaration
    assertsReady = true
    self.body = { handler, arguments, promise throws(NativeException) in
      guard let promise else { preconditionFailure("The command \(method.name) is declared as void.") }
      var position = ArgumentPosition()
      try body(handler, promise, repeat arguments.read((each Argument).self, at: position.next()))
    }
  }

  /// A command that is a void method on one of the routes.
  init<Result, each Argument: ArgumentType>(
    withOptionalPromise method: DeclaredMethod<Result, repeat each Argument>, assertsReady: Bool = true,
    _ body:
      @escaping @MainQueue @Sendable (
        RNNCommandsHandler, Promise?, repeat (each Argument).Argument
      ) throws(NativeException) -> Void
  ) {
    declaration = method.declaration
    self.assertsReady = assertsReady
    self.body = { handler, arguments, promise throws(NativeException) in
      var position = ArgumentPosition()
      try body(handler, promise, repeat arguments.read((each Argument).self, at: position.next()))
    }
  }

  /// Makes the method of a route's module. `run` finds the handler and calls the command's `run`.
  func implementation<Module: NativeModule>(
    on architecture: Architecture,
    _ run: @escaping @MainQueue @Sendable (Module, RNNCommand, ModuleArguments, Promise?) -> Void
  ) -> MethodImplementation {
    switch declaration.kinds[architecture] {
    case .void:
      MethodImplementation(declaration: declaration, body: .void { run($0 as! Module, self, $1, nil) })
    default:
      MethodImplementation(declaration: declaration, body: .promise { run($0 as! Module, self, $1, $2) })
    }
  }

  /// Runs the command. The modules of both routes call this method.
  @MainQueue
  func run(
    _ handler: RNNCommandsHandler, _ arguments: ModuleArguments, _ promise: Promise?
  ) throws(NativeException) {
    handler.host.trace?.enter(
      .handler, subject: "RNNCommandsHandler", action: declaration.name, id: arguments[0]?.string)
    handler.optionsReader.commandBegins()
    try body(handler, arguments, promise)
  }

  private static let commands = RNNCommands.declared

  static let all: [RNNCommand] = [
    RNNCommand(commands.setRoot) { handler, promise, commandId, layout throws(NativeException) in
      try handler.setRoot(layout, commandId: commandId, promise)
    },
    RNNCommand(withOptionalPromise: commands.setDefaultOptions, assertsReady: false) {
      handler, promise, options throws(NativeException) in
      try handler.setDefaultOptions(options, promise)
    },
    RNNCommand(withOptionalPromise: commands.mergeOptions) {
      handler, promise, componentId, options throws(NativeException) in
      try handler.mergeOptions(componentId, options, promise)
    },
    RNNCommand(commands.push) { handler, promise, commandId, componentId, layout throws(NativeException) in
      try handler.push(componentId, commandId: commandId, layout: layout, promise)
    },
    RNNCommand(commands.pop) { handler, promise, commandId, componentId, options throws(NativeException) in
      try handler.pop(componentId, commandId: commandId, mergeOptions: options ?? .null, promise)
    },
    RNNCommand(commands.popTo) { handler, promise, commandId, componentId, options throws(NativeException) in
      try handler.popTo(componentId, commandId: commandId, mergeOptions: options ?? .null, promise)
    },
    RNNCommand(commands.popToRoot) { handler, promise, commandId, componentId, options throws(NativeException) in
      try handler.popToRoot(componentId, commandId: commandId, mergeOptions: options ?? .null, promise)
    },
    RNNCommand(commands.setStackRoot) { handler, promise, commandId, componentId, children throws(NativeException) in
      try handler.setStackRoot(componentId, commandId: commandId, children: children, promise)
    },
    RNNCommand(commands.showModal) { handler, promise, commandId, layout throws(NativeException) in
      try handler.showModal(layout, commandId: commandId, promise)
    },
    RNNCommand(commands.dismissModal) { handler, promise, commandId, componentId, options throws(NativeException) in
      try handler.dismissModal(componentId, commandId: commandId, mergeOptions: options ?? .null, promise)
    },
    RNNCommand(commands.dismissAllModals) { handler, promise, commandId, options throws(NativeException) in
      try handler.dismissAllModals(commandId: commandId, mergeOptions: options ?? .null, promise)
    },
    RNNCommand(commands.showOverlay) { handler, promise, commandId, layout throws(NativeException) in
      try handler.showOverlay(layout, commandId: commandId, promise)
    },
    RNNCommand(commands.dismissOverlay) { handler, promise, commandId, componentId throws(NativeException) in
      handler.dismissOverlay(componentId, commandId: commandId, promise)
    },
    RNNCommand(commands.dismissAllOverlays) { handler, promise, commandId throws(NativeException) in
      handler.dismissAllOverlays(commandId: commandId, promise)
    },
  ]
}
