internal import Shared

/// What builds and keeps the objects of React Native Navigation: `RNNBridgeManager` or `RNNTurboManager`.
@MainQueue
protocol RNNManager: AnyObject {
  var architecture: Architecture { get }
  var commandsHandler: RNNCommandsHandler { get }
  /// Whether a reload leaves it in place.
  var survivesReload: Bool { get }

  func javaScriptWillStartLoading()
  func javaScriptDidLoad()
  func bridgeWillReload()
  func tearDownForOtherArchitecture()
}
