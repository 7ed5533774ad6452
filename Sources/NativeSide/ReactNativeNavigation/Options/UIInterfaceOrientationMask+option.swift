internal import HeadlessUIKit
internal import Shared

extension UIInterfaceOrientationMask {
  /// `layout.orientation`: a word or a list of words. Words that are unknown add nothing, so that nothing may be allowed
  /// (rnn-options §4.3). Unset means what the app allows (protocol §10, 'orientation').
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
