internal import HeadlessUIKit

extension UIView {
  /// What a person reads on one of the app's native views. Nil for one that shows no text.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.title
    case let cell as UIMoreListCell: cell.title
    default: nil
    }
  }
}
