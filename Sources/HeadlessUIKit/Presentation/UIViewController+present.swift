extension UIViewController {
  /// Presents a view controller, or emits a diagnostic with the reason for the refusal. The completion of a refused
  /// presentation never runs (uikit-behaviour §4).
  func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let refusal = refusalOfPresenting(controller) {
      application?.onDiagnostic(refusal)
      return
    }
    let presenter = presenter(for: controller.modalPresentationStyle)
    guard let presentation = controller.presentationController else { return }
    presentation.request(
      over: presenter, inContext: presenter.parent != nil, animated: animated, completion: completion)
  }

  /// Returns the diagnostic that UIKit would log or raise if `controller` were presented now. Returns nil when the
  /// presentation is possible.
  public func refusalOfPresenting(_ controller: UIViewController) -> UIDiagnostic? {
    if let reason = reasonAgainstPresenting(controller) {
      return UIDiagnostic(
        kind: "NSInvalidArgumentException", message: "Tried to present <\(controller.className)>, \(reason).",
        isException: true)
    }
    return refusal(of: controller, by: presenter(for: controller.modalPresentationStyle)).map {
      UIDiagnostic(kind: "refusedPresentation", message: $0)
    }
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = presentationOfPresented() ?? presentationOfThis() else {
      application?.report(
        "refusedDismissal", "Attempt to dismiss from <\(className)>, which presents nothing and is not presented.")
      return
    }
    presentation.requestDismissal(animated: animated, completion: completion)
  }

  /// Returns the nearest ancestor that defines a context, for the styles that request one. Otherwise it returns the
  /// outermost container.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.asksForContext else { return topMostAncestor }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
    return candidate
  }

  private func reasonAgainstPresenting(_ controller: UIViewController) -> String? {
    if controller.modalPresentationStyle == .none { return "whose modal presentation style is none" }
    if controller.parent != nil { return "which has a parent view controller" }
    if controller.windowAsRoot != nil { return "which is the root view controller of a window" }
    if let presentation = controller.modal?.presentation, presentation.isUnderWay || presentation.isFinishing {
      return "which is presented already"
    }
    if isInside(controller) { return "which holds the controller that is to present it" }
    return nil
  }

  /// Returns the reason for a refusal in the words of UIKit's log, without the addresses.
  private func refusal(of controller: UIViewController, by presenter: UIViewController) -> String? {
    let attempt = "Attempt to present <\(controller.className)> on <\(presenter.className)> (from <\(className)>)"
    if let presented = presentedViewController {
      return "\(attempt) which is already presenting <\(presented.className)>."
    }
    let own = presentationOfThis()
    if own?.machine.phase == .dismissing || own?.machine.phase == .swiping {
      return "\(attempt) while it is dismissed."
    }
    // While the presenter's own presentation runs, a presentation over it waits.
    let isComing = own?.isBusy ?? false
    return isInWindow || isComing ? nil : "\(attempt) whose view is not in the window hierarchy."
  }
}

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
