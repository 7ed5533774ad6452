public import NavbridgeVocabulary
public import NavbridgeWire

/// An event as the native side emits it, with its whole name, such as `RNN.AppLaunched`.
public struct NavigationEvent: Sendable, Equatable {
  /// The name, such as `RNN.ComponentDidAppear`.
  public let name: String
  /// The members that the event carries.
  public let body: JSON

  /// An event, as a test makes one.
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

/// The events that are sent only to scripts that listen to them.
public enum NavigationEvents {
  /// The names of all events of react-native-navigation.
  public static let all = DesignDescription.all.compactMap(\.listeningModule)
    .flatMap { $0.declaration.events.map(\.declaration.name) }
}

extension DesignDescription {
  /// The design's own module that sends its events only while it has listeners. Other designs send theirs always.
  var listeningModule: (any DeclaredListeningModule.Type)? {
    for module in modules { if let module = module as? any DeclaredListeningModule.Type { return module } }
    return nil
  }
}
