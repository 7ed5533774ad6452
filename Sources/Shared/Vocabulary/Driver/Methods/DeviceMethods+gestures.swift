/// The driver's methods that move a finger over the screen (protocol §8).
extension DeviceMethods {
  /// `device/swipeBack`: the swipe from the left edge.
  public static let swipeBack = DeclaredMethod(
    "device/swipeBack", .act, "Swipes from the left edge: the interactive pop, finished or cancelled.", .complete,
    returns: .done)

  /// `device/dismissModal`: the swipe of a sheet down.
  public static let dismissModal = DeclaredMethod(
    "device/dismissModal", .act, "Swipes the topmost sheet down, and lets it go or cancels.", .complete,
    returns: .done)

  /// `device/dragSheet`: the drag of a sheet to a detent.
  public static let dragSheet = DeclaredMethod(
    "device/dragSheet", .act,
    "Drags the topmost sheet to one of its detents and lets go. `done`: the sheet rests there. It is false without such "
      + "a detent or such a sheet.",
    .integer("detent", in: NumberBounds(0...99), "the place of the detent among those of the sheet, from 0"),
    returns: .done)

  /// `device/scroll`: the drag of a scroll view's content to an offset.
  public static let scroll = DeclaredMethod(
    "device/scroll", .act,
    "Drags the content of a scroll view to an offset and lets go. Content that is dragged beyond the end springs back. "
      + "`done`: the view scrolls. A `testID` that no native scroll view has is looked for in React's content, if the "
      + "script has `scrolls` (§5). -32004 and -32005 as with `device/tap`.",
    .text("testID", "the scroll view"),
    .optional(.number("x", of: .points, "the horizontal offset; without it the offset stays")),
    .optional(.number("y", of: .points, "the vertical offset; without it the offset stays")),
    returns: .done)

  /// `device/scrollTo`: scrolls until an element shows.
  public static let scrollTo = DeclaredMethod(
    "device/scrollTo", .act,
    "Scrolls React's content until an element shows that a finger reaches, as a user does who looks for it: first to the "
      + "end, then back to the beginning. `done`: it shows. -32004 if it does not come.",
    .testID, .text,
    .optional(.text("within", "the test id of the scroll view; without it the frontmost one that scrolls")),
    returns: .done)

  /// `device/multiTap`: several taps of an element.
  public static let multiTap = DeclaredMethod(
    "device/multiTap", .act,
    "Taps an element of React's or a button of a bar several times, 50 ms after each other, such as twice for a double tap. "
      + "Where the first tap hits is asked once; the others come before what the script does about it. "
      + "`done`: the last tap was taken. -32004 and -32005 as with `device/tap`.",
    .testID, .text, .integer("times", in: NumberBounds(1...20), "the number of taps"), returns: .done)

  /// `device/swipe`: a swipe over an element.
  public static let swipe = DeclaredMethod(
    "device/swipe", .act,
    "Moves a finger over an element of React's from its centre, and lifts it. Scroll views under the finger scroll, and "
      + "go on with its speed. `done`: the content has responded or scrolled. -32004 and -32005 as with `device/tap`.",
    .testID, .text,
    .word("direction", SwipeDirection.self, "the way of the finger"),
    .optional(.number("distance", of: .points, "the length of the way; without it half of the element")),
    .word(
      "speed", SwipeSpeed.self,
      "`fast` lifts the finger as it moves, after 100 ms; `slow` moves for 1 s and rests before", default: .fast),
    returns: .done)

  /// `device/drag`: the drag of an element.
  public static let drag = DeclaredMethod(
    "device/drag", .act,
    "Puts a finger on an element of React's, moves it in 0.5 s, rests, and lifts it. `done` as with `device/swipe`.",
    .testID, .text,
    .number("x", of: .points, "how far to the right", default: 0),
    .number("y", of: .points, "how far down", default: 0),
    .number("hold", of: .milliseconds, in: .day, "how long the finger rests before it moves", default: 0),
    returns: .done)

