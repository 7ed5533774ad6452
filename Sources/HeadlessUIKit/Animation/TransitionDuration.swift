internal import Shared

/// How long transitions take, in nanoseconds of the application's clock (uikit-behaviour §5).
enum TransitionDuration {
  static let pushAndPop = Int64.milliseconds(350)
  /// From the lifting of the finger to the end of an interactive pop, completed or cancelled. Half a pop (proposed:
  /// UIKit's depends on where the finger was and how fast).
  static let restOfInteractivePop = Int64.milliseconds(175)
  static let presentAndDismiss = Int64.milliseconds(500)
  static let rotation = Int64.milliseconds(300)
  /// An animated scroll by program (proposed: Apple leaves it open).
  static let scroll = Int64.milliseconds(300)
  /// From the lifting of the finger to a sheet at rest or gone. Half a dismissal (proposed, as above).
  static let restOfSheetSwipe = Int64.milliseconds(250)
}
