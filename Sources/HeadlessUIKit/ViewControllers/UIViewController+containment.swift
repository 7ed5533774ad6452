extension UIViewController {
  /// Lets the view go as it is, without a callback: for what is covered and leaves when its turn comes.
  public func discardView() {
    viewIfLoaded?.detach()
    view = nil
  }

  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.storedParent = self
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
