/// The version of navbridge and of the protocol it speaks.
public enum Version {
  public static let text = "0.1.0 (protocol 1)"
}
