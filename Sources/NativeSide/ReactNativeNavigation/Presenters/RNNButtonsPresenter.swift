internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Puts a screen's buttons into its bar, and passes appearance events to those that are React views (rnn-layouts §15).
@MainQueue
final class RNNButtonsPresenter {
  private let builder: RNNButtonBuilder
  private let eventEmitter: RNNEventEmitter
  @WeakReference var boundViewController: UIViewController?

  init(registry: RNNReactComponentRegistry, eventEmitter: RNNEventEmitter) {
    builder = RNNButtonBuilder(registry: registry)
    self.eventEmitter = eventEmitter
  }

  /// One side of the bar with its options.
  private struct Side {
    let isLeft: Bool
    let buttons, color, disabledColor, backgroundColor, animate: OptionPath

    @MainQueue func set(_ buttons: [UIBarButtonItem], of item: UINavigationItem, animated: Bool) {
      if isLeft {
        item.setLeftBarButtonItems(buttons, animated: animated)
      } else {
        item.setRightBarButtonItems(buttons, animated: animated)
      }
    }

    @MainQueue var items: KeyPath<UINavigationItem, [UIBarButtonItem]> {
      isLeft ? \.leftBarButtonItems : \.rightBarButtonItems
    }
  }

  private static let sides = [
    Side(
      isLeft: true, buttons: .topBar.leftButtons, color: .topBar.leftButtonColor,
      disabledColor: .topBar.leftButtonDisabledColor, backgroundColor: .topBar.leftButtonBackgroundColor,
      animate: .topBar.animateLeftButtons),
    Side(
      isLeft: false, buttons: .topBar.rightButtons, color: .topBar.rightButtonColor,
      disabledColor: .topBar.rightButtonDisabledColor, backgroundColor: .topBar.rightButtonBackgroundColor,
      animate: .topBar.animateRightButtons),
  ]

  static let properties = PresentedProperties<RNNButtonsPresenter>(
    sides.flatMap { side in
      [
        PresentedProperty(side.buttons) { presenter, options in presenter.setButtons(of: side, options.resolved) },
        PresentedProperty(side.color, onlyByMerge: true) { presenter, options in
          for item in presenter.items(of: side) { item.changeColor(options.resolved.color(side.color)) }
        },
        PresentedProperty(side.backgroundColor, onlyByMerge: true) { presenter, options in
          let color = options.resolved.color(side.backgroundColor)
          for item in presenter.items(of: side) { item.changeBackgroundColor(color) }
        },
      ]
    })

  private func items(of side: Side) -> [RNNUIBarButtonItem] {
    boundViewController?.navigationItem[keyPath: side.items].compactMap { $0 as? RNNUIBarButtonItem } ?? []
  }

  /// Sets the buttons of a side. A side that the options do not mention stays unchanged.
  private func setButtons(of side: Side, _ options: ResolvedOptions) {
    guard let buttons = RNNButtonOptions.list(options.value(at: side.buttons)) else { return }
    let colors = defaultColors(of: side, options)
    replace(
      side, with: buttons.map { $0.withDefault(colors) }, animated: options.boolOrDefault(side.animate))
  }

  /// Returns the default colours of a list of buttons. The first ones applied to a list stay with it, because iOS
  /// writes them into the buttons' options (rnn-options §3.8).
  private func defaultColors(of side: Side, _ options: ResolvedOptions) -> ButtonColors {
    let now = ButtonColors(color: options.color(side.color), disabledColor: options.color(side.disabledColor))
    guard let shared = options.winner(of: side.buttons)?.sharedStates(of: side.buttons) else { return now }
    return shared.update(side.buttons) { state in
      let kept = ButtonColors(
        color: state.buttonColors?.color ?? now.color,
        disabledColor: state.buttonColors?.disabledColor ?? now.disabledColor)
      state.buttonColors = kept
      return kept
    }
  }

  func componentWillAppear() { for view in reactViews { view.componentWillAppear() } }
  func componentDidAppear() { for view in reactViews { view.componentDidAppear() } }
  func componentDidDisappear() { for view in reactViews { view.componentDidDisappear() } }

  /// The React views among the buttons, in the order of the items: the left side's, then the right side's.
  private var reactViews: [RNNReactView] {
    guard let item = boundViewController?.navigationItem else { return [] }
    return Self.reactViews(item.leftBarButtonItems + item.rightBarButtonItems)
  }

  private func replace(_ side: Side, with buttons: [RNNButtonOptions], animated: Bool) {
    guard let controller = boundViewController, let id = controller.componentId else { return }
    let item = controller.navigationItem
    let old = item[keyPath: side.items]
    // This runs at every appearance, so equal buttons keep their items.
    let shown = old.compactMap { $0 as? RNNUIBarButtonItem }
    if shown.map(\.options) == buttons, old.count == buttons.count {
      for item in shown { item.changeColor(item.options.color) }
      return
    }
    let new = buttons.compactMap { button in
      builder.build(button, parentComponentId: id) { [eventEmitter] buttonId in
        eventEmitter.sendOnNavigationButtonPressed(id, buttonId: buttonId)
      }
    }
    let (oldViews, newViews) = (Self.reactViews(old), Self.reactViews(new))
    side.set(new, of: item, animated: animated)
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
