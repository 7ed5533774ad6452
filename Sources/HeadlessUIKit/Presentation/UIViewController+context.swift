/// What a controller that presents in its own context does to its appearance: the presented view lies inside this one's
/// and comes and goes with it.
extension UIViewController {
  private var presentationInContext: UIPresentationController? {
    guard let over = modal?.presentationOver, over.isInContext else { return nil }
    return over
  }

  /// Whether this controller, or one that it is in, is hidden by what it presents in its context.
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

  /// How far the appearance has come of what can be seen of this controller: of what covers it in its context, or its own.
  var outwardAppearance: UIAppearanceState {
    guard let over = presentationInContext, over.takesPresenterAway, over.machine.phase == .presented else {
      return appearance.state
    }
    return over.presentedViewController?.outwardAppearance ?? appearance.state
  }

  /// What appears and disappears with this controller. A transition that runs between the two is ended first when both
  /// leave the screen.
  func presentedWithThis(isAppearing: Bool?) -> UIPresentationController? {
    guard let over = presentationInContext, !over.isTellingPresenter else { return nil }
    if isAppearing == false { over.finish() }
    guard let over = presentationInContext, over.machine.phase == .presented else { return nil }
    return over
  }
}
