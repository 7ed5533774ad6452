extension UIViewController {
  /// Removes the view from its superview and releases it, without a callback. It is meant for a covered view
  /// controller, which leaves later, when its turn comes.
  public func discardView() {
    viewIfLoaded?.detach()
    view = nil
  }

  /// Returns true when this view controller is `container` or is inside it. It is inside as a descendant, as a view
  /// controller that a descendant presents, or as one that is about to be either.
  public func isInside(_ container: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let here = next {
      if here === container { return true }
      if let chain = here.modal?.chain, here.parentToBe == nil {
        // All presenters down to the base are skipped.
        if chain.has(container, below: here) { return true }
        next = chain.base
        continue
      }
      next = here.parentToBe ?? here.modal?.presentation?.presentingViewController ?? here.destination
    }
    return false
  }

  /// Returns true when this view controller is `container` or one of its descendants.
  package func isContained(in container: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let next = ancestor {
      if next === container { return true }
      ancestor = next.parent
    }
    return false
  }

  /// Returns the reason for which UIKit raises `NSInvalidArgumentException` when this view controller adopts `child`:
  /// the child contains this one already, and a tree that contains itself has no end. Returns nil when UIKit does not
  /// raise it.
  public func reasonAgainstAdopting(_ child: UIViewController) -> String? {
    guard isInside(child) else { return nil }
    if child === self { return "<\(className)> cannot be added to itself as a child view controller." }
    return "<\(child.className)> cannot be added as a child view controller to <\(className)>, which is inside it."
  }

  /// Returns true when none of `controllers` contains this view controller. Otherwise it reports UIKit's exception, and
  /// the caller then returns without an effect.
  func canAdopt(_ controllers: [UIViewController]) -> Bool {
    for controller in controllers where controller.storedParent !== self {
      guard let reason = reasonAgainstAdopting(controller) else { continue }
      application?.raise("NSInvalidArgumentException", reason)
      return false
    }
    return true
  }

  /// Makes `child` a child of this view controller. The caller has checked `canAdopt`.
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.removeFromParent()
    child.movement = .toParent
    child.willMove(toParent: self)
    child.storedParent = self
    (child as? UINavigationController)?.isOnStack = false
    storedChildren.append(child)
  }

  /// Ends the parent relationship with a child that a container has removed.
  func release(_ child: UIViewController) {
    guard child.storedParent === self else { return }
    storedChildren.removeAll(identical: child)
    child.storedParent = nil
    child.movement = .none
    child.didMove(toParent: nil)
  }

  /// Replaces a child by another within one turn: the old one disappears, then the new one appears. `isWanted` returns
  /// true while the new one is still to be added, because a callback may have requested yet another one. `install` puts
  /// its view into its place.
  func exchangeChild(
    _ old: UIViewController?, for new: UIViewController?, isShown: Bool, isWanted: () -> Bool, install: () -> Void
  ) {
    if let old, old.storedParent === self {
      old.movement = .fromParent
      old.willMove(toParent: nil)
      if old.outwardAppearance.isSeen { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if old.outwardAppearance == .willDisappear { old.endAppearanceTransition() }
      release(old)
    }
    guard let new, isWanted() else { return }
    adopt(new)
    if isShown, isSeen {
      if !new.outwardAppearance.isSeen { new.beginAppearanceTransition(true, animated: false) }
      install()
      if appearanceState == .didAppear, new.outwardAppearance == .willAppear { new.endAppearanceTransition() }
    }
    new.didMove(toParent: self)
  }
}
