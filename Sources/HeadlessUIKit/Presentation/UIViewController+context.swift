/// The effect of a presentation in a view controller's own context on its appearance. The presented view lies inside
/// this view controller's view and appears and disappears with it.
extension UIViewController {
  private var presentationInContext: UIPresentationController? {
    guard let over = modal?.presentationOver, over.isInContext else { return nil }
    return over
  }

  /// True when this view controller, or one that contains it, is hidden by a presentation in its context.
  var isCoveredInContext: Bool {
    var controller: UIViewController? = self
    while let next = controller {
      if let over = next.presentationInContext, over.takesPresenterAway, over.machine.phase == .presented {
        return true
      }
      controller = next.parent
    }
    return false
  }

  /// The appearance state of the visible part of this view controller. It is the state of the view controller that
  /// covers it in its context, or else its own.
  var outwardAppearance: UIAppearanceState {
    guard let over = presentationInContext, over.takesPresenterAway, over.machine.phase == .presented else {
      return appearance.state
    }
    return over.presentedViewController?.outwardAppearance ?? appearance.state
  }

  /// Returns the presentation that appears and disappears with this view controller. When both leave the screen, a
  /// transition that runs between them is ended first.
  func presentedWithThis(isAppearing: Bool?) -> UIPresentationController? {
    guard let over = presentationInContext, !over.isNotifyingPresenter else { return nil }
    if isAppearing == false { over.finish() }
    guard let over = presentationInContext, over.machine.phase == .presented else { return nil }
    return over
  }
}
