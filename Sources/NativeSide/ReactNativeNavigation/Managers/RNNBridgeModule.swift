internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The entry point of the legacy bridge. Its method queue is the main queue, so each call runs there as it arrives
/// (rnn-commands §5).
@MainQueue
final class RNNBridgeModule: NativeModule {
  private nonisolated static let commands = RNNCommands.declared

  nonisolated static let implementation = ModuleImplementation(
    of: RNNCommands.self,
    methods: RNNCommand.all.map { command in
      command.implementation(on: .bridge) { (module: RNNBridgeModule, command, arguments, promise) in
        module.run(command, arguments, promise)
      }
    } + [
      .promise(commands.getLaunchArgs) { (module: RNNBridgeModule, promise, _) in
        promise.resolve(module.session.host.launchArguments)
      },
      .promise(commands.getNavigationConstants) { (module: RNNBridgeModule, promise) in
        promise.resolve(module.constants)
      },
      .mainSync(commands.getNavigationConstantsSync) { (module: RNNBridgeModule) in module.constants },
    ],
    make: { RNNBridgeModule($0) })

  private unowned let session: ScriptSession
  private unowned let design: ReactNativeNavigation
  /// The handler. The manager sets it and counts this module among the objects that it built.
  var commandsHandler: RNNCommandsHandler?

  private init(_ session: ScriptSession) {
    self.session = session
    design = session.design(ReactNativeNavigation.self)
  }

  private func run(_ command: RNNCommand, _ arguments: ModuleArguments, _ promise: Promise?) {
    guard let handler = commandsHandler else { return }
    do throws(NativeException) {
      if command.assertsReady { try handler.assertReady() }
      try command.run(handler, arguments, promise)
    } catch {
      handler.reject(promise, error)
    }
  }

  private var constants: JSON {
    design.currentConstants.json(withBackButtonId: false)
  }
}
