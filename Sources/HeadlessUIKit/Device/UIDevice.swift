/// A model of device, described by its effect on layout: a row of the table (layout-guides §13). All lengths are in
/// points.
public final class UIDevice: Sendable {
  public let name: String
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The screen's size in portrait.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: Double
  public let statusBarHeight: Double
  /// The parts of the screen that the status bar or the notch and the home indicator cover in portrait.
  public let portraitSafeArea: UIEdgeInsets
  /// The parts that are covered in landscape. On an iPad they include the status bar, which stays in landscape.
  public let landscapeSafeArea: UIEdgeInsets
  /// True when a phone has the horizontal size class 'regular' in landscape, as the large ones have.
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

  /// True when a notch covers more of the top than the status bar does, so that the top stays covered when the status
  /// bar is hidden.
  public var hasNotch: Bool { userInterfaceIdiom == .phone && portraitSafeArea.top >= 44 }
}

extension UIDevice: Equatable {
  /// Compares the objects, because there is one object for each model.
  public static func == (first: UIDevice, second: UIDevice) -> Bool { first === second }
}
