extension UIViewController {
  /// The presentation state of this view controller. It is created on first access.
  var modalState: ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  /// The view controller that this one presents, or else the one that the nearest presenting ancestor presents. As in
  /// UIKit, a child returns its container's value.
  public var presentedViewController: UIViewController? { nearestPresenter?.modal?.presented }

  /// The view controller that this one itself presents, without regard to its ancestors. It is meant for walks through
  /// the whole tree.
  public var ownPresentedViewController: UIViewController? { modal?.presented }

  /// The controller that was presented last, directly or indirectly over this one, and is not being dismissed; this one
  /// where there is none.
  public var topPresentedViewController: UIViewController {
    var top = self
    while let next = top.ownPresentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  /// The view controller that presents this one or the nearest presented ancestor.
  public var presentingViewController: UIViewController? { nearestPresentation?.presentingViewController }

  /// The view controller at the bottom of the presentations in which this one takes part: it presents the lowest one
  /// and is not presented itself. Nil if this view controller is not presented.
  public var baseOfPresentations: UIViewController? { modal?.chain?.base }

  /// The presentation of this view controller or of the nearest presented ancestor. When there is none, one is created
  /// for a later presentation of this view controller. It has the properties of sheets, which count for the styles of
  /// sheets.
  public var presentationController: UIPresentationController? {
    if let found = nearestPresentation { return found }
    if let made = modal?.presentation { return made }
    let made = UISheetPresentationController(presentedViewController: self)
    modalState.presentation = made
    return made
  }

  /// True while its presentation runs, and in its last callback. As in UIKit, the presented view controller alone states
  /// it, and not those inside it. Native screens may read it while they appear.
  public var isBeingPresented: Bool { modal?.presentation?.isPresenting ?? false }

  /// True while its dismissal runs, including a dismissal by a finger, and in its last callback.
  public var isBeingDismissed: Bool { modal?.presentation?.isDismissing ?? false }

  /// Where the controller shows when it is presented.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { modal?.style ?? .automatic }
    set { modalState.style = newValue }
  }

  /// How the controller comes when it is presented.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { modal?.transitionStyle ?? .coverVertical }
    set { modalState.transitionStyle = newValue }
  }

  /// True when a finger cannot dismiss it.
  public var isModalInPresentation: Bool {
    get { modal?.isModalInPresentation ?? false }
    set { if newValue != isModalInPresentation { modalState.isModalInPresentation = newValue } }
  }

  /// True when this view controller presents for those inside it that request a context style (uikit-behaviour §4).
  public var definesPresentationContext: Bool {
    get { modal?.definesPresentationContext ?? false }
    set { if newValue != definesPresentationContext { modalState.definesPresentationContext = newValue } }
  }

  /// True when the view controllers that it presents as a context use its transition style.
  public var providesPresentationContextTransitionStyle: Bool {
    get { modal?.providesTransitionStyle ?? false }
    set { if newValue != providesPresentationContextTransitionStyle { modalState.providesTransitionStyle = newValue } }
  }

  // MARK: Ancestors and windows

  /// The outermost container around this view controller, or this view controller itself.
  public var topMostAncestor: UIViewController {
    var ancestor = self
    while let next = ancestor.parent { ancestor = next }
    return ancestor
  }

  /// The window in which this view controller presents. It is found even while the view controller's own view is not in
  /// it.
  var windowOfPresentations: UIWindow? {
    var controller = topMostAncestor
    while let modal = controller.modal,
      let presenter = modal.chain?.base ?? modal.presentation?.presentingViewController
    {
      controller = presenter.topMostAncestor
    }
    return controller.windowAsRoot
  }

  /// True when it is on the screen or about to be.
  public var isSeen: Bool { appearance.state.isSeen }

  private var nearestPresenter: UIViewController? {
    var controller: UIViewController? = self
    while let next = controller {
      if next.modal?.presented != nil { return next }
      controller = next.parent
    }
    return nil
  }

  private var nearestPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let next = controller {
      if let presentation = next.modal?.presentation, presentation.isUnderWay { return presentation }
      controller = next.parent
    }
    return nil
  }

  func presentationOfPresented() -> UIPresentationController? { nearestPresenter?.modal?.presentationOver }

  func presentationOfThis() -> UIPresentationController? { nearestPresentation }
}
