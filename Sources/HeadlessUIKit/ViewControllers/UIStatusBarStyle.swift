/// The colour of the status bar's text.
public enum UIStatusBarStyle: String, Sendable {
  /// Dark or light, according to the user interface style.
  case `default`
  case lightContent
  case darkContent
}
