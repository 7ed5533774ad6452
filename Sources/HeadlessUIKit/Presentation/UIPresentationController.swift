public import NavbridgeRuntime

/// One presentation: the presented view controller, its presenter and the style, from the first callback to the end of
/// the dismissal.
///
/// It exists before the presentation begins, so that its delegate can be set.
@MainQueue
public class UIPresentationController {
  /// The controller that is presented. It is not retained.
  public private(set) var presentedViewController: UIViewController? {
    get { weakPresentedViewController }
    set { weakPresentedViewController = newValue }
  }
  @WeakReference private var weakPresentedViewController: UIViewController?
  /// The view controller that presents. It may be an ancestor of the one whose `present` was called. Nil before that
  /// call.
  public internal(set) var presentingViewController: UIViewController? {
    get { weakPresentingViewController }
    set { weakPresentingViewController = newValue }
  }
  @WeakReference private var weakPresentingViewController: UIViewController?
  /// Asked whether a sheet may be dismissed, and called when it was.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Called when the presented view controller has no presenter any more, however it was dismissed.
  package var onEnd: (() -> Void)?
  /// The view that contains the presented view. Nil while nothing is presented.
  public internal(set) var containerView: UITransitionView?

  var machine = PresentationMachine()
  var storedStyle: UIModalPresentationStyle?
  /// True when the presented view lies in the presenter's view, and not in the window.
  var isInContext = false
  /// The transition whose last callbacks run. No other transition may start meanwhile.
  var ending: PresentationMachine.Phase?
  var isFinishing: Bool { ending != nil }
  /// True while this presentation begins or ends the presenter's appearance. False when the container of the presenter
  /// does so.
  var isNotifyingPresenter = false
  /// True when this transition has begun appearance transitions, which it must then end. An appearance transition that
  /// was begun elsewhere, such as by a window that is hidden meanwhile, is ended there.
  var hasNotified = false
  /// The view controllers that the running dismissal removes, from the topmost down.
  var leaving: [UIViewController] = []
  /// True when the dismissal of a presentation below includes this one.
  var isJoined = false
  var isAnimated = false
  var completions: [() -> Void] = []
  /// The work that was requested during a transition and waits for its end.
  var afterwards: [() -> Void] = []
  var timer: TimerToken?
  /// The coordinator of the running transition, if that is animated.
  var coordinator: UIViewControllerTransitionCoordinator?
  /// The part of its height by which a finger has dragged a sheet down that stays presented. Nil while none does.
  var dragged: Double?
  /// The context of the running transition when an animator draws it in place of UIKit.
  var context: UIViewControllerContextTransitioning?
  var busy: Int?
  /// The application that a transition keeps busy. The presenter may be removed from it meanwhile.
  var busyApplication: UIApplication?
  var animation: AnimationToken?

  init(presentedViewController: UIViewController) { self.presentedViewController = presentedViewController }

  /// The style after adaptation (uikit-behaviour §4). While something is presented, it is the style in use; otherwise
  /// it is the style that would be used.
  public var presentationStyle: UIModalPresentationStyle { storedStyle ?? adaptedStyle }

  /// True when a presentation runs, is complete or waits.
  var isUnderWay: Bool { machine.phase != .idle }
  /// True from the request to the end of the last callback that shows the presented view controller.
  var isPresenting: Bool { machine.phase == .presenting || machine.phase == .waiting || ending == .presenting }
  /// True from the request, or the beginning of a swipe, to the end of the last callback that takes it away.
  var isDismissing: Bool { machine.phase == .dismissing || machine.phase == .swiping || ending == .dismissing }
  /// True when other presentations and dismissals must wait.
  var isBusy: Bool { machine.isInTransition || isFinishing }
  /// True when the presenter's view leaves the window.
  var takesPresenterAway: Bool { presentationStyle.takesPresenterAway }

  /// True when the presentation covers the screen, so that the presenter is out of sight.
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

  /// The height at which a sheet rests, in points, without the safe area at the bottom. Nil for all of its room.
  var detentHeight: Double? { nil }

  /// True if a touch beside the presented view reaches the views below. Only `custom` lets it through (proposed: a
  /// custom presentation in UIKit decides for itself).
  var letsTouchesThrough: Bool { presentationStyle == .custom }

  var geometry: PresentationGeometry {
    var geometry = unboundGeometry
    geometry.detentHeight = detentHeight
    return geometry
  }

  /// The place of the presented view without regard to detents.
  var unboundGeometry: PresentationGeometry {
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

  /// Puts the presented view over the presenter, unless it is there already.
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

  /// Removes the presenter's view from the window. In a context it stays, because the presented view lies in it.
  func removePresenterView() {
    guard !isInContext, let view = presentingViewController?.viewIfLoaded else { return }
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back to its place below the presented one.
  func restorePresenterView() {
    guard !isInContext, let presenter = presentingViewController else { return }
    if let below = presenter.modal?.presentation, below.isUnderWay {
      below.installPresentedView()
    } else if let window = presenter.windowAsRoot {
      window.installRootView()
    }
  }
}
