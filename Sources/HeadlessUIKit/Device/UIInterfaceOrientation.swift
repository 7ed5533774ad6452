/// An orientation of the device or of the interface. The raw values are the words of the wire protocol (protocol §10,
/// 'orientation words').
public enum UIInterfaceOrientation: String, Sendable, CaseIterable {
  case portrait
  case landscapeLeft
  case landscapeRight
  case portraitUpsideDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that contains only this orientation.
  public var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
