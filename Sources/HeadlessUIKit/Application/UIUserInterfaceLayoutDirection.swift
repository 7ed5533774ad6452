/// The direction in which lines of text begin. Bars and columns follow it.
public enum UIUserInterfaceLayoutDirection: Sendable {
  case leftToRight
  case rightToLeft
}
