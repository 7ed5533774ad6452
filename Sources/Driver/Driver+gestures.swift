public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Swipes from the left edge, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func swipeBack(complete: Bool = true, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.swipeBack, now: now, complete)
  }

  /// Swipes the topmost sheet down, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func dismissModal(complete: Bool = true, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.dismissModal, now: now, complete)
  }

  /// Drags the topmost sheet to one of its detents and releases it. Returns false when there is no such detent or no
  /// such sheet.
  ///
  /// - Parameter detent: the place of the detent among those of the sheet, from 0.
  @discardableResult
  public func dragSheet(detent: Int, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.dragSheet, now: now, detent)
  }

  /// Drags the content of a scroll view, native or of React's, to an offset, in points, and releases it. Returns false when the view
  /// does not scroll.
  @discardableResult
  public func scroll(testID: String, x: Double? = nil, y: Double? = nil, now: Bool = false) async throws(RPCError)
    -> Bool
  {
    try await act(DeviceMethods.scroll, now: now, testID, x, y)
  }

  /// Scrolls React's content until an element shows. Fails if it does not come.
  ///
  /// - Parameter within: the test id of the scroll view; without it the frontmost one that scrolls.
  public func scrollTo(testID: String? = nil, text: String? = nil, within: String? = nil, now: Bool = false)
    async throws(RPCError)
  {
    _ = try await act(DeviceMethods.scrollTo, now: now, testID, text, within)
  }

  /// Taps an element of React's several times, 50 ms after each other.
  @discardableResult
  public func multiTap(testID: String? = nil, text: String? = nil, times: Int, now: Bool = false) async throws(RPCError)
    -> Bool
  {
    try await act(DeviceMethods.multiTap, now: now, testID, text, times)
  }

  /// Moves a finger over an element of React's, and lifts it. Returns false if the content has neither responded nor
  /// scrolled.
  ///
  /// - Parameter distance: the length of the way in points; without it half of the element.
  @discardableResult
  public func swipe(
    _ direction: SwipeDirection, testID: String? = nil, text: String? = nil, distance: Double? = nil,
    speed: SwipeSpeed = .fast, now: Bool = false
  ) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.swipe, now: now, testID, text, direction, distance, speed)
  }

  /// Puts a finger on the screen, or two, moves along a way and lifts. Returns false if nothing has responded.
  ///
  /// - Parameters:
  ///   - path: the places of the finger in the window, in points, with the milliseconds since the place before.
  ///   - second: the places of a second finger, one for each of `path`.
  ///   - holds: True if the finger stays down at the end of the way, until `liftFinger`. The result is then true if it
  ///     touches something.
  ///   - bounces: False if content that scrolls stays at its end, and is not pulled beyond it.
  ///   - taps: The number of taps, for a way of one place.
  @discardableResult
  public func gesture(
    _ path: [(x: Double, y: Double, milliseconds: Double)], second: [(x: Double, y: Double)]? = nil,
    holds: Bool = false, bounces: Bool = true, taps: Int = 1, now: Bool = false
  ) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.gesture, now: now, Self.way(path), second.map(Self.places), holds, bounces, taps)
  }

  /// Moves the finger on that `gesture` holds. Returns at the end of the way, with false if the finger touches nothing.
  @discardableResult
  public func moveFinger(
    _ path: [(x: Double, y: Double, milliseconds: Double)], second: [(x: Double, y: Double)]? = nil, now: Bool = false
  ) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.moveFinger, now: now, Self.way(path), second.map(Self.places))
  }

  /// Lifts the finger that `gesture` holds. Returns false if nothing has responded.
  ///
  /// - Parameter cancel: True if the touch is taken back, as iOS does for a system alert.
  @discardableResult
  public func liftFinger(
    _ path: [(x: Double, y: Double, milliseconds: Double)]? = nil, second: [(x: Double, y: Double)]? = nil,
    cancel: Bool = false, now: Bool = false
  ) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.liftFinger, now: now, path.map(Self.way), second.map(Self.places), cancel)
  }

  private static func way(_ path: [(x: Double, y: Double, milliseconds: Double)]) -> JSON {
    .array(path.map { numbers($0.x, $0.y, $0.milliseconds) })
  }

  private static func places(_ places: [(x: Double, y: Double)]) -> JSON {
    .array(places.map { numbers($0.x, $0.y) })
  }

  private static func numbers(_ values: Double...) -> JSON { .array(values.map { .double($0) }) }

  /// Finds the element that a finger at a place of the window would touch. Null if there is none.
  public func element(x: Double, y: Double) async throws(RPCError) -> JSON {
    try await request(DeviceMethods.elementAt, x, y)["element"] ?? .null
  }

  /// Presses keys for whatever has the focus. `\n` is the return key, and `\u{8}` deletes the last character.
  ///
  /// - Parameter replaces: True if the text that is there is selected first.
  @discardableResult
  public func pressKeys(_ text: String, replaces: Bool = false, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.keys, now: now, text, replaces)
  }

  /// Drags an element of React's by a way in points, and lifts the finger at rest. The finger holds still for `hold`
  /// milliseconds before it moves.
  @discardableResult
  public func drag(
    testID: String? = nil, text: String? = nil, x: Double = 0, y: Double = 0, hold: Double = 0, now: Bool = false
  ) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.drag, now: now, testID, text, x, y, hold)
  }

  /// Moves two fingers on an element of React's to `scale` times their distance.
  @discardableResult
  public func pinch(testID: String? = nil, text: String? = nil, scale: Double, now: Bool = false) async throws(RPCError)
    -> Bool
  {
    try await act(DeviceMethods.pinch, now: now, testID, text, scale, nil, true)
  }

  /// Presses a screen hard, for a push whose options request a preview. With `action` the finger selects one of the
  /// preview's actions; otherwise `commit` opens the previewed screen.
  @discardableResult
  public func peek(
    _ componentId: String, commit: Bool, action: String? = nil, now: Bool = false
  ) async throws(RPCError) -> PeekAnswer {
    try await act(ReactNativeNavigationMethods.peek, now: now, componentId, commit, action)
  }

  /// Drags a drawer in from its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func openSideMenu(_ side: MenuSide, complete: Bool = true, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.openSideMenu, now: now, side, complete)
  }

  /// Drags a drawer back to its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func closeSideMenu(_ side: MenuSide, complete: Bool = true, now: Bool = false) async throws(RPCError) -> Bool {
    try await act(DeviceMethods.closeSideMenu, now: now, side, complete)
  }
}
