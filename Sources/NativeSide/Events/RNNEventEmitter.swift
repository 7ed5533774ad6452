internal import Shared

/// Sends navigation events towards script (rnn-events §1). The host finds the emitter module of the script context that
/// runs; without one the event is dropped, as on iOS.
@MainQueue
final class RNNEventEmitter {
  private unowned let host: NativeHost

  init(host: NativeHost) { self.host = host }

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

  func sendScreenPoppedEvent(_ componentId: String) { send(.screenPopped(componentId: componentId)) }

  private var module: RNNEventEmitterModule? { host.session?.eventEmitter }

  private func send(_ event: RNNEvent) {
    if let module { module.send(event) } else { host.counters.droppedWithoutListener += 1 }
  }
}
