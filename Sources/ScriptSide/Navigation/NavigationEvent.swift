public import Shared

/// An event as native emits it, `RNN.` and all.
public struct NavigationEvent: Sendable, Equatable {
  public let name: String
  public let body: JSON

  public init(name: String, body: JSON) {
    self.name = name
    self.body = body
  }
}
