internal import HeadlessUIKit
internal import NavbridgeWire

/// A screen's way onto the device, by the words of `stackPresentation` (react-native-screens §8).
enum RNSPresentation: String, CaseIterable {
  case push, modal, pageSheet, formSheet, fullScreenModal, transparentModal, containedModal, containedTransparentModal

  /// The style with which UIKit presents the screen. Nil for one that is pushed.
  var style: UIModalPresentationStyle? {
    switch self {
    case .push: nil
    case .modal: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .fullScreenModal: .fullScreen
    case .transparentModal: .overFullScreen
    case .containedModal: .currentContext
    case .containedTransparentModal: .overCurrentContext
    }
  }
}

/// The orientations that a screen or a native tab allows, by the words of `screenOrientation` and of a tab's `orientation`.
enum RNSOrientation {
  /// Nil for no word, and for `default` and `inherit`.
  static func mask(_ word: String?) -> UIInterfaceOrientationMask? {
    switch word {
    case "all": .all
    case "portrait": [.portrait, .portraitUpsideDown]
    case "allButUpsideDown": [.portrait, .landscapeLeft, .landscapeRight]
    case "portrait_up", "portraitUp": .portrait
    case "portrait_down", "portraitDown": .portraitUpsideDown
    case "landscape": [.landscapeLeft, .landscapeRight]
    case "landscape_left", "landscapeLeft": .landscapeLeft
    case "landscape_right", "landscapeRight": .landscapeRight
    default: nil
    }
  }
}

extension UIColor {
  /// A colour as React Native processes it: a number 0xAARRGGBB, or `{semantic: [name, …]}` with names of the system's
  /// colours, of which the first known one counts. Nil for anything else.
  init?(react json: JSON) {
    if let number = json.int {
      self = .argb(UInt32(truncatingIfNeeded: number))
      return
    }
    if let number = json.double {
      self = .argb(UInt32(truncatingIfNeeded: Int64(number)))
      return
    }
    if let dynamic = json["dynamic"], let light = dynamic["light"].flatMap({ UIColor(react: $0) }),
      let dark = dynamic["dark"].flatMap({ UIColor(react: $0) })
    {
      self = .dynamic(light: light, dark: dark)
      return
    }
    guard let known = json["semantic"]?.array?.compactMap(\.string).lazy.compactMap({ UIColor(systemName: $0) }).first
    else {
      return nil
    }
    self = known
  }
}
