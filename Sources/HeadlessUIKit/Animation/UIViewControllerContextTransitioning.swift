public import NavbridgeRuntime

/// The data of a transition that its animator needs, and the call by which the animator ends it.
@MainQueue
public final class UIViewControllerContextTransitioning {
  /// A side of a transition.
  public enum Key: Sendable {
    /// What shows at the beginning.
    case from
    /// What shows at the end.
    case to
  }

  /// The application in which the transition runs.
  public let application: UIApplication
  /// The view that contains both views while they move.
  public let containerView: UIView
  private let controllers: [Key: UIViewController]
  private let views: [Key: UIView]
  let animator: any UIViewControllerAnimatedTransitioning
  /// The object that drives the transition in place of the clock. Nil when the animator runs by itself.
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var completion: ((Bool) -> Void)?
  /// True when the transition is turned back: its animator completes it with false.
  public private(set) var transitionWasCancelled = false

  /// - Parameters:
  ///   - views: The views that enter or leave the window with the transition. A view that stays in the window, such as
  ///     the presenter's under a sheet, is not among them.
  ///   - completion: A closure that is called once, when the animator calls `completeTransition`. It receives false when
  ///     the transition was turned back.
  init(
    application: UIApplication, containerView: UIView, controllers: [Key: UIViewController], views: [Key: UIView],
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil, completion: @escaping (Bool) -> Void
  ) {
    self.application = application
    self.containerView = containerView
    self.controllers = controllers
    self.views = views
    self.animator = animator
    self.interaction = interaction
    self.completion = completion
  }

  /// The controller of a side; nil if it has none.
  public func viewController(forKey key: Key) -> UIViewController? { controllers[key] }
  /// The view of a side; nil if it has none.
  public func view(forKey key: Key) -> UIView? { views[key] }

  /// True when a finger, or another object, drives the transition.
  public var isInteractive: Bool { interaction != nil }

  /// The coordinator that other code sees.
  var coordinator: UIViewControllerTransitionCoordinator?

  /// States how far the object that drives the transition has moved it, from 0 to 1.
  public func updateInteractiveTransition(_ percentComplete: Double) { coordinator?.hold(at: percentComplete) }

  /// Records that the transition will run on to its end.
  public func finishInteractiveTransition() { coordinator?.fingerLifted(isCancelled: false) }

  /// Records that the transition will be turned back.
  public func cancelInteractiveTransition() {
    transitionWasCancelled = true
    coordinator?.fingerLifted(isCancelled: true)
  }

  /// Marks the drawing as complete. The did… callbacks run inside this call. Further calls have no effect.
  ///
  /// - Parameter didComplete: False turns the transition back: the screen shows what it showed before, and the stack is
  ///   what it was, or what a dismissal would have removed is still presented. A presentation cannot be turned back.
  public func completeTransition(_ didComplete: Bool = true) {
    guard let completion else { return }
    self.completion = nil
    if !didComplete { transitionWasCancelled = true }
    animator.animationEnded(didComplete)
    completion(didComplete)
  }

  func start() {
    if let interaction { return interaction.startInteractiveTransition(self) }
    startAnimation()
  }

  /// Lets the animator run by itself.
  func startAnimation() {
    coordinator?.runAsAnimated()
    animator.animateTransition(using: self)
  }

  /// Ends the drawing early because the transition is over.
  func cutShort() {
    guard completion != nil else { return }
    completion = nil
    animator.animationEnded(false)
  }
}
