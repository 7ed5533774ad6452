public import HeadlessUIKit
public import NavbridgeRuntime

/// The navigation in the types of an app: its tabs, its controllers and its accessories, each an enumeration of names
/// (layered-navigation §4). Each receiver accepts its own kind only.
///
/// The router of a device is handed out by `NativeSideConfiguration.defineLayers`. It is used on the main thread; `async` takes calls
/// of other threads there.
@MainQueue
public final class LayeredRouter<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  let engine: NavigationEngine
  private nonisolated let mainQueue: SerialQueue

  init(_ engine: NavigationEngine) {
    self.engine = engine
    mainQueue = engine.application.mainQueue
  }

  /// Makes a navigation of its own in a window, for an app without a bridge.
  ///
  /// - Parameter name: the name in traces.
  public convenience init(application: UIApplication, window: UIWindow, name: String = "nav") {
    self.init(NavigationEngine(application: application, window: window, name: name))
  }

  /// Makes a navigation of its own within a screen, for instance of another navigation. It has its own name and layers. Its
  /// main navigation is a child of the screen; its tabs and accessories cover the window.
  ///
  /// - Parameter screen: It is not retained. Call `end` when it goes.
  public convenience init(application: UIApplication, within screen: UIViewController, name: String) {
    self.init(NavigationEngine(application: application, within: screen, name: name))
  }

  /// Shows the main navigation, as `define` has filled it. It can be done once.
  ///
  /// Throws `alreadySetUp`, `ended`, `noRoot`, or the failure of a definition.
  ///
  /// - Parameters:
  ///   - animator: the animation by which the root appears. Nil to replace the window's root at once.
  ///   - completion: Called when the root has appeared.
  public func setUp(
    animator: NavAnimator? = nil,
    @NavDefinitionBuilder<Tab, Controller, Accesory> _ define: () -> [NavDefinition<Tab, Controller, Accesory>],
    completion: @escaping @MainQueue () -> Void = {}
  ) throws(NavFailure) {
    try engine.setUp(NavDefinitions(define()), animator: animator, completion: completion)
  }

  /// The main navigation.
  public var nav: StackReceiver<Controller, Accesory> { StackReceiver(engine, .layer(.nav)) }

  /// The layer of a tab. A call on one that is not defined fails with `undefinedLayer`, and before the set-up each call
  /// fails with `notSetUp`.
  public func tab(_ tab: Tab) -> StackReceiver<Controller, Accesory> {
    let defined = engine.display?.definitions.tab(named: tab.rawValue)
    return StackReceiver(engine, defined.map { .layer($0) } ?? .tab(named: tab.rawValue))
  }

  /// The layer of the tab at a position of the tab bar. A call on one that is not defined fails with `undefinedLayer`.
  public func tab(_ index: Int) -> StackReceiver<Controller, Accesory> { StackReceiver(engine, .layer(.tab(index))) }

  /// The tab component as it is: the tab that is selected when a call has its turn.
  public func tab() -> StackReceiver<Controller, Accesory> { StackReceiver(engine, .anyTab) }

  /// An accessory, from 0 to 9. A higher one is drawn above a lower one.
  public func accesory(_ index: Int) -> AccesoryReceiver<Accesory> {
    AccesoryReceiver(engine, .layer(.accesory(index)))
  }

  /// The lowest accessory.
  public var modal: AccesoryReceiver<Accesory> { accesory(0) }

  /// Queues the calls of a closure as one operation, which is shown at its end: one change of each layer, and all or
  /// nothing (layered-navigation §8).
  ///
  /// - Parameters:
  ///   - body: Called when the operation has its turn. A transaction within it joins this one.
  ///   - completion: Called once, on the main thread, after the completions of the calls.
  public func transaction(
    _ body: @escaping @MainQueue (LayeredRouter) -> Void,
    completion: @escaping @MainQueue (NavOutcome) -> Void = { _ in }
  ) {
    engine.transaction({ [self] in body(self) }, completion: completion)
  }

  /// Waits for the outcome of a call: `await router.outcome { router.nav.push(.photo, completion: $0) }`. It may be used
  /// on any thread, but not within a transaction. In a task of a screen's `setupContent` it fails with `waitsForItself`
  /// until the content is complete, and the call is not made.
  ///
  /// - Parameter call: Called on the main thread. It passes the completion on to one call.
  public func outcome(
    of call: @MainQueue (_ completion: @escaping @MainQueue (NavOutcome) -> Void) -> Void
  ) async -> NavOutcome {
    if let failure = engine.waitsForItself { return failure }
    return await withCheckedContinuation { waiting in call { waiting.resume(returning: $0) } }
  }

  // MARK: - The state

  /// The layer that shows: `nav` or a tab.
  public var activeLayer: Layer { engine.state.active.active }

  /// The indices of the accessories that are up, in rising order.
  public var accesories: [Int] { engine.state.active.accesories }

  /// The contexts of a layer's stack, from its root to the current one. Empty for a layer that is not defined.
  public func contexts(of layer: Layer) -> [NavContext] {
    let stack = engine.state[layer]
    return ([stack.root].compactMap { $0 } + stack.entries).compactMap { engine.contexts.context($0.contextId) }
  }

  /// Observes a key of the state. Returns the closure that ends the observation.
  public func observe(
    _ key: StateKey, _ observe: @escaping @MainQueue (StateChange) -> Void
  ) -> @MainQueue () -> Void {
    let number = engine.store.observe(key, observe)
    return { [engine] in engine.store.removeObserver(number) }
  }

  // MARK: - Threads and the end

  /// Runs calls of another thread, as an item of the main queue.
  public nonisolated func async(_ work: @escaping @MainQueue @Sendable (LayeredRouter) -> Void) {
    mainQueue.asyncMain { [self] in work(self) }
  }

  /// Ends the navigation. What has not ended fails with `ended`, and so does every later call. Tabs and accessories go from
  /// the screen.
  public func end() { engine.end() }
}
