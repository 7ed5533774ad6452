public import Shared

/// One presentation: who, over whom, in which style, from the first callback to the end of the dismissal.
///
/// It is there before the presentation, for its delegate to be set.
@MainQueue
public final class UIPresentationController {
  @WeakReference public private(set) var presentedViewController: UIViewController?
  /// Who really presents, which may be an ancestor of the controller that was asked to. Nil before that.
  @WeakReference public internal(set) var presentingViewController: UIViewController?
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What the presented view lies in. Nil while nothing is presented.
  public internal(set) var containerView: UITransitionView?

  var machine = PresentationMachine()
  var storedStyle: UIModalPresentationStyle?
  /// Whether it lies in the presenter's view, and not in the window.
  var isInContext = false
  /// Whether the last callbacks of a transition are being delivered; no other may start among them.
  var isFinishing = false
  /// Whether the presenter's callbacks are this presentation's doing, and not those of what holds the presenter.
  var isTellingPresenter = false
  /// Whether this transition has begun appearances, which it has to end then. Those that others began, as a window that
  /// hides meanwhile, are theirs.
  var hasTold = false
  /// What is being taken away by the running dismissal, from the topmost down.
  var leaving: [UIViewController] = []
  /// Whether the dismissal of one below takes this one along.
  var isJoined = false
  var isAnimated = false
  var completions: [() -> Void] = []
  /// What was asked for during a transition and waits for its end.
  var afterwards: [() -> Void] = []
  var timer: TimerToken?
  /// Of the running transition, when somebody else than UIKit draws it.
  var context: UIViewControllerContextTransitioning?
  var busy: Int?
  /// The application that a transition keeps busy: the presenter may be taken out of it meanwhile.
  var busyApplication: UIApplication?
  var animation: AnimationToken?

  init(presentedViewController: UIViewController) { self.presentedViewController = presentedViewController }

  /// The style after adaptation (uikit-behaviour §4): as it is while something is presented, as it would be otherwise.
  public var presentationStyle: UIModalPresentationStyle { storedStyle ?? adaptedStyle }

  /// Whether something is presented, or on its way.
  var isUnderWay: Bool { machine.phase != .idle }
  /// Whether other presentations and dismissals have to wait.
  var isBusy: Bool { machine.isInTransition || isFinishing }
  /// Whether it takes its presenter's view out of the window.
  var takesPresenterAway: Bool { presentationStyle.takesPresenterAway }

  /// Whether it covers the screen by now, so that what it was presented over is out of sight.
  public var hasTakenPresenterAway: Bool { takesPresenterAway && machine.phase == .presented }

  var application: UIApplication? {
    presentingViewController?.application ?? presentedViewController?.destinationApplication
  }

  private var adaptedStyle: UIModalPresentationStyle {
    let style = presentedViewController?.modalPresentationStyle ?? .automatic
    guard isCompact else { return style.resolved }
    return style.compact(wish: delegate?.adaptivePresentationStyle(for: self))
  }

  private var isCompact: Bool {
    (application ?? presentedViewController?.application)?.screen.horizontalSizeClass != .regular
  }

  // MARK: The views

  var geometry: PresentationGeometry {
    let screen = application?.screen
    return PresentationGeometry(
      style: presentationStyle, container: containerView?.bounds ?? screen?.bounds ?? .zero,
      safeArea: (isInContext ? presentingViewController?.safeAreaInsets : application?.safeAreaInsets) ?? .zero,
      isPhone: screen?.userInterfaceIdiom != .pad)
  }

  func placePresentedView() {
    guard let view = presentedViewController?.viewIfLoaded, view.superview === containerView else { return }
    view.frame = geometry.frame
    presentedViewController?.updateSafeArea()
  }

  /// Puts the presented view over the presenter, if it is not there.
  func installPresentedView() {
    guard let presented = presentedViewController, let presenter = presentingViewController else { return }
    guard let host = isInContext ? presenter.view : presenter.windowOfPresentations else { return }
    let container = containerView ?? UITransitionView(frame: host.bounds)
    container.presentation = self
    containerView = container
    if container.superview !== host { host.addSubview(container) }
    let view: UIView = presented.view
    if view.superview !== container { container.addSubview(view) }
    placePresentedView()
  }

  /// Takes the presenter's view out of the window. In a context it has to stay, for the presented view lies in it.
  func removePresenterView() {
    guard !isInContext, let view = presentingViewController?.viewIfLoaded else { return }
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back to where it was: below the presented one.
  func restorePresenterView() {
    guard !isInContext, let presenter = presentingViewController else { return }
    if let below = presenter.modal?.presentation, below.isUnderWay {
      below.installPresentedView()
    } else if let window = presenter.windowAsRoot {
      window.installRootView()
    }
  }
}
