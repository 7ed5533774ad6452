internal import NavbridgeRuntime

/// The objects that a manager itself uses, of all that were built for it.
@MainQueue
struct ManagerObjects {
  let commandsHandler: RNNCommandsHandler
  let modalHostHandler: RNNModalHostViewManagerHandler
}
