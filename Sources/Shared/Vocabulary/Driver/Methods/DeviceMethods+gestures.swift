/// The driver's methods that move a finger over the screen (protocol §8).
extension DeviceMethods {
  public static let swipeBack = DriverMethod(
    "device/swipeBack", .act, "Swipes from the left edge: the interactive pop, finished or cancelled.", .complete,
    returns: .done)

  public static let dismissModal = DriverMethod(
    "device/dismissModal", .act, "Swipes the topmost sheet down, and lets it go or cancels.", .complete,
    returns: .done)

  public static let scroll = DriverMethod(
    "device/scroll", .act,
    "Drags the content of a scroll view to an offset and lets go. Content that is dragged beyond the end springs back. "
      + "`done`: the view scrolls. A `testID` that no native scroll view has is looked for in React's content, if the "
      + "script has `scrolls` (§5). -32004 and -32005 as with `device/tap`.",
    .required("testID", .text, "the scroll view"),
    .optional("x", .number(of: .points), "the horizontal offset; without it the offset stays"),
    .optional("y", .number(of: .points), "the vertical offset; without it the offset stays"),
    returns: .done)

  public static let scrollTo = DriverMethod(
    "device/scrollTo", .act,
    "Scrolls React's content until an element shows that a finger reaches, as a user does who looks for it: first to the "
      + "end, then back to the begin. `done`: it shows. -32004 if it does not come.",
    .testID, .text,
    .optional("within", .text, "the test id of the scroll view; without it the frontmost one that scrolls"),
    returns: .done)

  public static let multiTap = DriverMethod(
    "device/multiTap", .act,
    "Taps an element of React's several times, 50 ms after each other, such as twice for a double tap. `done`: the last "
      + "tap was taken. -32004 and -32005 as with `device/tap`.",
    .testID, .text, .required("times", .wholeNumber(in: NumberBounds(1...20)), "the number of taps"), returns: .done)

  public static let swipe = DriverMethod(
    "device/swipe", .act,
    "Moves a finger over an element of React's from its centre, and lifts it. Scroll views under the finger scroll, and "
      + "go on with its speed. `done`: the content has responded or scrolled. -32004 and -32005 as with `device/tap`.",
    .testID, .text,
    .required("direction", .word(SwipeDirection.self), "the way of the finger"),
    .optional("distance", .number(of: .points), "the length of the way; without it half of the element"),
    .optional(
      "speed", .word(SwipeSpeed.self), default: .fast,
      "`fast` lifts the finger as it moves, after 100 ms; `slow` moves for 1 s and rests before"),
    returns: .done)

  public static let drag = DriverMethod(
    "device/drag", .act,
    "Puts a finger on an element of React's, moves it in 0.5 s, rests, and lifts it. `done` as with `device/swipe`.",
    .testID, .text,
    .optional("x", .number(of: .points), default: 0, "how far to the right"),
    .optional("y", .number(of: .points), default: 0, "how far down"),
    .optional("hold", .number(of: .milliseconds, in: .day), default: 0, "how long the finger rests before it moves"),
    returns: .done)

  public static let pinch = DriverMethod(
    "device/pinch", .act,
    "Moves two fingers on an element of React's to `scale` times their distance; `done` as with `device/swipe`. With "
      + "`percent` instead, layered navigation brings two fingers together on the screen in front, as `device/pan`: "
      + "the progress is 1 − the scale.",
    .testID, .text,
    .optional("scale", .number(of: .times, in: .scale), "the distance at the end over the first one"),
    .optional(
      "percent", .wholeNumber(in: NumberBounds(0...100)), "the distance over the first one, on a screen of layers"),
    .optional("lift", .flag, default: true, "with `percent`: as with `device/pan`"),
    returns: .done)
}

extension NumberBounds {
  /// The scales of a pinch: two fingers have room for no more.
  fileprivate static let scale = NumberBounds(0.05...20)
}

extension Parameter where Value == String? {
  fileprivate static var testID: Parameter {
    .optional("testID", .text, "the element with this test id")
  }

  fileprivate static var text: Parameter {
    .optional("text", .text, "without `testID`: the element that shows this text")
  }
}