  /// `device/pinch`: two fingers on an element.
  public static let pinch = DeclaredMethod(
    "device/pinch", .act,
    "Moves two fingers on an element of React's to `scale` times their distance; `done` as with `device/swipe`. With "
      + "`percent` instead, layered navigation brings two fingers together on the screen in front, as `device/pan`: "
      + "the progress is 1 − the scale.",
    .testID, .text,
    .optional(.number("scale", of: .times, in: .scale, "the distance at the end over the first one")),
    .optional(.integer("percent", in: NumberBounds(0...100), "the distance over the first one, on a screen of layers")),
    .flag("lift", "with `percent`: as with `device/pan`", default: true),
    returns: .done)
}

extension DeviceMethods {
  /// `device/gesture`: a finger, or two, along a way.
  public static let gesture = DeclaredMethod(
    "device/gesture", .act,
    "Puts a finger on the screen, or two, moves along a way and lifts. The finger touches whatever lies at its first place, "
      + "React's content, a native target, or a key of the keyboard, which it presses. `done`: something has responded, "
      + "scrolled or taken the finger. With `holds` the finger stays down at the end of the way, where the answer "
      + "comes; `done`: it touches something. "
      + "-32005 while a finger is held.",
    .path, .second,
    .flag("holds", "true: the finger is held until `device/liftFinger`", default: false),
    .flag("bounces", "false: content that scrolls stays at its end, and is not pulled beyond it", default: true),
    .integer(
      "taps", in: NumberBounds(1...20), "with a way of one place: the number of taps, as with `device/multiTap`",
      default: 1),
    returns: .done)

  /// `device/moveFinger`: the next part of the way of a finger that is held.
  public static let moveFinger = DeclaredMethod(
    "device/moveFinger", .act,
    "Moves the finger on that `device/gesture` holds. It does not wait for the effects of the previous act. The answer comes at "
      + "the end of the way; `done`: the finger touches something. -32004 if no finger is held.",
    .path, .second, returns: .done)

  /// `device/liftFinger`: the end of a finger that is held.
  public static let liftFinger = DeclaredMethod(
    "device/liftFinger", .act,
    "Moves the held finger on, if there is a `path`, and lifts it with the speed that it has, or takes the touch back. It does not "
      + "wait for the effects of the previous act. `done` as with `device/gesture`. -32004 if no finger is held.",
    .optional(.path), .second,
    .flag("cancel", "true takes the touch back, as iOS does for a system alert", default: false), returns: .done)

  /// `device/elementAt`: what a finger at a place would touch.
  public static let elementAt = DeclaredMethod(
    "device/elementAt", .request,
    "Finds the element that a finger at a place of the screen would touch, React's or a native one.",
    .number("x", of: .points, "from the left edge of the window"), .number("y", of: .points, "from its top edge"),
    returns: .json(#"`{"element":{"rootTag"?,"tag"?,"class"?,"testID"?,"text"?,"key"?,"frame"?}|null}`"#))

  /// `device/keys`: keys for what has the focus.
  public static let keys = DeclaredMethod(
    "device/keys", .act,
    "Presses keys of the keyboard, for whatever has the focus: a text input of React's, the search bar or a field of an alert. "
      + #"`\n` is the return key, `\b` deletes the last character. `done`: it can be edited. -32004 if nothing has the focus."#,
    .text("text", "the characters"),
    .flag("replaces", "true: the text that is there is selected first", default: false), returns: .done)
}

extension NumberBounds {
  /// The scales of a pinch: two fingers have room for no more.
  fileprivate static let scale = NumberBounds(0.05...20)
}

extension Field where Value == FieldTypes.Array {
  fileprivate static var path: Self {
    .array(
      "path", "the way of the finger: `[x, y, ms]` for each place, in the window, with the time since the one before")
  }
}

extension Field where Value == FieldTypes.Array? {
  fileprivate static var second: Self {
    .optional(.array("second", "the way of a second finger: `[x, y]` for each place of `path`"))
  }
}

extension Field where Value == FieldTypes.Text? {
  fileprivate static var testID: Self { .optional(.text("testID", "the element with this test id")) }
  fileprivate static var text: Self {
    .optional(.text("text", "without `testID`: the element that shows this text"))
  }
}
