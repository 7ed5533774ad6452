public import NavbridgeRuntime

/// The state of an animated transition, from the call that requests it to its end.
@MainQueue
public final class UIViewControllerTransitionCoordinator {
  /// A side of the transition.
  public typealias Key = UIViewControllerContextTransitioning.Key

  /// What a transition changes.
  struct Ends {
    let from: UIViewController?
    let to: UIViewController?
    var containerView: UIView?
    var presentationStyle = UIModalPresentationStyle.none
    /// The end whose view stays in the window: the presenter under a sheet.
    var staying: Key?
  }

  /// False for a change at once.
  public let isAnimated: Bool
  /// True while a finger, or another object, drives the transition. It becomes false when the finger is lifted.
  public private(set) var isInteractive: Bool
  /// True when the finger was lifted in a way that turns the transition back.
  public private(set) var isCancelled = false
  /// The fraction at which the finger held the transition last, from 0 to 1.
  public private(set) var percentComplete = 0.0
  /// The duration in seconds. For a custom animation it is the value that its animator returns, even if that is wrong.
  public internal(set) var transitionDuration: Double

  private var ends: Ends?
  private var application: UIApplication?
  private var progress = TransitionProgress()
  private var hasFingerMoved = false
  /// The closures that run with the animation, until it begins.
  private var alongside: [(UIViewControllerTransitionCoordinator) -> Void]? = []
  private var waiting: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var observers: [(Double) -> Void] = []
  private var observed: Double?
  private var link: CADisplayLink?

  /// - Parameter duration: The duration in nanoseconds.
  init(_ ends: Ends, in application: UIApplication?, isInteractive: Bool, duration: Int64) {
    self.ends = ends
    self.application = application
    isAnimated = true
    self.isInteractive = isInteractive
    transitionDuration = duration.inMilliseconds / 1000
  }

  // MARK: The transition

  /// The style of a presentation or a dismissal. `none` for a change of a stack.
  public var presentationStyle: UIModalPresentationStyle { ends?.presentationStyle ?? .none }
  /// The view that contains both views while they move. Nil before the transition has begun, and after its end.
  public var containerView: UIView? { ends?.containerView }

  /// Returns the view controller that is left or the one that is shown. Nil after the transition's end.
  public func viewController(forKey key: Key) -> UIViewController? { key == .from ? ends?.from : ends?.to }

  /// Returns the view that leaves or enters the window. Nil for a view that stays, as a presenter's under a sheet does.
  public func view(forKey key: Key) -> UIView? {
    ends?.staying == key ? nil : viewController(forKey: key)?.viewIfLoaded
  }

  // MARK: Closures

  /// Runs `closure` when the finger is lifted and `isCancelled` is decided. It never runs for a transition that no
  /// finger drives.
  public func notifyWhenInteractionChanges(_ closure: @escaping (UIViewControllerTransitionCoordinator) -> Void) {
    if isInteractive { waiting.append(closure) }
  }

  /// Runs `completion` when the transition has ended, whether it was completed or turned back.
  ///
  /// - Parameter animation: runs when the animation begins, which is after the will… callbacks, or at once when it has
  ///   begun. Here it has nothing to animate: values are set.
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)? = nil,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)?
  ) {
    if let animation {
      if alongside == nil { animation(self) } else { alongside?.append(animation) }
    }
    if let completion { completions.append(completion) }
  }

  /// Calls `observer` with the fraction of the transition that is drawn at each frame of the display in which it has
  /// changed: upwards, or downwards after a swipe that was turned back. The ends, 0 and 1, are no such frames, because
  /// the appearance callbacks mark them. The frames of a transition that nobody observes are not computed.
  public func observeProgress(_ observer: @escaping (Double) -> Void) {
    observers.append(observer)
    followFrames()
  }

  // MARK: The course of the transition

  /// Notes the view into which a presentation has put the presented view.
  func move(into container: UIView?) { ends?.containerView = container }

  /// Notes what drives the transition.
  func decide(isInteractive: Bool) { self.isInteractive = isInteractive }

  /// Takes over what waits for a change that has become this one before it began.
  func takeOver(_ other: UIViewControllerTransitionCoordinator?) {
    guard let other else { return }
    alongside = (other.alongside ?? []) + (alongside ?? [])
    completions = other.completions + completions
    observers = other.observers + observers
    (other.alongside, other.completions, other.observers) = ([], [], [])
  }

  /// Notes that the will… callbacks have run.
  func animationBegan() {
    let closures = alongside ?? []
    alongside = nil
    for closure in closures { closure(self) }
  }

  /// Draws the transition up to a fraction, in nanoseconds.
  func run(to end: Double, in duration: Int64) {
    guard let application else { return }
    progress.run(to: end, in: application.areAnimationsEnabled ? duration : 0, from: application.clock.now)
    followFrames()
  }

  /// Draws the whole transition in the time that its animator has stated.
  func runAsAnimated() { run(to: 1, in: .milliseconds(transitionDuration * 1000)) }

  /// The part of the transition that is drawn at this moment, from 0 to 1.
  var drawnFraction: Double { progress.fraction(at: application?.clock.now ?? 0) }

  /// Holds the transition at a fraction, as a finger does.
  func hold(at fraction: Double) {
    progress.hold(at: fraction)
    hasFingerMoved = true
    percentComplete = fraction
    notify(fraction)
  }

  /// The time in nanoseconds that the rest of a swipe takes in the direction that was decided.
  var timeAfterFinger: Int64 {
    .milliseconds(transitionDuration * (isCancelled ? percentComplete : 1 - percentComplete) * 1000)
  }

  /// Moves a finger to the middle that was not moved at all.
  func moveFingerToMiddle() { if !hasFingerMoved { hold(at: 0.5) } }

  func fingerLifted(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    let closures = waiting
    waiting = []
    for closure in closures { closure(self) }
  }

  /// Runs what waits for the end.
  func transitionEnded() {
    link?.invalidate()
    (link, observers, waiting) = (nil, [], [])
    animationBegan()
    let closures = completions
    completions = []
    for closure in closures { closure(self) }
    (ends, application) = (nil, nil)
  }

  // MARK: Frames

  private func followFrames() {
    guard let application, !observers.isEmpty, link == nil, progress.moves(at: application.clock.now) else { return }
    let start = application.clock.now
    link = CADisplayLink(application: application, actingFrom: 0) { [weak self] in self?.draw(at: start + $0) }
  }

  private func draw(at time: Int64) {
    guard progress.moves(at: time) else {
      link?.invalidate()
      link = nil
      return
    }
    notify(progress.fraction(at: time))
  }

  private func notify(_ fraction: Double) {
    guard !observers.isEmpty, fraction != observed, fraction > 0, fraction < 1 else { return }
    observed = fraction
    for observer in observers { observer(fraction) }
  }
}
