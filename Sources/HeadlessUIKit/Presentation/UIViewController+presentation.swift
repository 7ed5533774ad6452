extension UIViewController {
  /// What a presentation needs to remember here. Made at the first need.
  var modalState: ModalState {
    if let modal { return modal }
    let made = ModalState()
    modal = made
    return made
  }

  /// What this controller, or else the nearest ancestor that presents, presents. As in UIKit a child answers for its
  /// container.
  public var presentedViewController: UIViewController? { nearestPresenter?.modal?.presented }

  /// What this controller itself presents, its ancestors left aside: for walks through the whole tree.
  public var ownPresentedViewController: UIViewController? { modal?.presented }

  /// What presents this controller or the nearest ancestor that is presented.
  public var presentingViewController: UIViewController? { nearestPresentation?.presentingViewController }

  /// The presentation that this controller is or will be shown by, or that of the ancestor which is presented.
  public var presentationController: UIPresentationController? {
    if let found = nearestPresentation { return found }
    if let made = modal?.presentation { return made }
    let made = UIPresentationController(presentedViewController: self)
    modalState.presentation = made
    return made
  }

  /// Whether its presentation runs now. For native screens, which may ask while they appear.
  public var isBeingPresented: Bool {
    let phase = nearestPresentation?.machine.phase
    return phase == .presenting || phase == .waiting
  }

  /// Whether its dismissal runs now, the one by a finger included.
  public var isBeingDismissed: Bool {
    let phase = nearestPresentation?.machine.phase
    return phase == .dismissing || phase == .swiping
  }

  public var modalPresentationStyle: UIModalPresentationStyle {
    get { modal?.style ?? .automatic }
    set { modalState.style = newValue }
  }

  public var modalTransitionStyle: UIModalTransitionStyle {
    get { modal?.transitionStyle ?? .coverVertical }
    set { modalState.transitionStyle = newValue }
  }

  /// Whether a finger cannot dismiss it.
  public var isModalInPresentation: Bool {
    get { modal?.isModalInPresentation ?? false }
    set { if newValue != isModalInPresentation { modalState.isModalInPresentation = newValue } }
  }

  /// Whether this controller presents for those inside it that ask for a context style (uikit-behaviour §4).
  public var definesPresentationContext: Bool {
    get { modal?.definesPresentationContext ?? false }
    set { if newValue != definesPresentationContext { modalState.definesPresentationContext = newValue } }
  }

  /// Whether its own transition style is used for what it presents as a context.
  public var providesPresentationContextTransitionStyle: Bool {
    get { modal?.providesTransitionStyle ?? false }
    set { if newValue != providesPresentationContextTransitionStyle { modalState.providesTransitionStyle = newValue } }
  }

  // MARK: Finding one's way

  /// The outermost container around this, or this itself.
  public var topMostAncestor: UIViewController {
    var ancestor = self
    while let next = ancestor.parent { ancestor = next }
    return ancestor
  }

  /// The window in which this presents, also while its own view is out of it.
  var windowOfPresentations: UIWindow? {
    var controller = topMostAncestor
    while let presenter = controller.modal?.presentation?.presentingViewController {
      controller = presenter.topMostAncestor
    }
    return controller.windowAsRoot
  }

  /// Whether it is, or is about to be, on the screen.
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
