internal import NavbridgeKernel
internal import NavbridgeRuntime

/// A command, declared once. Both modules' tables, the checks of arguments and the entry points follow from the
/// declaration (rnn-commands §1).
struct RNNCommand: Sendable {
  let name: String
  let parameters: [ModuleParameter]
  /// True if the new architecture's method returns no promise.
  let isVoidOnTurbo: Bool
  /// True if the bridge rejects the command before the script has loaded.
  let assertsReady: Bool
  /// The implementation. Its promise is nil if the method is void.
  private let body: @MainQueue @Sendable (RNNCommandsHandler, ModuleArguments, Promise?) throws(NativeException) -> Void

  init(
    name: String, parameters: [ModuleParameter], isVoidOnTurbo: Bool = false, assertsReady: Bool = true,
    body: @escaping @MainQueue @Sendable (RNNCommandsHandler, ModuleArguments, Promise?) throws(NativeException) -> Void
  ) {
    self.name = name
    self.parameters = parameters
    self.isVoidOnTurbo = isVoidOnTurbo
    self.assertsReady = assertsReady
    self.body = body
  }

  /// Runs the command. Both architectures' modules call this method.
  @MainQueue
  func run(
    _ handler: RNNCommandsHandler, _ arguments: ModuleArguments, _ promise: Promise?
  ) throws(NativeException) {
    handler.host.trace?.enter(
      .handler, subject: "RNNCommandsHandler", action: name, call: promise?.origin.call, id: arguments[0]?.string)
    handler.optionsReader.commandBegins()
    try body(handler, arguments, promise)
  }

  private static let commandId = ModuleParameter("commandId", .text)
  private static let componentId = ModuleParameter("componentId", .text)
  private static let layout = ModuleParameter("layout", .object)
  private static let mergeOptions = ModuleParameter("options", .object, isOptional: true)

  static let all: [RNNCommand] = [
    RNNCommand(name: "setRoot", parameters: [commandId, layout]) {
      handler, arguments, promise throws(NativeException) in
      try handler.setRoot(arguments.value(1), commandId: arguments.text(0), promise!)
    },
    RNNCommand(
      name: "setDefaultOptions", parameters: [.init("options", .object)], isVoidOnTurbo: true, assertsReady: false
    ) { handler, arguments, promise throws(NativeException) in
      try handler.setDefaultOptions(arguments.value(0), promise)
    },
    RNNCommand(
      name: "mergeOptions", parameters: [componentId, .init("options", .object)], isVoidOnTurbo: true
    ) { handler, arguments, promise throws(NativeException) in
      try handler.mergeOptions(arguments.text(0), arguments.value(1), promise)
    },
    RNNCommand(name: "push", parameters: [commandId, componentId, layout]) {
      handler, arguments, promise throws(NativeException) in
      try handler.push(arguments.text(1), commandId: arguments.text(0), layout: arguments.value(2), promise!)
    },
    RNNCommand(name: "pop", parameters: [commandId, componentId, mergeOptions]) {
      handler, arguments, promise throws(NativeException) in
      try handler.pop(arguments.text(1), commandId: arguments.text(0), mergeOptions: arguments.value(2), promise!)
    },
    RNNCommand(name: "popTo", parameters: [commandId, componentId, mergeOptions]) {
      handler, arguments, promise throws(NativeException) in
      try handler.popTo(arguments.text(1), commandId: arguments.text(0), mergeOptions: arguments.value(2), promise!)
    },
    RNNCommand(name: "popToRoot", parameters: [commandId, componentId, mergeOptions]) {
      handler, arguments, promise throws(NativeException) in
      try handler.popToRoot(arguments.text(1), commandId: arguments.text(0), mergeOptions: arguments.value(2), promise!)
    },
    RNNCommand(
      name: "setStackRoot", parameters: [commandId, componentId, .init("children", .array)]
    ) { handler, arguments, promise throws(NativeException) in
      try handler.setStackRoot(arguments.text(1), commandId: arguments.text(0), children: arguments.value(2), promise!)
    },
    RNNCommand(name: "showModal", parameters: [commandId, layout]) {
      handler, arguments, promise throws(NativeException) in
      try handler.showModal(arguments.value(1), commandId: arguments.text(0), promise!)
    },
    RNNCommand(name: "dismissModal", parameters: [commandId, componentId, mergeOptions]) {
      handler, arguments, promise throws(NativeException) in
      try handler.dismissModal(
        arguments.text(1), commandId: arguments.text(0), mergeOptions: arguments.value(2), promise!)
    },
    RNNCommand(name: "dismissAllModals", parameters: [commandId, mergeOptions]) {
      handler, arguments, promise throws(NativeException) in
      try handler.dismissAllModals(commandId: arguments.text(0), mergeOptions: arguments.value(1), promise!)
    },
    RNNCommand(name: "showOverlay", parameters: [commandId, layout]) {
      handler, arguments, promise throws(NativeException) in
      try handler.showOverlay(arguments.value(1), commandId: arguments.text(0), promise!)
    },
    RNNCommand(name: "dismissOverlay", parameters: [commandId, componentId]) {
      handler, arguments, promise throws(NativeException) in
      handler.dismissOverlay(arguments.text(1), commandId: arguments.text(0), promise!)
    },
    RNNCommand(name: "dismissAllOverlays", parameters: [commandId]) {
      handler, arguments, promise throws(NativeException) in
      handler.dismissAllOverlays(commandId: arguments.text(0), promise!)
    },
  ]
}
