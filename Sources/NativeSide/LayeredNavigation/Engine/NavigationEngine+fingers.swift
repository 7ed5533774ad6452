internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The fingers that change the navigation: gestures of animators, and touches beside accessories
/// (layered-navigation §10, §11).
extension NavigationEngine {
  /// Moves a finger, or two, by which the shown screen is dismissed. The first movement begins the dismissal. Returns
  /// false if the screen has no such gesture.
  ///
  /// - Parameters:
  ///   - progress: the part of the way, from 0 to 1.
  ///   - lifts: true if the finger is lifted then.
  func move(_ gesture: DismissGesture, to progress: Double, lifts: Bool) -> Bool {
    if let session, session.gesture != gesture || session.isLifted { return false }
    guard let session = session ?? begin(gesture) else { return false }
    session.update(progress)
    if lifts { session.lift() }
    return true
  }

  private func begin(_ gesture: DismissGesture) -> DismissSession? {
    guard let display, let (animator, call) = dismissal(display), animator.dismissGestures.contains(gesture) else {
      return nil
    }
    var layer = state.active.active
    if case .layer(let named) = call.layer { layer = named }
    let made = DismissSession(gesture, of: layer, completesAt: animator.completesAt)
    session = made
    perform(call, session: made)
    return made
  }

  /// Returns the call that dismisses what is in front, and the animator whose gestures do it.
  private func dismissal(_ display: NavDisplay) -> (NavAnimator, NavCall)? {
    let layer = state.active.accesories.last.map(Layer.accesory) ?? state.active.active
    if let current = state[layer].entries.last {
      return (current.animator ?? .push, NavCall(layer, .popCurrent(payload: .none)))
    }
    return layer.isTab ? (display.tabs.shown, NavCall(.anyTab, .hide(explicit: false))) : nil
  }

  /// Touches a point of the screen. Each accessory that lets the touch through, because it is outside of its content, is
  /// dismissed. Returns their indices.
  @discardableResult
  func touch(_ point: CGPoint) -> [Int] {
    guard let display else { return [] }
    var dismissed: [Int] = []
    for index in state.active.accesories.reversed() {
      guard display.accesoryWindows[index]?.hitTest(point, with: nil) == nil else { break }
      dismissed.append(index)
      perform(NavCall(.accesory(index), .popToRoot(payload: .none)))
    }
    return dismissed
  }
}
