internal import NavbridgeRuntime

/// The durations of transitions, in nanoseconds of the application's clock (uikit-behaviour §5).
enum TransitionDuration {
  static let pushAndPop = Int64.milliseconds(350)
  /// The time from the lifting of the finger to the end of an interactive pop, completed or cancelled. It is half of a
  /// pop's time (proposed: UIKit's depends on the position and the speed of the finger).
  static let restOfInteractivePop = Int64.milliseconds(175)
  static let presentAndDismiss = Int64.milliseconds(500)
  static let rotation = Int64.milliseconds(300)
  /// The duration of an animated programmatic scroll (proposed: Apple leaves it open).
  static let scroll = Int64.milliseconds(300)
  /// The time from the lifting of the finger until the sheet is at rest or gone. It is half of a dismissal's time
  /// (proposed, as above).
  static let restOfSheetSwipe = Int64.milliseconds(250)
}
