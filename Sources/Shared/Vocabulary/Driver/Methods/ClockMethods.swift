/// The driver's methods that move the device's virtual clock (protocol §8a). With a real clock they are refused, -32601.
public enum ClockMethods {
  public static let pause = DeclaredMethod(
    "clock/pause", .request, "Pauses the clock. Only `clock/advance` and `clock/step` move it then.", returns: .clock)

  public static let resume = DeclaredMethod(
    "clock/resume", .request, "Lets time jump again when nothing is left to do.", returns: .clock)

  public static let now = DeclaredMethod("clock/now", .request, "Reads the clock.", returns: .clock)

  public static let step = DeclaredMethod(
    "clock/step", .request,
    "Moves time to the next thing due. Answers when time has got there and both sides are idle.",
    returns: .clock)

  public static let advance = DeclaredMethod(
    "clock/advance", .request,
    "Moves time, through all that is due on the way. Answers when time has got there and both sides are idle.",
    .number("ms", of: .milliseconds, in: .day, "the time span"),
    returns: .clock)
}
