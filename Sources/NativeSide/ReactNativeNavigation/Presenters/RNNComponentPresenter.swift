internal import HeadlessUIKit

/// Applies a component's options (rnn-options §2.5).
final class RNNComponentPresenter: RNNBasePresenter {
  private let title: TopBarTitlePresenter
  private let buttons: RNNButtonsPresenter
  private let search = SearchBarPresenter()
  private let geometry = ScreenGeometryPresenter()
  private let registry: RNNReactComponentRegistry
  /// The id of the bound controller. `deinit` reads it, which may read no property of a superclass.
  private var componentId: String?

  init(registry: RNNReactComponentRegistry, eventEmitter: RNNEventEmitter) {
    self.registry = registry
    title = TopBarTitlePresenter(registry: registry)
    buttons = RNNButtonsPresenter(registry: registry, eventEmitter: eventEmitter)
  }

  deinit {
    if let componentId { registry.clearComponents(forParentId: componentId) }
  }

  override var names: [String] { super.names + ["TopBarTitlePresenter", "RNNButtonsPresenter"] }

  private static let properties = PresentedProperties<UIViewController>([
    PresentedProperty(.root.backgroundImage) { controller, options in
      if let image = options.resolved.image(.root.backgroundImage) { controller.view.setBackgroundImage(image) }
    },
    PresentedProperty(.bottomTab.badgeColor) { controller, options in
      // A controller outside tabs needs no item, and reading `tabBarItem` would create one.
      guard controller.tabBarController != nil, options.resolved.isSet(.bottomTab.badgeColor) else { return }
      controller.tabBarItem.badgeColor = options.resolved.color(.bottomTab.badgeColor)
    },
    PresentedProperty(.topBar.backButton.visible) { controller, options in
      controller.navigationItem.hidesBackButton = !options.resolved.boolOrDefault(.topBar.backButton.visible)
    },
    PresentedProperty(.overlay.interceptTouchOutside) { controller, options in
      let intercepts = options.resolved.boolOrDefault(.overlay.interceptTouchOutside)
      (controller as? RNNComponentViewController)?.reactView?.passThroughTouches = !intercepts
    },
    PresentedProperty(.layout.componentBackgroundColor) { controller, options in
      controller.view.backgroundColor = options.resolved.colorOrDefault(.layout.componentBackgroundColor)
    },
  ])

  override func bindViewController(_ controller: any RNNLayoutProtocol) {
    super.bindViewController(controller)
    componentId = controller.layoutInfo.componentId
    title.boundViewController = controller
    buttons.boundViewController = controller
    search.boundViewController = controller
    geometry.boundViewController = controller
  }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    title.applyOptionsOnInit(options)
    geometry.applyOptionsOnInit(options)
  }

  override func present(_ options: PresentedOptions) {
    super.present(options)
    guard var controller = boundViewController else { return }
    present(Self.properties, options, on: &controller)
    var (geometry, search, title, buttons) = (geometry, search, title, buttons)
    present(ScreenGeometryPresenter.properties, options, on: &geometry)
    present(SearchBarPresenter.properties, options, on: &search)
    present(TopBarTitlePresenter.properties, options, on: &title)
    present(RNNButtonsPresenter.properties, options, on: &buttons)
  }

  /// Sends the screen's own events first, then the title's, then the buttons' (rnn-layouts §15).
  override func componentWillAppear() {
    super.componentWillAppear()
    title.componentWillAppear()
    buttons.componentWillAppear()
  }

  override func componentDidAppear() {
    super.componentDidAppear()
    title.componentDidAppear()
    buttons.componentDidAppear()
  }

  override func componentDidDisappear() {
    super.componentDidDisappear()
    title.componentDidDisappear()
    buttons.componentDidDisappear()
  }
}

extension UIView {
  /// Sets the image behind all other views. It is as large as the view when it is created, and it is never removed.
  func setBackgroundImage(_ image: UIImage?) {
    if let view = backgroundImageView {
      view.image = image
    } else {
      insertSubview(UIImageView(image: image, frame: bounds), at: 0)
    }
  }

  var backgroundImageView: UIImageView? { subviews.first as? UIImageView }
}
