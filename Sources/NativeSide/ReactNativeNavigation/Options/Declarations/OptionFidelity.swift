/// How truly an option is emulated.
enum OptionFidelity: Sendable, Equatable {
  /// As on iOS, as far as the sources say.
  case exact
  /// A part, or differently.
  case approximate(String)
  /// Parsed on iOS and read by nobody: kept and shown, as there.
  case unread
  /// Read on iOS, and so here, to know whether an animation is the app's own; nobody draws it.
  case undrawn
  /// Of another system than iOS 18: kept and shown.
  case ios26

  var note: String {
    switch self {
    case .exact: "exact"
    case .approximate(let note): "approximate: \(note)"
    case .unread: "exact: no effect on iOS either"
    case .undrawn: "exact: counts as an animation of the app's own; nothing of it is drawn, as on iOS"
    case .ios26: "exact: no effect before iOS 26"
    }
  }
}
