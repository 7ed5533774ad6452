internal import HeadlessUIKit
internal import NavbridgeWire

extension UIInterfaceOrientationMask {
  /// Reads `layout.orientation`, a word or a list of words. Unknown words add nothing, so the result may allow no
  /// orientation (rnn-options §4.3). An unset option allows the orientations that the app allows (protocol §10,
  /// 'orientation').
  init(option: JSON?) {
    switch option {
    case .array(let words)?: self = words.reduce([]) { $0.union(Self(word: $1.string)) }
    case .string(let word)?: self.init(word: word)
    default: self = .allButUpsideDown
    }
  }

  private init(word: String?) {
    self =
      switch word {
      case "default": .allButUpsideDown
      case "all": .all
      case "landscape": .landscape
      case "portrait": .portrait
      case "upsideDown": .portraitUpsideDown
      default: []
      }
  }
}
