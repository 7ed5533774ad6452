internal import HeadlessUIKit
internal import Shared

/// Lays a React component behind a stack's bar; it comes and goes with the stack's children (rnn-layouts §15).
@MainQueue
final class TopBarBackgroundPresenter {
  private let registry: RNNReactComponentRegistry
  private(set) var view: RNNReactView?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  /// Shows the component that the options name, looked up under the child that is shown; without one it goes.
  func present(_ component: ComponentOptions?, on stack: RNNStackController, ready: @escaping () -> Void = {}) {
    guard let component, let child = stack.getCurrentChild() else {
      remove()
      return ready()
    }
    let new = registry.createComponentIfNotExists(
      component, parentComponentId: child.layoutInfo.componentId, type: .topBarBackground, ready: ready)
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
