internal import NavbridgeRuntime

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
