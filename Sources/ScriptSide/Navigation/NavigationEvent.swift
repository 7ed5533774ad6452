public import NavbridgeVocabulary
public import NavbridgeWire

/// An event as the native side emits it, with the prefix `RNN.` in its name.
public struct NavigationEvent: Sendable, Equatable {
  public let name: String
  public let body: JSON

  public init(name: String, body: JSON) {
    self.name = name
    self.body = body
  }

  /// Returns the members of the payload in the declared order. Nil if this is another event, or if its payload is not the
  /// declared one.
  ///
  ///     if let (componentId, buttonId) = event.payload(of: RNNEvents.declared.navigationButtonPressed) { … }
  public func payload<each Member>(
    of event: DeclaredMessage<repeat each Member>
  ) -> (repeat (each Member).Content)? {
    name == event.name ? event.read(body) : nil
  }
}
