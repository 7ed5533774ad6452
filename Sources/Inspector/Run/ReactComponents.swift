internal import NavbridgeWire
internal import OrderedCollections

/// React's components in a snapshot (protocol §9).
enum ReactComponents {
  /// Returns what is known of the components around the view that was asked for; nil if it is not on the screen.
  static func details(in snapshot: JSON) -> JSON? {
    switch snapshot {
    case .array(let items): items.firstResult(details)
    case .object(let members): members["componentDetails"] ?? members.values.firstResult(details)
    default: nil
    }
  }
}
