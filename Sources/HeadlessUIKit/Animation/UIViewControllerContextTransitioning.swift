public import NavbridgeRuntime

/// The data of a transition that its animator needs, and the call by which the animator ends it.
@MainQueue
public final class UIViewControllerContextTransitioning {
  public enum Key: Sendable { case from, to }

  public let application: UIApplication
  /// The view that contains both views while they move.
  public let containerView: UIView
  private let controllers: [Key: UIViewController]
  private let views: [Key: UIView]
  private let animator: any UIViewControllerAnimatedTransitioning
  private var completion: (() -> Void)?

  /// - Parameters:
  ///   - views: The views that enter or leave the window with the transition. A view that stays in the window, such as
  ///     the presenter's under a sheet, is not among them.
  ///   - completion: A closure that is called once, when the animator calls `completeTransition`.
  init(
    application: UIApplication, containerView: UIView, controllers: [Key: UIViewController], views: [Key: UIView],
    animator: any UIViewControllerAnimatedTransitioning, completion: @escaping () -> Void
  ) {
    self.application = application
    self.containerView = containerView
    self.controllers = controllers
    self.views = views
    self.animator = animator
    self.completion = completion
  }

  public func viewController(forKey key: Key) -> UIViewController? { controllers[key] }
  public func view(forKey key: Key) -> UIView? { views[key] }

  /// Marks the drawing as complete. The did… callbacks run inside this call. Further calls have no effect.
  public func completeTransition() { end(completed: true) }

  func start() { animator.animateTransition(using: self) }

  /// Ends the drawing early because the transition is over.
  func cutShort() { end(completed: false) }

  private func end(completed: Bool) {
    guard let completion else { return }
    self.completion = nil
    animator.animationEnded(completed)
    if completed { completion() }
  }
}
