internal import NavbridgeRuntime

/// The phase of one presentation. The machine decides what may start and what has ended, and performs none of it.
struct PresentationMachine {
  enum Phase: Sendable, Equatable {
    /// The presentation has not begun, or it is over.
    case idle
    /// The presentation waits until the presenter's own presentation has ended.
    case waiting
    case presenting
    case presented
    /// A finger holds the sheet.
    case swiping
    /// The finger released the sheet, which moves back up.
    case turningBack
    case dismissing
  }

  private(set) var phase = Phase.idle
  /// The number of the transition, which is unique within its presentation.
  private(set) var round = 0

  /// True while the screen is between two states.
  var isInTransition: Bool { phase != .idle && phase != .presented }

  /// Postpones the presentation. Returns nil when there is one already.
  mutating func wait() -> Int? { enter(.waiting, from: .idle) }

  /// Begins a presentation, postponed or not. Returns nil when there is one already.
  mutating func present() -> Int? { enter(.presenting, from: phase == .waiting ? .waiting : .idle) }

  /// Begins a dismissal. Returns nil when nothing is presented or a transition already runs.
  mutating func dismiss() -> Int? { enter(.dismissing, from: .presented) }

  /// Begins a finger's drag of a sheet at rest.
  mutating func swipe() -> Int? { enter(.swiping, from: .presented) }

  /// Decides on the direction in which the sheet continues. Returns nil when no finger holds it.
  mutating func liftFinger(completes: Bool) -> Int? { enter(completes ? .dismissing : .turningBack, from: .swiping) }

  /// Makes a running dismissal end where it began, because its animator has turned it back.
  mutating func turnBack() { if phase == .dismissing { phase = .turningBack } }

  /// Ends the running transition and returns it, or returns nil when none runs. A finger that still holds the sheet is
  /// lifted without a dismissal.
  mutating func end() -> Phase? {
    guard isInTransition, phase != .waiting else { return nil }
    let ended = phase == .swiping ? .turningBack : phase
    phase = ended == .dismissing ? .idle : .presented
    return ended
  }

  private mutating func enter(_ next: Phase, from expected: Phase) -> Int? {
    guard phase == expected else { return nil }
    phase = next
    round += 1
    return round
  }
}

/// The presentation state of a view controller that presents, is presented or was configured for it. Plain screens have
/// none.
@MainQueue
final class ModalState {
  /// The view controller that this one presents.
  var presented: UIViewController?
  /// The view controller's own presentation. It is created on first access and removed after the dismissal.
  var presentation: UIPresentationController?
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var isAboutToBePresented = false
  var providesTransitionStyle = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The chain on which this view controller is while it is presented, and its position there.
  var chain: PresentationChain?
  var place = 0
  /// The chain that begins over this view controller, which is not presented itself.
  var chainAbove: PresentationChain?

  /// The application of the view controller over which this one is presented. It is read from the bottom of the chain,
  /// because a walk through all presenters would make a chain of presentations cost the square of its length.
  var applicationOfPresenter: UIApplication? {
    chain?.base?.application ?? presentation?.presentingViewController?.application
  }

  /// The coordinator of the transition that runs: of this view controller's own presentation or dismissal, or of one that
  /// it presents.
  var runningCoordinator: UIViewControllerTransitionCoordinator? {
    presentation?.coordinator ?? presentationOver?.coordinator
  }

  /// The presentation of the view controller that this one presents.
  var presentationOver: UIPresentationController? { presented?.modal?.presentation }
}
