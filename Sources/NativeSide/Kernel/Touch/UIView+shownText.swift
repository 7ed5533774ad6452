package import HeadlessUIKit

extension UIView {
  /// The text that one of the app's native views shows. Nil for a view without text.
  package var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.title
    case let cell as UIMoreListCell: cell.title
    default: nil
    }
  }
}
