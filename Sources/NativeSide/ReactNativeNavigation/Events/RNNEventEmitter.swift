internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// Sends navigation events to the script side (rnn-events §1) through the emitter module of the running script context.
/// Without one the event is dropped, as on iOS.
@MainQueue
final class RNNEventEmitter {
  /// Nil once the native side has ended. A controller that outlives it sends nothing more.
  @WeakReference private var host: NativeHost?
  /// The context to which the layouts of this emitter belong. Nil for the emitter of a manager, which sends into whichever
  /// context runs.
  private let generation: Generation?
  /// The emitter for the layouts of the context that ran last.
  private var emitterOfLayouts: RNNEventEmitter?

  init(host: NativeHost, generation: Generation? = nil) {
    _host = WeakReference(wrappedValue: host)
    self.generation = generation
  }

  /// Returns the emitter for layouts that are made now. Its events are dropped once the running context has ended, because
  /// a layout may outlive it, on turbo even on the screen (protocol §7).
  func ofRunningContext() -> RNNEventEmitter {
    guard let host, let generation = host.session?.generation else { return self }
    if let emitterOfLayouts, emitterOfLayouts.generation == generation { return emitterOfLayouts }
    let made = RNNEventEmitter(host: host, generation: generation)
    emitterOfLayouts = made
    return made
  }

  /// True in a search of schedules, which checks invariants.
  var checksInvariants: Bool { host?.configuration.onBrokenInvariant != nil }

  /// True if UIKit has left viewWillAppear out somewhere.
  var mayAppearAlone: Bool { host?.application.takenVariants.contains(.didAppearAlone) ?? false }

  func report(brokenInvariant sentence: String) { host?.configuration.onBrokenInvariant?(sentence) }

  func sendOnAppLaunched() { module?.sendOnAppLaunched() }

  func sendOnNavigationCommandCompletion(_ commandName: String, commandId: String) {
    send(events.commandCompleted, commandId, commandName, Int(host?.wallMilliseconds ?? 0))
  }

  func sendComponentWillAppear(_ component: ComponentIdentity) { send(events.componentWillAppear, component) }
  func sendComponentDidAppear(_ component: ComponentIdentity) { send(events.componentDidAppear, component) }
  func sendComponentDidDisappear(_ component: ComponentIdentity) { send(events.componentDidDisappear, component) }

  func sendOnNavigationButtonPressed(_ componentId: String, buttonId: String) {
    send(events.navigationButtonPressed, componentId, buttonId)
  }

  func sendBottomTabPressed(_ tabIndex: Int) { send(events.bottomTabPressed, tabIndex) }

  func sendBottomTabSelected(_ selected: Int, unselected: Int) { send(events.bottomTabSelected, selected, unselected) }

  func sendBottomTabLongPressed(_ tabIndex: Int) { send(events.bottomTabLongPressed, tabIndex) }

  /// Sends nothing for a tree without an id, such as one of React Native's own modals (rnn-layouts §13).
  func sendModalsDismissedEvent(_ componentId: String?, numberOfModalsDismissed count: Int) {
    if let componentId { send(events.modalDismissed, componentId, count) }
  }

  func sendModalAttemptedToDismissEvent(_ componentId: String?) {
    if let componentId { send(events.modalAttemptedToDismiss, componentId) }
  }

  func sendOnSearchBarUpdated(_ componentId: String, text: String, isFocused: Bool) {
    send(events.searchBarUpdated, componentId, text, isFocused)
  }

  func sendOnSearchBarCancelPressed(_ componentId: String) { send(events.searchBarCancelPressed, componentId) }

  func sendOnPreviewCompleted(_ componentId: String, previewComponentId: String) {
    send(events.previewCompleted, componentId, previewComponentId)
  }

  func sendScreenPoppedEvent(_ componentId: String) { send(events.screenPopped, componentId) }

  // MARK: - Events of the layout state, which iOS does not send

  func sendStackChanged(_ stack: UINavigationController) {
    running?.layoutObserver?.stackChanged(stack)
  }

  func sendTabSelected(_ tabs: UITabBarController, selected: Int, unselected: Int) {
    running?.layoutObserver?.tabSelected(tabs, selected: selected, unselected: unselected)
  }

  private var events: RNNEvents { RNNEvents.declared }

  /// The modules of the running context. Nil unless it is the one to which the layouts of this emitter belong.
  private var running: RunningModules? {
    guard let session = host?.session, generation == nil || generation == session.generation else { return nil }
    return session.part(RunningModules.self)
  }

  private var module: RNNEventEmitterModule? { running?.emitter }

  private func send(
    _ event: DeclaredMessage<FieldTypes.Text, FieldTypes.Text, FieldTypes.Text>, _ component: ComponentIdentity
  ) {
    if let module { module.send(event, component.payload) } else { host?.counters.droppedWithoutListener += 1 }
  }

  private func send<each Member>(_ event: DeclaredMessage<repeat each Member>, _ values: repeat (each Member).Content) {
    if let module { module.send(event, repeat each values) } else { host?.counters.droppedWithoutListener += 1 }
  }
}

/// The component of appearance events. All events of a component have the same payload, so it is written once.
struct ComponentIdentity: Sendable {
  let payload: EventPayload

  init(componentId: String, componentName: String, componentType: String) {
    payload = RNNEvents.declared.componentWillAppear.payload(componentId, componentName, componentType)
  }
}

/// The receiver of changes that a script side may follow by the module `LayoutState` (protocol §11).
@MainQueue
protocol LayoutStateObserver: AnyObject {
  /// Something other than a command has changed the children of a stack.
  func stackChanged(_ stack: UINavigationController)
  /// A finger selected a tab, possibly the one that was selected already.
  func tabSelected(_ tabs: UITabBarController, selected: Int, unselected: Int)
}
