internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Builds and keeps the objects of React Native Navigation: `RNNBridgeManager` or `RNNTurboManager`.
@MainQueue
protocol RNNManager: AnyObject {
  var architecture: Architecture { get }
  var commandsHandler: RNNCommandsHandler { get }
  /// True if a reload keeps this manager.
  var survivesReload: Bool { get }

  func javaScriptWillStartLoading()
  func javaScriptDidLoad()
  func bridgeWillReload()
}
