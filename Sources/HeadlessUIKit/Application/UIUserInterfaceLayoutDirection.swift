/// Where lines of text begin, and with them bars and columns.
public enum UIUserInterfaceLayoutDirection: Sendable {
  case leftToRight
  case rightToLeft
}
