/// A way to hold the device. The raw values are the wire's words (protocol §10, 'orientation words').
public enum UIInterfaceOrientation: String, Sendable, CaseIterable {
  case portrait
  case landscapeLeft
  case landscapeRight
  case portraitUpsideDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that allows this one alone.
  public var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
