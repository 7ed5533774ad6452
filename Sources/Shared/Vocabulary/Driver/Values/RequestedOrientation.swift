/// An orientation to which a driver rotates the device (protocol §10, 'orientation words').
public enum RequestedOrientation: String, Sendable, CaseIterable {
  case portrait
  /// The same as `landscapeLeft`.
  case landscape
  case landscapeLeft, landscapeRight, portraitUpsideDown
}
