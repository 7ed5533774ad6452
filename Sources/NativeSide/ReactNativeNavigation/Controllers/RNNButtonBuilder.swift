internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Creates the buttons of one screen (rnn-options §4.5).
@MainQueue
struct RNNButtonBuilder {
  let registry: RNNReactComponentRegistry

  /// Returns nil for a button with nothing to show.
  func build(
    _ options: RNNButtonOptions, parentComponentId: String, onPress: @escaping (String) -> Void
  ) -> RNNUIBarButtonItem? {
    guard let content = options.content else { return nil }
    var view: RNNReactView?
    if case .component(let component) = content {
      view = registry.createComponentIfNotExists(component, parentComponentId: parentComponentId, type: .topBarButton)
    }
    return RNNUIBarButtonItem(options, reactView: view) { onPress(options.id) }
  }
}
