/// The kind of device.
public enum UIUserInterfaceIdiom: String, Sendable {
  case phone
  case pad
}
