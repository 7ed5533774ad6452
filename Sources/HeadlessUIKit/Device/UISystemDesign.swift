/// The design of bars, which a version of iOS has.
public enum UISystemDesign: Int, Sendable {
  /// The bars of iOS 18 and of those before.
  case iOS18 = 18
  /// Buttons and tabs lie on platters of glass. Its measures are those that the open reimplementation OpenUIKit has
  /// taken of iOS 26.1 on phones; there are none for iPads, sheets, alerts, menus and keyboards, and for tabs in
  /// landscape.
  case iOS26 = 26

  /// The measures of buttons in a navigation bar.
  var buttons: BarButtonMetrics {
    self == .iOS26
      ? BarButtonMetrics(margin: 16, inset: 16, gap: 12, height: 44)
      : BarButtonMetrics(margin: 8, inset: 8, gap: 0, height: nil)
  }
}

/// The measures of buttons in a navigation bar, in points.
struct BarButtonMetrics: Equatable {
  /// The distance between a button and the bar's edge.
  let margin: Double
  /// The distance between a button's edge and its text.
  let inset: Double
  /// The distance between two buttons.
  let gap: Double
  /// Nil for the height of the bar's row.
  let height: Double?
}

/// The measures of the floating platter of a tab bar, in points (`UISystemDesign.iOS26`).
enum TabPlatter {
  /// The height of the bar of a phone, whatever its bottom inset is, and that of the platter at its top.
  static let (barHeight, height) = (83.0, 62.0)
  /// The width of a tab, and the room beside the first and the last one.
  static let (pitch, side) = (86.0, 8.0)
  /// The least distance of the platter from the edges of the screen.
  static let margin = 8.0
  /// The height of the part with the icon in its middle.
  static let iconRoom = 48.0
}
