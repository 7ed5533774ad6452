/// A model of device, by what it does to layout: a row of the table (layout-guides §13). All lengths are points.
public struct UIDevice: Sendable, Equatable {
  public let name: String
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The screen, held upright.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: Double
  public let statusBarHeight: Double
  /// What the status bar or the notch and the home indicator cover, held upright.
  public let portraitSafeArea: UIEdgeInsets
  /// The same, held on its side. Of an iPad's status bar nothing is said here: it stays.
  public let landscapeSafeArea: UIEdgeInsets
  /// Whether a phone on its side has the width class 'regular', as the large ones have.
  public let isRegularInLandscape: Bool

  /// Whether the top is covered by more than the status bar, so that it stays covered without one.
  public var hasNotch: Bool { userInterfaceIdiom == .phone && portraitSafeArea.top >= 44 }
}
