/// A model of device, described by its effect on layout: a row of the table (layout-guides §13). All lengths are in
/// points.
public final class UIDevice: Sendable {
  /// Apple's name of the model.
  public let name: String
  /// Whether it is an iPhone or an iPad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The screen's size in portrait.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: Double
  /// The height of the status bar in portrait, in points.
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

/// An orientation of the device or of the interface. The raw values are the words of the wire protocol (protocol §10,
/// 'orientation words').
public enum UIInterfaceOrientation: String, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscapeLeft
  /// On its other side.
  case landscapeRight
  /// Upside down.
  case portraitUpsideDown

  /// True for the two on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask that contains only this orientation.
  public var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

/// The orientations that a view controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its other side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both on a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upside down, as on iPhones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The kind of device.
public enum UIUserInterfaceIdiom: String, Sendable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
}

/// The amount of room in one direction.
public enum UIUserInterfaceSizeClass: String, Sendable {
  /// Little room, as in the width of an iPhone that is upright.
  case compact
  /// Much room, as in the width of an iPad.
  case regular
}
