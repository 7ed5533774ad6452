public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  /// Swipes from the left edge, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func swipeBack(complete: Bool = true) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.swipeBack, complete)
  }

  /// Swipes the topmost sheet down, completely or in part. Returns false when iOS would not allow the swipe.
  @discardableResult
  public func dismissModal(complete: Bool = true) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.dismissModal, complete)
  }

  /// Drags the content of a scroll view, native or of React's, to an offset, in points, and releases it. Returns false when the view
  /// does not scroll.
  @discardableResult
  public func scroll(testID: String, x: Double? = nil, y: Double? = nil) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.scroll, testID, x, y)
  }

  /// Presses a screen hard, for a push whose options request a preview. With `action` the finger selects one of the
  /// preview's actions; otherwise `commit` opens the previewed screen.
  @discardableResult
  public func peek(
    _ componentId: String, commit: Bool, action: String? = nil
  ) async throws(RPCError) -> PeekAnswer {
    try await request(ReactNativeNavigationMethods.peek, componentId, commit, action)
  }

  /// Drags a drawer in from its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func openSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.openSideMenu, side, complete)
  }

  /// Drags a drawer back to its edge, completely or in part. Returns false when iOS would not allow the drag.
  @discardableResult
  public func closeSideMenu(_ side: MenuSide, complete: Bool = true) async throws(RPCError) -> Bool {
    try await request(DeviceMethods.closeSideMenu, side, complete)
  }
}
