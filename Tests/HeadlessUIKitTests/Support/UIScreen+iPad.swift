import HeadlessUIKit

extension UIScreen {
  static let iPad = UIScreen(UIDevice.named("iPad Pro 11")!)
}
