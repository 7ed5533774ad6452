/// A model of device, by what it does to layout: a row of the table (layout-guides §13). All lengths are points.
public final class UIDevice: Sendable {
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

  init(
    name: String, userInterfaceIdiom: UIUserInterfaceIdiom, size: CGSize, scale: Double, statusBarHeight: Double,
    portraitSafeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets, isRegularInLandscape: Bool
  ) {
    self.name = name
    self.userInterfaceIdiom = userInterfaceIdiom
    self.size = size
    self.scale = scale
    self.statusBarHeight = statusBarHeight
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.isRegularInLandscape = isRegularInLandscape
  }

  /// Whether the top is covered by more than the status bar, so that it stays covered without one.
  public var hasNotch: Bool { userInterfaceIdiom == .phone && portraitSafeArea.top >= 44 }
}

extension UIDevice: Equatable {
  /// There is one object for each model.
  public static func == (first: UIDevice, second: UIDevice) -> Bool { first === second }
}
