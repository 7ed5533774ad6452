internal import HeadlessUIKit
internal import NavbridgeRuntime

/// The navigation in the types of an app: its tabs, its controllers and its accessories, each an enumeration of names
/// (layered-navigation §4). Each receiver accepts its own kind only.
@MainQueue
final class LayeredRouter<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  let engine: NavigationEngine
  private nonisolated let mainQueue: SerialQueue

  init(_ engine: NavigationEngine) {
    self.engine = engine
    mainQueue = engine.application.mainQueue
  }

  /// Shows the main navigation, as `define` has filled it.
  func setUp(
    @NavDefinitionBuilder<Tab, Controller, Accesory> _ define: () -> [NavDefinition<Tab, Controller, Accesory>]
  ) throws(NavFailure) {
    var definitions = NavDefinitions()
    for definition in define() { try definition.add(&definitions) }
    try engine.setUp(definitions)
  }

  var nav: StackReceiver<Controller, Accesory> { StackReceiver(engine, .layer(.nav)) }

  /// The layer of a tab. A tab that is not defined is a programming error.
  func tab(_ tab: Tab) -> StackReceiver<Controller, Accesory> {
    guard let layer = engine.display?.definitions.tab(named: tab.rawValue) else {
      preconditionFailure("The tab '\(tab.rawValue)' is not defined.")
    }
    return StackReceiver(engine, .layer(layer))
  }

  func tab(_ index: Int) -> StackReceiver<Controller, Accesory> { StackReceiver(engine, .layer(.tab(index))) }

  /// The tab component as it is: the tab that is selected when a call has its turn.
  func tab() -> StackReceiver<Controller, Accesory> { StackReceiver(engine, .anyTab) }

  func accesory(_ index: Int) -> AccesoryReceiver<Accesory> { AccesoryReceiver(engine, .accesory(index)) }

  var modal: AccesoryReceiver<Accesory> { accesory(0) }

  /// Queues what the closure calls as one operation, which is shown at its end (layered-navigation §8).
  func transaction(
    _ body: @escaping (LayeredRouter) -> Void, completion: @escaping (NavOutcome) -> Void = { _ in }
  ) {
    engine.transaction({ [self] in body(self) }, completion: completion)
  }

  /// Observes a key of the state. Returns the closure that ends the observation.
  func observe(_ key: StateKey, _ observe: @escaping (NavStore.Change) -> Void) -> () -> Void {
    let number = engine.store.observe(key, observe)
    return { [engine] in engine.store.removeObserver(number) }
  }

  /// Runs calls of another thread, as an item of the main queue.
  nonisolated func async(_ work: @escaping @MainQueue @Sendable (LayeredRouter) -> Void) {
    mainQueue.asyncMain { [self] in work(self) }
  }
}
