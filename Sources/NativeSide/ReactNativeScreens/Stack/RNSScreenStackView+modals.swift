internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// The list of modals (react-native-screens §9).
extension RNSScreenStackView {
  /// Presents the screens of a list one over the other, and dismisses those that are not in it.
  func setModals(_ wanted: [RNSScreen]) {
    guard !isUpdatingModals else {
      updatesModalsAgain = true
      return
    }
    let isEqual = wanted.count == presentedModals.count && zip(wanted, presentedModals).allSatisfy { $0 === $1 }
    guard !isEqual, isReachable, navigation.parent != nil else { return }
    let kept = zip(wanted, presentedModals).prefix { $0 === $1 }.count
    let root: UIViewController = kept == 0 ? navigation : wanted[kept - 1]
    isUpdatingModals = true
    dismissModals(over: root, wanted: wanted) { [weak self] in self?.present(wanted, from: kept, over: root) }
  }

  /// Dismisses what the root of the change presents, and then calls the completion.
  private func dismissModals(over root: UIViewController, wanted: [RNSScreen], then next: @escaping () -> Void) {
    guard let top = root.presentedViewController, !wanted.contains(where: { $0 === top }) else { return next() }
    let isOwn = presentedModals.contains { $0 === top }
    let topmost = presentedModals.last
    let isAnimated = !isOwn || topmost?.screenView.animation != "none"
    root.dismiss(animated: isAnimated, completion: next)
  }

  private func present(_ wanted: [RNSScreen], from index: Int, over presenter: UIViewController) {
    guard index < wanted.count else { return modalsAreUpdated(wanted) }
    guard !presenter.isBeingDismissed else { return modalsAreUpdated(Array(wanted.prefix(index))) }
    let screen = wanted[index]
    let isLast = index == wanted.count - 1
    let isAnimated = isLast && screen.screenView.animation != "none"
    let next = { [weak self] in self?.present(wanted, from: index + 1, over: screen) ?? () }
    if let coordinator = navigation.transitionCoordinator {
      return coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.present(wanted, from: index, over: presenter)
      }
    }
    presenter.present(screen, animated: isAnimated, completion: next)
  }

  private func modalsAreUpdated(_ modals: [RNSScreen]) {
    presentedModals = modals
    isUpdatingModals = false
    send("topFinishTransitioning")
    navigation.updateWindowTraits()
    guard updatesModalsAgain else { return }
    updatesModalsAgain = false
    updateContainer()
  }

  /// Called when a finger has dismissed a modal.
  func modalWasDismissed(_ view: RNSScreenView) {
    if let index = presentedModals.firstIndex(where: { $0.screenView === view }) {
      presentedModals.removeSubrange(index...)
    }
    dismissed.insert(ObjectIdentifier(view))
    send("topFinishTransitioning")
    navigation.updateWindowTraits()
    if updatesModalsAgain || isUpdatingModals {
      (isUpdatingModals, updatesModalsAgain) = (false, false)
      scheduleUpdate()
    }
  }
}
