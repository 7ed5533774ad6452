/// How truly an option is emulated.
enum OptionFidelity: Sendable, Equatable {
  /// As on iOS, as far as the sources say.
  case exact
  /// A part, or differently.
  case approximate(String)
  /// Parsed on iOS and read by nobody: kept and shown, as there.
  case unread
  /// Of another system than iOS 18: kept and shown.
  case ios26

  var note: String {
    switch self {
    case .exact: "exact"
    case .approximate(let note): "approximate: \(note)"
    case .unread: "exact: no effect on iOS either"
    case .ios26: "exact: no effect before iOS 26"
    }
  }
}
