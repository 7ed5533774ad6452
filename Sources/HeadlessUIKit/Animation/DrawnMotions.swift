internal import NavbridgeRuntime

/// How far UIKit's own drawing of a running motion has come, from 0 at its beginning to 1 at its end. Nothing here is
/// computed until somebody draws the screen. Motions that an animator of the app draws are not among them: their views
/// have frames and transforms.
extension UINavigationController {
  /// The running push or pop. Nil when none runs, it is not animated, or an animator draws it.
  public var drawnMotion: (isPush: Bool, from: UIViewController?, to: UIViewController?, fraction: Double)? {
    guard let running = machine.running, runningContext == nil, let coordinator = runningCoordinator else { return nil }
    return (running.operation == .push, running.from, running.to, coordinator.drawnFraction)
  }
}

extension UIPresentationController {
  /// The running presentation or dismissal. Nil when none runs, it is not animated, or an animator draws it.
  ///
  /// A sheet that a finger drags to a lower detent is drawn as in a dismissal (proposed). Of several view controllers that one dismissal removes only the topmost is seen; the others have left at once.
  public var drawnMotion: (isDismissal: Bool, fraction: Double)? {
    if machine.phase == .presented, let dragged { return (true, dragged) }
    guard isAnimated || isJoined, context == nil else { return nil }
    switch machine.phase {
    case .idle, .presented: return nil
    case .waiting: return (false, 0)
    case .presenting: return (false, coordinator?.drawnFraction ?? 1)
    case .swiping, .turningBack, .dismissing:
      let isTopmost = presentedViewController?.modal?.presented == nil
      return (true, isTopmost ? coordinator?.drawnFraction ?? 1 : 1)
    }
  }
}
