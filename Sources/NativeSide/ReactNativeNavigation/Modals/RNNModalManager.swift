internal import HeadlessUIKit
internal import Shared

/// Presents and dismisses modals, and remembers which there are (rnn-layouts §13).
@MainQueue
class RNNModalManager {
  private let window: UIWindow
  let eventHandler: RNNModalManagerEventHandler
  /// The tops of the modals' trees, in the order in which they were presented.
  private(set) var presentedModals: [UIViewController] = []
  /// What was asked to go and is still there: on its way, or buried under another modal.
  private(set) var pendingModalsToDismiss: [UIViewController] = []
  /// Who draws the latest custom transition: UIKit keeps no delegate alive.
  private var animationController: ScreenAnimationController?

  init(window: UIWindow, eventHandler: RNNModalManagerEventHandler) {
    self.window = window
    self.eventHandler = eventHandler
  }

  /// What is presented last and not on its way out, else the window's root.
  var topPresentedVC: UIViewController? {
    var top = window.rootViewController
    while let next = top?.ownPresentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// Presents a modal over what is on top. The completion comes before the modal counts as presented.
  ///
  /// - Returns: Why nothing comes of it, and the completion never does. Nil: it is presented.
  /// - Throws: What iOS throws, and UIKit raises.
  @discardableResult
  func showModal(
    _ controller: UIViewController?, animated: Bool, completion: @escaping (UIViewController) -> Void
  ) throws(NativeException) -> String? {
    guard let controller else { throw .showUnknownModal }
    guard let presenter = topPresentedVC else {
      return "the window has no root that could present the modal, so iOS sends the presentation to nil."
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

  /// Dismisses a modal. One that is buried goes at once for script, and for UIKit when all above it has gone.
  func dismissModal(_ controller: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    pendingModalsToDismiss.append(controller)
    removePendingNextModalIfOnTop(animated: animated, completion: completion)
  }

  func dismissAllModals(animated: Bool, completion: @escaping () -> Void) {
    guard let root = window.rootViewController, root.ownPresentedViewController != nil else { return completion() }
    // Told in the command itself, before any callback of the dismissal (rnn-events §1.3).
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

  /// Forgets all modals, for they go with the root that is replaced. Nothing is dismissed or told.
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
      // What lay above it was on its way out already, and UIKit has dismissed that.
      guard modal.presentingViewController == nil else {
        return dismissFromTop(modal, animated: animated, completion)
      }
      // Not pending: it has gone with another dismissal, and was told of then.
      let isPending = pendingModalsToDismiss.contains { $0 === modal }
      pendingModalsToDismiss.removeAll { $0 === modal }
      if isPending { dismissedModal(modal) }
      completion?()
      removePendingNextModalIfOnTop(animated: false, completion: nil)
    }
  }

  /// A modal under another one: its view goes now, itself when it comes to be on top. Script is told of both, and each time
  /// that it asks.
  private func removeBuried(_ modal: UIViewController, _ completion: (() -> Void)?) {
    dismissedModal(modal)
    modal.discardView()
    completion?()
  }

  /// What a modal's options ask for; nil leaves it to UIKit.
  private func animation(of modal: UIViewController, _ paths: EnterExitOptionPaths) -> ScreenAnimation? {
    let options = modal.asLayout?.resolveOptionsWithDefault()
    return options.flatMap { ScreenAnimation($0.enterExitAnimation(paths)) }
  }

  private func setTransition(of modal: UIViewController, to controller: ScreenAnimationController?) {
    if let controller { animationController = controller }
    modal.transitioningDelegate = controller
  }

  /// iOS tells of a modal that has a view, and by asking makes one for a screen that was never shown, or whose view has been
  /// let go.
  private func dismissedModal(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    let top = controller.topMostAncestor
    presentedModals.removeAll { $0 === top }
    eventHandler.dismissedModal(top)
  }
}

/// A finger's doings: React Native Navigation is the delegate of every modal that it presents.
extension RNNModalManager: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let modal = presentationController.presentedViewController else { return }
    pendingModalsToDismiss.removeAll { $0.isContained(in: modal) }
    dismissedModal(modal)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if let modal = presentationController.presentedViewController {
      eventHandler.attemptedToDismissModal(modal.topMostAncestor)
    }
  }
}

extension UIViewController {
  /// Whether this is `container` or somewhere inside it.
  func isContained(in container: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let next = ancestor {
      if next === container { return true }
      ancestor = next.parent
    }
    return false
  }
}
