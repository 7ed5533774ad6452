/// The frames that a display draws from a given moment on. Frame 0 is that moment; sixty frames follow in each second.
public struct DisplayFrames: Sendable {
  private static let perSecond: Int64 = 60
  private static let second: Int64 = 1_000_000_000

  // Whole seconds are computed separately, so that no product overflows, however long an animation is.

  /// Returns the nanoseconds from the beginning to a frame.
  public static func time(of frame: Int64) -> Int64 {
    frame / perSecond * second + frame % perSecond * second / perSecond
  }

  /// Returns the last frame that has been drawn when `elapsed` nanoseconds have passed.
  public static func last(by elapsed: Int64) -> Int64 {
    elapsed / second * perSecond + (elapsed % second * perSecond + perSecond - 1) / second
  }

  /// Returns the first frame that is drawn at `elapsed` nanoseconds or later.
  public static func first(from elapsed: Int64) -> Int64 {
    elapsed / second * perSecond + (elapsed % second * perSecond + second - 1) / second
  }
}
