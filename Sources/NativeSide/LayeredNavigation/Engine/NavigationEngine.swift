internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The navigation of one window: data first, display second (layered-navigation §1).
///
/// A call is queued as five operations. The edited data is dispatched to the store; the keys that changed react; UIKit's
/// *did show* releases the lock of the dispatch, and then the next operation begins. If the display refuses, all data is
/// rolled back.
@MainQueue
final class NavigationEngine {
  let application: UIApplication
  let contexts = ContextManager()
  let store: NavStore
  /// The queue of the edits.
  let queue: NavOperationQueue
  private(set) var display: NavDisplay?
  /// Shows the main navigation in its place.
  private let place: @MainQueue (UIViewController) -> Void
  /// True when the navigation has ended. Every later call is refused.
  var hasEnded = false
  /// True while a sync that follows a user's change waits in the queue.
  var isFollowing = false
  /// The data that is committed, or is being shown.
  var state = NavigationState()
  /// The staging area while the closure of a transaction runs. Calls join it.
  var joined: (staging: NavStaging, transaction: NavTransaction)?
  /// The transactions that have not ended, the oldest first.
  var unfinished: [NavTransaction] = []
  /// The finger that dismisses a screen.
  var session: DismissSession?
  /// True while a step waits for the display.
  var isStepping: Bool { store.isLocked }
  var watchdog: TimerToken?
  var counters = NavCounters()
  private var nextTransaction = 1
  /// Called for each line of the log.
  var onRecord: (NavRecord) -> Void = { _ in }

  /// - Parameter name: the name of the store in traces.
  convenience init(application: UIApplication, window: UIWindow, name: String = "nav") {
    self.init(application: application, name: name) { window.rootViewController = $0 }
  }

  /// Makes a navigation whose main one is a child of a screen.
  convenience init(application: UIApplication, within screen: UIViewController, name: String) {
    self.init(application: application, name: name) { [weak screen] in screen?.embed($0) }
  }

  private init(application: UIApplication, name: String, place: @escaping @MainQueue (UIViewController) -> Void) {
    self.application = application
    self.place = place
    store = NavStore(name: name)
    queue = NavOperationQueue(label: "stack", application: application)
    contexts.owner = self
    queue.log = { [weak self] name, action in
      guard let self else { return }
      onRecord(NavRecord(kind: .operation, subject: name, action: action, id: unfinished.first?.id))
    }
  }

  /// Makes the navigation controllers and shows the main one. It can be done once.
  ///
  /// - Parameters:
  ///   - animator: the animation by which the root appears.
  ///   - completion: Called when it has appeared.
  func setUp(
    _ definitions: NavDefinitions, animator: NavAnimator? = nil, completion: @escaping @MainQueue () -> Void = {}
  ) throws(NavFailure) {
    guard !hasEnded else { throw .ended }
    guard display == nil else {
      throw NavFailure(.alreadySetUp, "The navigation is set up already. Define everything before the set-up.")
    }
    try definitions.check()
    let display = NavDisplay(application: application, contexts: contexts, definitions: definitions)
    self.display = display
    display.log = { [weak self] in self?.onRecord($0) }
    display.onStray = { [weak self] in self?.noteStray() }
    let roots = display.setUp()
    state.active = ActiveLayer(selectedTab: definitions.tabs.first?.index ?? 0)
    for (layer, root) in roots { state[layer] = NavStack(root: root) }
    for stack in display.orderedStacks {
      stack.shouldPop = { [weak self, layer = stack.layer] in self?.backTapped(layer) ?? true }
      stack.onHiddenChange = { [weak self, layer = stack.layer] in self?.follow([layer]) }
    }
    display.tabController.shouldSelect = { [weak self] in self?.tabTapped($0.layer) ?? true }
    let texts = state.texts
    store.mutate { texts }
    if let main = display.stacks[.nav] { place(main) }
    display.showRoot(animator, completion)
    store.react = { [weak self] changes, lock in
      guard let self, let step = display.step else { return }
      let keys = changes.map(\.key.name).joined(separator: " ")
      onRecord(NavRecord(kind: .lock, subject: keys, action: "dispatched", id: lock.id))
      display.react(to: changes, lock, step)
    }
  }

