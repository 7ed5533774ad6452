import HeadlessUIKit

extension UIScreen {
  /// An iPad Pro 11 (layout-guides §13).
  static let iPad = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 834, height: 1194),
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2)
}
