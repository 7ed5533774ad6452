/// The amount of room in one direction.
public enum UIUserInterfaceSizeClass: String, Sendable {
  case compact
  case regular
}
