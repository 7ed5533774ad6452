/// The version of navbridge and of its protocol.
public enum Version {
  public static let text = "0.1.0 (protocol 1)"
}
