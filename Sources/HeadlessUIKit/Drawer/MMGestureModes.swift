/// The places where a finger may begin to open a drawer.
public struct MMOpenDrawerGestureMode: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let panningNavigationBar = MMOpenDrawerGestureMode(rawValue: 1 << 1)
  public static let panningCenterView = MMOpenDrawerGestureMode(rawValue: 1 << 2)
  /// The strip within 20 points of the edge of a side that exists.
  public static let bezelPanningCenterView = MMOpenDrawerGestureMode(rawValue: 1 << 3)
  public static let all: MMOpenDrawerGestureMode = [.panningNavigationBar, .panningCenterView, .bezelPanningCenterView]
}

/// The places where a finger may begin to close a drawer.
public struct MMCloseDrawerGestureMode: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let panningNavigationBar = MMCloseDrawerGestureMode(rawValue: 1 << 1)
  public static let panningCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 2)
  public static let bezelPanningCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 3)
  public static let tapCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 5)
  public static let panningDrawerView = MMCloseDrawerGestureMode(rawValue: 1 << 6)
  public static let all: MMCloseDrawerGestureMode = [
    .panningNavigationBar, .panningCenterView, .bezelPanningCenterView, .tapCenterView, .panningDrawerView,
  ]
}
