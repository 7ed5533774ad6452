internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The entry point of the new architecture. It is stateless and reaches the handler through `RNNTurboCommandsHandler`
/// on every call. Each call hops from the method queue separately, and there is no check of readiness
/// (rnn-commands §5).
@MainQueue
final class RNNTurboModule: NativeModule {
  nonisolated static let implementation = ModuleImplementation(
    of: RNNCommands.self,
    methods: RNNCommand.all.map { command in
      command.implementation(on: .turbo) { (module: RNNTurboModule, command, arguments, promise) in
        module.run(command, arguments, promise)
      }
    } + [
      // This is the only command that does not hop. It answers on the calling queue.
      .immediate(RNNCommands.declared.getLaunchArgs, .promise) { $0.launchArguments },
      .immediate(RNNCommands.declared.getConstants, .sync, constants),
    ],
    constants: constants,
    make: { RNNTurboModule($0) })

  private nonisolated static let constants: @Sendable (PublishedState.Values) -> JSON = {
    ($0.design as? NavigationConstants ?? NavigationConstants()).json(withBackButtonId: true)
  }

  private unowned let session: ScriptSession
  private unowned let design: ReactNativeNavigation

  private init(_ session: ScriptSession) {
    self.session = session
    design = session.design(ReactNativeNavigation.self)
  }

  private func run(_ command: RNNCommand, _ arguments: ModuleArguments, _ promise: Promise?) {
    guard let handler = design.turboCommandsHandler.handler else { return }
    do throws(NativeException) {
      try command.run(handler, arguments, promise)
    } catch {
      handler.reject(promise, error)
      guard promise == nil else { return }
      session.host.reportRefusal(of: "\(RNNCommands.names.turbo).\(command.declaration.name)", error)
    }
  }
}

/// Holds the one commands handler that TurboModules call. It does no routing (rnn-commands §9).
@MainQueue
final class RNNTurboCommandsHandler {
  @WeakReference private(set) var handler: RNNCommandsHandler?

  func publish(_ handler: RNNCommandsHandler?) { self.handler = handler }
}
