internal import Shared

/// What a drawer controller holds on one side.
@MainQueue
struct DrawerSide {
  var controller: UIViewController?
  /// In points (rnn-layouts §10).
  var maximumWidth: Double = 280
  var openMode = MMDrawerOpenMode.pushContent
  /// The mode at the time it opened: a change counts from the next opening.
  var modeInForce = MMDrawerOpenMode.pushContent
  /// Whether a finger can open it.
  var isEnabled = true
  var shouldStretch = true
  /// In points a second.
  var velocity: Double = 840

  var width: Double { controller == nil ? 0 : maximumWidth }

  /// How long a programmatic opening takes, in nanoseconds.
  var duration: Int64 { .milliseconds(max(width / velocity, 0.15) * 1000) }

  /// From the lifting of the finger, half-way, to rest. Pushing, the slowest speed of a release; above, a fixed time.
  var restOfPan: Int64 {
    modeInForce == .aboveContent ? .milliseconds(250) : .milliseconds(max(width / 2 / 400, 0.15) * 1000)
  }
}
