internal import NavbridgeVocabulary

/// The events to which a script may listen.
public enum NavigationEvents {
  public static let all = RNNEvents.declaration.events.map(\.declaration.name)
}
