internal import HeadlessUIKit

/// Applies a stack's options (rnn-options §2.5).
final class RNNStackPresenter: RNNBasePresenter {
  let background: TopBarBackgroundPresenter
  private let topBar = TopBarAppearancePresenter()
  private let registry: RNNReactComponentRegistry
  /// The id of the bound controller. `deinit` reads it, which may read no property of a superclass.
  private var componentId: String?

  init(registry: RNNReactComponentRegistry) {
    self.registry = registry
    background = TopBarBackgroundPresenter(registry: registry)
  }

  deinit {
    if let componentId { registry.removeComponent(componentId) }
  }

  override func bindViewController(_ controller: any RNNLayoutProtocol) {
    super.bindViewController(controller)
    componentId = controller.layoutInfo.componentId
  }

  override var names: [String] { super.names + ["TopBarAppearancePresenter"] }

  private static let properties = PresentedProperties<RNNStackController>([
    PresentedProperty(.root.popGesture) { stack, options in
      stack.interactivePopGestureRecognizer.isEnabled = options.resolved.boolOrDefault(.root.popGesture)
    },
    PresentedProperty(.root.rootBackgroundImage) { stack, options in
      stack.view.setBackgroundImage(options.resolved.image(.root.rootBackgroundImage))
    },
    PresentedProperty(.topBar.testID) { stack, options in
      stack.navigationBar.accessibilityIdentifier = options.resolved.text(.topBar.testID)
    },
    PresentedProperty(.topBar.visible) { stack, options in
      // A merge without `animate` is animated, whatever the screen's own options contain.
      stack.setNavigationBarHidden(
        !options.resolved.boolOrDefault(.topBar.visible), animated: options.asked.boolOrDefault(.topBar.animate))
    },
    PresentedProperty(.topBar.hideOnScroll) { stack, options in
      stack.hidesBarsOnSwipe = options.resolved.boolOrDefault(.topBar.hideOnScroll)
    },
    PresentedProperty(.topBar.barStyle) { stack, options in
      stack.navigationBar.barStyle = UIBarStyle(rawValue: options.resolved.textOrDefault(.topBar.barStyle)) ?? .default
    },
    PresentedProperty(.topBar.background.blur) { stack, options in
      stack.navigationBar.isBlurred = options.resolved.boolOrDefault(.topBar.background.blur)
    },
    PresentedProperty(.topBar.background.clipToBounds) { stack, options in
      stack.navigationBar.clipsToBounds = options.resolved.boolOrDefault(.topBar.background.clipToBounds)
    },
    PresentedProperty(.layout.backgroundColor) { stack, options in
      stack.view.backgroundColor = options.resolved.color(.layout.backgroundColor)
    },
    PresentedProperty(OptionPath.topBar.background.component.all) { stack, options in
      // Defaults are not read for the background's component (rnn-options §4.4).
      (stack.presenter as? RNNStackPresenter)?.presentBackground(options.withoutDefaults)
    },
  ])

  override func present(_ options: PresentedOptions) {
    super.present(options)
    guard var stack else { return }
    present(Self.properties, options, on: &stack)
    topBar.present(options, on: stack, by: self)
  }

  override func renderComponents(_ options: ResolvedOptions, ready: @escaping () -> Void) {
    presentBackground(options)
    ready()
  }

  override func componentWillAppear() {
    super.componentWillAppear()
    background.componentWillAppear()
  }

  override func componentDidAppear() {
    super.componentDidAppear()
    background.componentDidAppear()
  }

  override func componentDidDisappear() {
    super.componentDidDisappear()
    background.componentDidDisappear()
  }

  private var stack: RNNStackController? { boundViewController as? RNNStackController }

  /// Shows the background component. A screen without one leaves that of another screen in place.
  private func presentBackground(_ options: ResolvedOptions) {
    guard let stack, let component = ComponentOptions(options, OptionPath.topBar.background.component) else { return }
    background.present(component, on: stack)
  }
}
