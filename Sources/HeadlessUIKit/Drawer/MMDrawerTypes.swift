internal import NavbridgeRuntime

/// A side of a drawer controller.
public enum MMDrawerSide: String, Sendable, CaseIterable {
  /// No side: the centre.
  case none
  /// The left one.
  case left
  /// The right one.
  case right
}

/// The effect of an opening drawer on the centre (rnn-layouts §10).
public enum MMDrawerOpenMode: Sendable {
  /// The centre moves aside and uncovers the drawer.
  case pushContent
  /// The drawer slides over the centre, which a dark overlay covers.
  case aboveContent
}

/// The state of one side of a drawer controller.
@MainQueue
struct DrawerSide {
  var controller: UIViewController?
  /// The width in points (rnn-layouts §10).
  var maximumWidth: Double = 280
  var openMode = MMDrawerOpenMode.pushContent
  /// The mode at the time of the opening. A change of `openMode` applies from the next opening on.
  var modeInForce = MMDrawerOpenMode.pushContent
  /// True when a finger can open the side.
  var isEnabled = true
  var shouldStretch = true
  /// The velocity in points a second.
  var velocity: Double = 840

  var width: Double { controller == nil ? 0 : maximumWidth }

  /// The duration of a programmatic opening, in nanoseconds.
  var duration: Int64 { .milliseconds(max(width / velocity, 0.15) * 1000) }

  /// The time from the lifting of the finger, half-way, to rest, in nanoseconds. In the mode that pushes the centre, it
  /// follows from the slowest speed of a release. In the mode above the centre, it is fixed.
  var restOfPan: Int64 {
    modeInForce == .aboveContent ? .milliseconds(250) : .milliseconds(max(width / 2 / 400, 0.15) * 1000)
  }
}

/// The places where a finger may begin to open a drawer.
public struct MMOpenDrawerGestureMode: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A drag of the bar at the top.
  public static let panningNavigationBar = MMOpenDrawerGestureMode(rawValue: 1 << 1)
  /// A drag of the centre.
  public static let panningCenterView = MMOpenDrawerGestureMode(rawValue: 1 << 2)
  /// The strip within 20 points of the edge of a side that exists.
  public static let bezelPanningCenterView = MMOpenDrawerGestureMode(rawValue: 1 << 3)
  /// Each of these.
  public static let all: MMOpenDrawerGestureMode = [.panningNavigationBar, .panningCenterView, .bezelPanningCenterView]
}

/// The places where a finger may begin to close a drawer.
public struct MMCloseDrawerGestureMode: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A drag of the bar at the top.
  public static let panningNavigationBar = MMCloseDrawerGestureMode(rawValue: 1 << 1)
  /// A drag of the centre.
  public static let panningCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 2)
  /// A drag from the edge of the centre.
  public static let bezelPanningCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 3)
  /// A tap of the centre.
  public static let tapCenterView = MMCloseDrawerGestureMode(rawValue: 1 << 5)
  /// A drag of the drawer.
  public static let panningDrawerView = MMCloseDrawerGestureMode(rawValue: 1 << 6)
  /// Each of these.
  public static let all: MMCloseDrawerGestureMode = [
    .panningNavigationBar, .panningCenterView, .bezelPanningCenterView, .tapCenterView, .panningDrawerView,
  ]
}

/// A view that contains the centre's view and the overlay over it. It moves aside when a drawer pushes the centre.
public final class MMDrawerCenterContainerView: UIView {
  /// True while this view receives the touches in place of the centre: a drawer is open, and a tap closes it.
  var keepsTouches = false

  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && keepsTouches ? self : hit
  }
}
