internal import HeadlessUIKit

extension UIModalPresentationStyle {
  /// Reads an option's word. `default` leaves the style to the system, and an unknown word means full screen
  /// (rnn-layouts §13).
  init(option word: String?) {
    switch word {
    case nil, "default": self = .automatic
    case "automatic": self = .fullScreen
    case let word?: self = UIModalPresentationStyle(rawValue: word) ?? .fullScreen
    }
  }
}

extension UIModalTransitionStyle {
  /// Reads an option's word. Without a word, and for an unknown one, the modal covers vertically (rnn-layouts §13).
  init(option word: String?) { self = word.flatMap(UIModalTransitionStyle.init) ?? .coverVertical }
}
