public import NavbridgeWire

/// An event as the native side emits it, with the prefix `RNN.` in its name.
public struct NavigationEvent: Sendable, Equatable {
  public let name: String
  public let body: JSON

  public init(name: String, body: JSON) {
    self.name = name
    self.body = body
  }
}
