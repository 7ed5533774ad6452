extension UIView {
  /// The parts of a view's frame that follow its superview's size. Without a mask the frame stays as its owner set it.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the subviews that have a mask, after this view's size has changed from `old`.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let (x, width) = Self.share(
        bounds.width - old.width, origin: view.frame.x, length: view.frame.width,
        before: mask.contains(.flexibleLeftMargin),
        inside: mask.contains(.flexibleWidth), behind: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.share(
        bounds.height - old.height, origin: view.frame.y, length: view.frame.height,
        before: mask.contains(.flexibleTopMargin),
        inside: mask.contains(.flexibleHeight), behind: mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Distributes a growth equally among the flexible parts (proposed: UIKit distributes it in proportion).
  private static func share(
    _ growth: Double, origin: Double, length: Double, before: Bool, inside: Bool, behind: Bool
  ) -> (origin: Double, length: Double) {
    let parts = [before, inside, behind].count { $0 }
    guard parts > 0, growth != 0 else { return (origin, length) }
    let part = growth / Double(parts)
    return (origin + (before ? part : 0), max(0, length + (inside ? part : 0)))
  }
}
