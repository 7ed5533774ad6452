/// The degree to which an option is emulated.
enum OptionFidelity: Sendable, Equatable {
  /// The option acts as on iOS, as far as the sources show.
  case exact
  /// The option acts in part, or differently.
  case approximate(String)
  /// iOS parses the option and no code reads it. It is stored and shown here, as on iOS.
  case unread
  /// The library's JavaScript reads the option and leaves it where it is. iOS does not parse it.
  case ofJavaScript(String)
  /// The option is read, here as on iOS, only to decide whether the app has its own animation. Nothing draws it.
  case undrawn
  /// The option belongs to a later system than iOS 18. It is stored and shown.
  case ios26

  /// The fidelity of the id that an app gives a component in a bar (rnn-options §6).
  static let idOfComponent = OptionFidelity.ofJavaScript("becomes `componentId`")

  var note: String {
    switch self {
    case .exact: "exact"
    case .approximate(let note): "approximate: \(note)"
    case .unread: "exact: no effect on iOS either"
    case .ofJavaScript(let note): "exact: \(note)"
    case .undrawn: "exact: counts as an animation of the app's own; nothing of it is drawn, as on iOS"
    case .ios26: "exact: no effect before iOS 26"
    }
  }
}
