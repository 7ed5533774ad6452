internal import HeadlessUIKit
internal import Shared

/// Lays a React component behind a stack's bar, where it stays until another takes its place; it is told of what the
/// stack's children are told (rnn-layouts §15).
@MainQueue
final class TopBarBackgroundPresenter {
  private let registry: RNNReactComponentRegistry
  private(set) var view: RNNReactView?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  /// Shows a component, looked up under the child that is shown.
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
