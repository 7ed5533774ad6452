internal import HeadlessUIKit
internal import Shared

/// Puts a screen's buttons into its bar, and tells React's own among them when they come and go (rnn-layouts §15).
@MainQueue
final class RNNButtonsPresenter {
  private let builder: RNNButtonBuilder
  private let eventEmitter: RNNEventEmitter
  @WeakReference var boundViewController: UIViewController?

  init(registry: RNNReactComponentRegistry, eventEmitter: RNNEventEmitter) {
    builder = RNNButtonBuilder(registry: registry)
    self.eventEmitter = eventEmitter
  }

  /// Sets the sides that the options speak of; a side that they do not mention stays.
  func apply(_ options: ResolvedOptions) {
    if let left = RNNButtonOptions.list(options.value(at: .leftButtons)) { replace(\.leftBarButtonItems, with: left) }
    if let right = RNNButtonOptions.list(options.value(at: .rightButtons)) {
      replace(\.rightBarButtonItems, with: right)
    }
  }

  func componentWillAppear() { for view in reactViews { view.componentWillAppear() } }
  func componentDidAppear() { for view in reactViews { view.componentDidAppear() } }
  func componentDidDisappear() { for view in reactViews { view.componentDidDisappear() } }

  /// From left to right of the bar's code: the left side's, then the right side's.
  private var reactViews: [RNNReactView] {
    guard let item = boundViewController?.navigationItem else { return [] }
    return Self.reactViews(item.leftBarButtonItems + item.rightBarButtonItems)
  }

  private func replace(
    _ side: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]>, with buttons: [RNNButtonOptions]
  ) {
    guard let controller = boundViewController, let id = controller.componentId else { return }
    let item = controller.navigationItem
    let old = item[keyPath: side]
    // The same button again: what is shown stays, for this runs at every appearance.
    if old.compactMap({ ($0 as? RNNUIBarButtonItem)?.options }) == buttons, old.count == buttons.count { return }
    let new = buttons.compactMap { button in
      builder.build(button, parentComponentId: id) { [eventEmitter] buttonId in
        eventEmitter.sendOnNavigationButtonPressed(id, buttonId: buttonId)
      }
    }
    let (oldViews, newViews) = (Self.reactViews(old), Self.reactViews(new))
    item[keyPath: side] = new
    for view in oldViews where !newViews.contains(where: { $0 === view }) {
      view.componentDidDisappear()
      builder.registry.removeChildComponent(view.componentId)
    }
    for view in newViews where !oldViews.contains(where: { $0 === view }) {
      view.componentWillAppear()
      view.componentDidAppear()
    }
  }

  private static func reactViews(_ items: [UIBarButtonItem]) -> [RNNReactView] {
    items.compactMap { ($0 as? RNNUIBarButtonItem)?.reactView }
  }
}
