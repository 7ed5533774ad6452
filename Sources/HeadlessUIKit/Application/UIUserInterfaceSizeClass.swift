/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: String, Sendable {
  case compact
  case regular
}
