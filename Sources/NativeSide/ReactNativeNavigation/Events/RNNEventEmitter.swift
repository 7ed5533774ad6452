internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Sends navigation events to the script side (rnn-events §1) through the emitter module of the running script context.
/// Without one the event is dropped, as on iOS.
@MainQueue
final class RNNEventEmitter {
  private unowned let host: NativeHost
  private let running: RunningEmitter

  init(host: NativeHost) {
    self.host = host
    running = host.part(RunningEmitter.self)
  }

  func sendOnAppLaunched() { module?.sendOnAppLaunched() }

  func sendOnNavigationCommandCompletion(_ commandName: String, commandId: String) {
    send(.commandCompleted(commandId: commandId, commandName: commandName, completionTime: host.wallMilliseconds))
  }

  func sendComponentWillAppear(_ component: RNNEvent.Component) { send(.componentWillAppear(component)) }
  func sendComponentDidAppear(_ component: RNNEvent.Component) { send(.componentDidAppear(component)) }
  func sendComponentDidDisappear(_ component: RNNEvent.Component) { send(.componentDidDisappear(component)) }

  func sendOnNavigationButtonPressed(_ componentId: String, buttonId: String) {
    send(.navigationButtonPressed(componentId: componentId, buttonId: buttonId))
  }

  func sendBottomTabPressed(_ tabIndex: Int) { send(.bottomTabPressed(tabIndex: tabIndex)) }

  func sendBottomTabSelected(_ selected: Int, unselected: Int) {
    send(.bottomTabSelected(selectedTabIndex: selected, unselectedTabIndex: unselected))
  }

  func sendBottomTabLongPressed(_ tabIndex: Int) { send(.bottomTabLongPressed(selectedTabIndex: tabIndex)) }

  /// Sends nothing for a tree without an id, such as one of React Native's own modals (rnn-layouts §13).
  func sendModalsDismissedEvent(_ componentId: String?, numberOfModalsDismissed count: Int) {
    if let componentId { send(.modalDismissed(componentId: componentId, modalsDismissed: count)) }
  }

  func sendModalAttemptedToDismissEvent(_ componentId: String?) {
    if let componentId { send(.modalAttemptedToDismiss(componentId: componentId)) }
  }

  func sendOnSearchBarUpdated(_ componentId: String, text: String, isFocused: Bool) {
    send(.searchBarUpdated(componentId: componentId, text: text, isFocused: isFocused))
  }

  func sendOnSearchBarCancelPressed(_ componentId: String) { send(.searchBarCancelPressed(componentId: componentId)) }

  func sendOnPreviewCompleted(_ componentId: String, previewComponentId: String) {
    send(.previewCompleted(componentId: componentId, previewComponentId: previewComponentId))
  }

  func sendScreenPoppedEvent(_ componentId: String) { send(.screenPopped(componentId: componentId)) }

  private var module: RNNEventEmitterModule? { host.session == nil ? nil : running.module }

  private func send(_ event: RNNEvent) {
    if let module { module.send(event) } else { host.counters.droppedWithoutListener += 1 }
  }
}
