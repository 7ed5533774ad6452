/// The colour of the status bar's text.
public enum UIStatusBarStyle: String, Sendable {
  /// Dark or light by the user interface style.
  case `default`
  case lightContent
  case darkContent
}
