extension UIViewController {
  /// Lets the view go as it is, without a callback: for what is covered and leaves when its turn comes.
  public func discardView() {
    viewIfLoaded?.detach()
    view = nil
  }

  /// Whether this is `container` or somewhere inside it: as a child of its children, presented by one of
  /// them, or about to be one.
  public func isInside(_ container: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let here = next {
      if here === container { return true }
      next = here.parentToBe ?? here.modal?.presentation?.presentingViewController ?? here.destination
    }
    return false
  }

  /// Why UIKit raises `NSInvalidArgumentException` when this is to hold `child`: the child holds this already, and a tree
  /// that contains itself has no end. Nil: it does not.
  public func reasonAgainstAdopting(_ child: UIViewController) -> String? {
    guard isInside(child) else { return nil }
    if child === self { return "<\(className)> cannot be added to itself as a child view controller." }
    return "<\(child.className)> cannot be added as a child view controller to <\(className)>, which is inside it."
  }

  /// Whether none of `controllers` holds this. One that does is reported as UIKit's exception; the caller does nothing else.
  func canAdopt(_ controllers: [UIViewController]) -> Bool {
    for controller in controllers where controller.storedParent !== self {
      guard let reason = reasonAgainstAdopting(controller) else { continue }
      application?.raise("NSInvalidArgumentException", reason)
      return false
    }
    return true
  }

  /// The caller has asked `canAdopt`.
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.storedParent = self
    (child as? UINavigationController)?.isOnStack = false
    storedChildren.append(child)
  }

  /// Ends the parenthood of a child that a container has put away.
  func release(_ child: UIViewController) {
    guard child.storedParent === self else { return }
    storedChildren.removeAll(identical: child)
    child.storedParent = nil
    child.didMove(toParent: nil)
  }

  /// Exchanges a child for another, within one turn: the old one disappears, then the new one appears. `isWanted` says
  /// whether the new one is still to come, for a callback may have asked for yet another; `install` puts its view where
  /// it belongs.
  func exchangeChild(
    _ old: UIViewController?, for new: UIViewController?, isShown: Bool, isWanted: () -> Bool, install: () -> Void
  ) {
    if let old, old.storedParent === self {
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
