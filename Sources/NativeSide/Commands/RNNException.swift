/// An Objective-C exception that React Native Navigation throws: its name and reason (rnn-commands §2.2).
struct RNNException: Error, Sendable, Equatable {
  let name: String
  let reason: String

  static func unknownControllerType(_ type: String?) -> RNNException {
    RNNException(name: "UnknownControllerType", reason: "Unknown controller type \(type ?? "(null)")")
  }

  static let showUnknownModal = RNNException(
    name: "ShowUnknownModal", reason: "showModal called with nil viewController")

  static let bridgeNotLoaded = RNNException(
    name: "BridgeNotLoadedError",
    reason: "Bridge not yet loaded! Send commands after Navigation.events().onAppLaunched() has been called.")
}
