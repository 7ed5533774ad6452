public import Shared

/// What the one who draws a transition has to know of it, and tells when it is drawn.
@MainQueue
public final class UIViewControllerContextTransitioning {
  public enum Key: Sendable { case from, to }

  public let application: UIApplication
  /// What both views are in while they move.
  public let containerView: UIView
  private let controllers: [Key: UIViewController]
  private let views: [Key: UIView]
  private let animator: any UIViewControllerAnimatedTransitioning
  private var completion: (() -> Void)?

  /// - Parameters:
  ///   - views: those that come or go with the transition. What stays in the window, as the presenter under a sheet, is
  ///     not among them.
  ///   - completion: called once, when the one who draws says that it is done.
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

  /// Says that all has been drawn: the did… callbacks follow inside this call. Saying it again changes nothing.
  public func completeTransition() { end(completed: true) }

  func start() { animator.animateTransition(using: self) }

  /// Ends the drawing because the transition is over before its time.
  func cutShort() { end(completed: false) }

  private func end(completed: Bool) {
    guard let completion else { return }
    self.completion = nil
    animator.animationEnded(completed)
    if completed { completion() }
  }
}