  /// Queues a call. The completion is called once, on the main queue.
  func perform(_ call: NavCall, session: DismissSession? = nil, completion: @escaping (NavOutcome) -> Void = { _ in }) {
    let finish: @MainQueue (NavFailure?) -> Void = { [self] failure in
      completion(NavOutcome(context: outcomeContext(of: call), failure: failure))
    }
    if let joined, !hasEnded {
      joined.transaction.completions.append(finish)
      // A call that fails makes the whole transaction fail.
      guard joined.transaction.failure == nil else { return }
      do { try joined.staging.apply(call) } catch { joined.transaction.failure = error }
      return
    }
    if let failure = faultAtOnce(call) { return later { finish(failure) } }
    let transaction = NavTransaction(id: nextId(), name: call.name, session: session) { staging throws(NavFailure) in
      try staging.apply(call)
    }
    transaction.completions.append(finish)
    enqueue(transaction, navigates: !call.isShowOrHide || call.hidesAccesory)
  }

  /// Queues several calls as one. The closure runs when its turn has come, and what is called within it is shown at its
  /// end, by one change of each layer. A transaction within another one joins it.
  func transaction(_ body: @escaping () -> Void, completion: @escaping (NavOutcome) -> Void = { _ in }) {
    let finish: @MainQueue (NavFailure?) -> Void = { failure in
      let context = NavContext(contextId: -1, layer: nil, controller: "transaction", navigator: .root)
      completion(NavOutcome(context: context, failure: failure))
    }
    if let joined, !hasEnded {
      joined.transaction.completions.append(finish)
      return body()
    }
    if let unready { return later { finish(unready) } }
    let transaction = NavTransaction(id: nextId(), name: "transaction", isUserTransaction: true) { _ in body() }
    transaction.completions.append(finish)
    enqueue(transaction, navigates: true)
  }

  /// Runs work as an item of the main queue, like everything that completes.
  func later(_ work: @escaping @MainQueue @Sendable () -> Void) { application.async(work) }

  private func nextId() -> Int {
    defer { nextTransaction += 1 }
    return nextTransaction
  }

  /// The reason for which every call fails. Nil when calls can be queued.
  private var unready: NavFailure? { hasEnded ? .ended : display == nil ? .notSetUp : nil }

  /// Returns the reason for which a call fails before it is queued.
  private func faultAtOnce(_ call: NavCall) -> NavFailure? {
    if let unready { return unready }
    guard let definitions = display?.definitions, let request = call.request else { return nil }
    guard let layer = layer(of: call.layer, in: state) else { return .undefined(call.layer) }
    do { try definitions.check(request, on: layer) } catch { return error }
    return nil
  }

  /// The layer that a reference means in a state. Nil for a tab that is not defined, or before the set-up.
  func layer(of reference: LayerReference, in state: NavigationState) -> Layer? {
    reference.layer(selectedTab: state.active.selectedTab) { display?.definitions.tab(named: $0) }
  }

  /// The context of an outcome: the current one of the layer, or one that has only the layer's name.
  func outcomeContext(of call: NavCall) -> NavContext {
    let layer = layer(of: call.layer, in: state)
    if !call.isShowOrHide, let current = layer.flatMap({ state[$0].current }),
      let context = contexts.context(current.contextId)
    {
      return context
    }
    return NavContext(contextId: -1, layer: layer, controller: call.layer.name, navigator: .root)
  }
}

extension NavCall {
  /// True for a hide that pops an accessory's stack.
  var hidesAccesory: Bool {
    if case .hide = action, case .layer(let layer) = layer { layer.isAccesory } else { false }
  }
}
