internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Shows a React component behind a stack's bar until another one replaces it. It receives the same appearance events
/// as the stack's children (rnn-layouts §15).
@MainQueue
final class TopBarBackgroundPresenter {
  private let registry: RNNReactComponentRegistry
  private(set) var view: RNNReactView?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  /// Shows a component. It is looked up under the visible child.
  func present(_ component: ComponentOptions, on stack: RNNStackController) {
    guard let child = stack.getCurrentChild() else { return }
    let new = registry.createComponentIfNotExists(
      component, parentComponentId: child.layoutInfo.componentId, type: .topBarBackground)
    guard new !== view else { return }
    remove()
    view = new
    stack.navigationBar.backgroundView = new
    new.componentWillAppear()
    new.componentDidAppear()
  }

  func componentWillAppear() { view?.componentWillAppear() }
  func componentDidAppear() { view?.componentDidAppear() }
  func componentDidDisappear() { view?.componentDidDisappear() }

  private func remove() {
    guard let view else { return }
    registry.removeChildComponent(view.componentId)
    view.removeFromSuperview()
    self.view = nil
  }
}
