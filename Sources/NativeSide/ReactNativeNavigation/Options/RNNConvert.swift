internal import HeadlessUIKit

extension UIModalPresentationStyle {
  /// An option's word; `default` is left to the system, and what is unknown is full screen (rnn-layouts §13).
  init(option word: String?) {
    switch word {
    case nil, "default": self = .automatic
    case "automatic": self = .fullScreen
    case let word?: self = UIModalPresentationStyle(rawValue: word) ?? .fullScreen
    }
  }
}

extension UIModalTransitionStyle {
  /// An option's word; what is unknown, as what is not set, covers vertically (rnn-layouts §13).
  init(option word: String?) { self = word.flatMap(UIModalTransitionStyle.init) ?? .coverVertical }
}
