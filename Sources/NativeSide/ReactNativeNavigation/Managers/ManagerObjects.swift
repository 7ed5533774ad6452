internal import Shared

/// What a manager needs of all that was built for it.
@MainQueue
struct ManagerObjects {
  let commandsHandler: RNNCommandsHandler
  let modalHostHandler: RNNModalHostViewManagerHandler
}
