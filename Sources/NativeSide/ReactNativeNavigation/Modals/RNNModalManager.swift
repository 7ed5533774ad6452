internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Presents and dismisses modals, and keeps a list of them (rnn-layouts §13).
@MainQueue
class RNNModalManager {
  private let window: UIWindow
  let eventHandler: RNNModalManagerEventHandler
  /// The tops of the modals' trees, in the order in which they were presented.
  private(set) var presentedModals: [UIViewController] = []
  /// The modals whose dismissal was requested and that are still there: being dismissed, or buried under another modal.
  private(set) var pendingModalsToDismiss: [UIViewController] = []
  /// The controller of the latest custom transition. It is stored because UIKit does not retain delegates.
  private var animationController: ScreenAnimationController?

  init(window: UIWindow, eventHandler: RNNModalManagerEventHandler) {
    self.window = window
    self.eventHandler = eventHandler
  }

  /// The controller that was presented last and is not being dismissed, or else the window's root.
  var topPresentedVC: UIViewController? { window.rootViewController?.topPresentedViewController }

  /// Presents a modal over the topmost controller. The completion is called before the modal counts as presented.
  ///
  /// - Returns: The reason why the modal is not presented and the completion is never called, or nil.
  /// - Throws: The exceptions that iOS throws and UIKit raises.
  @discardableResult
  func showModal(
    _ controller: UIViewController?, animated: Bool, completion: @escaping (UIViewController) -> Void
  ) throws(NativeException) -> String? {
    guard let controller else { throw .showUnknownModal }
    guard let presenter = topPresentedVC else {
      return "the window has no root that could present the modal, so iOS drops the presentation."
    }
    let refusal = presenter.refusalOfPresenting(controller)
    if let refusal, refusal.isException { throw NativeException(name: refusal.kind, reason: refusal.message) }
    controller.presentationController?.delegate = self
    setTransition(
      of: controller,
      to: animation(of: controller, OptionPath.animations.showModal).map { ScreenAnimationController($0) })
    presenter.present(controller, animated: animated) { [self] in
      completion(controller)
      presentedModals.append(controller.topMostAncestor)
    }
    return refusal?.message
  }

  /// Dismisses a modal. For a buried one the event is sent at once, and UIKit dismisses it when all modals above it
  /// have gone.
  func dismissModal(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    pendingModalsToDismiss.append(controller)
    removePendingNextModalIfOnTop(animated: animated, completion: completion)
  }

  func dismissAllModals(animated: Bool, completion: @escaping () -> Void) {
    guard let root = window.rootViewController, root.ownPresentedViewController != nil else { return completion() }
    // The event is sent within the command, before any callback of the dismissal (rnn-events §1.3).
    if let last = presentedModals.last {
      eventHandler.dismissedMultipleModals(last, count: presentedModals.count)
    }
    if let first = root.ownPresentedViewController {
      setTransition(
        of: first,
        to: animation(of: presentedModals.first ?? first, OptionPath.animations.dismissModal).map {
          ScreenAnimationController($0)
        })
    }
    reset()
    root.dismiss(animated: animated, completion: completion)
  }

  /// Forgets all modals, because they go with the root that is replaced. Nothing is dismissed and no event is sent.
  func reset() {
    presentedModals = []
    pendingModalsToDismiss = []
  }

  private func removePendingNextModalIfOnTop(animated: Bool, completion: (() -> Void)?) {
    guard let modal = pendingModalsToDismiss.last else { return }
    let top = topPresentedVC
    guard let top, modal.isContained(in: top) else { return removeBuried(modal, completion) }
    setTransition(
      of: top,
      to: animation(of: modal, OptionPath.animations.dismissModal).map { ScreenReversedAnimationController($0) })
    dismissFromTop(modal, animated: animated, completion)
  }

  private func dismissFromTop(_ modal: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    modal.dismiss(animated: animated) { [self] in
      // UIKit has dismissed only the modal above, which was already being dismissed.
      guard modal.presentingViewController == nil else {
        return dismissFromTop(modal, animated: animated, completion)
      }
      // If it is not pending, another dismissal has removed it and has sent its event.
      let isPending = pendingModalsToDismiss.contains { $0 === modal }
      pendingModalsToDismiss.removeAll { $0 === modal }
      if isPending { dismissedModal(modal) }
      completion?()
      removePendingNextModalIfOnTop(animated: false, completion: nil)
    }
  }

  /// Removes the view of a modal under another one. The modal itself is dismissed when it is on top. An event is sent
  /// for both, and for each further request.
  private func removeBuried(_ modal: UIViewController, _ completion: (() -> Void)?) {
    dismissedModal(modal)
    modal.discardView()
    completion?()
  }

  /// Returns the animation that a modal's options request, or nil to leave it to UIKit.
  private func animation(of modal: UIViewController, _ paths: EnterExitOptionPaths) -> ScreenAnimation? {
    let options = modal.asLayout?.resolveOptionsWithDefault()
    return options.flatMap { ScreenAnimation($0.enterExitAnimation(paths)) }
  }

  private func setTransition(of modal: UIViewController, to controller: ScreenAnimationController?) {
    if let controller { animationController = controller }
    modal.transitioningDelegate = controller
  }

  /// Sends the event of a dismissed modal. iOS reads the modal's view for it, which loads a view for a screen that was
  /// never shown or whose view was released.
  private func dismissedModal(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    let top = controller.topMostAncestor
    presentedModals.removeAll { $0 === top }
    eventHandler.dismissedModal(top)
  }
}

/// Handles dismissals by a finger. React Native Navigation is the delegate of every modal that it presents.
extension RNNModalManager: UIAdaptivePresentationControllerDelegate {
  package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let modal = presentationController.presentedViewController else { return }
    pendingModalsToDismiss.removeAll { $0.isContained(in: modal) }
    dismissedModal(modal)
  }

  package func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if let modal = presentationController.presentedViewController {
      eventHandler.attemptedToDismissModal(modal.topMostAncestor)
    }
  }
}
