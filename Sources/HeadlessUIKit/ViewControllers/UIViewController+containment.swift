extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }
}
