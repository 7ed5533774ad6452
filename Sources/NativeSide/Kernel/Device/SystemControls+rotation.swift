internal import HeadlessUIKit
internal import NavbridgeVocabulary

extension SystemControls {
  /// Rotates the device. Returns false if the screen in front does not allow the orientation (protocol §8, §10).
  func rotate(to orientation: RequestedOrientation) -> Bool {
    host.application.rotate(to: UIInterfaceOrientation(orientation))
  }
}

extension UIInterfaceOrientation {
  fileprivate init(_ requested: RequestedOrientation) {
    self =
      switch requested {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscape: UIInterfaceOrientation.landscapeLeft
      case .landscapeRight: .landscapeRight
      case .portraitUpsideDown: .portraitUpsideDown
      }
  }
}
