internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The view controller of a native screen that a file describes. Its texts and buttons lie one below the other.
final class NativeScreenViewController: UIViewController {
  /// The height in points.
  private static let rowHeight = 44.0

  private let screen: NativeScreen
  private var params: JSONObject
  private unowned let router: Router
  private var labels: [UILabel] = []
  private var buttons: [UIButton] = []

  init(_ screen: NativeScreen, params: JSONObject, router: Router) {
    (self.screen, self.params, self.router) = (screen, params, router)
    super.init()
    fillTitle()
  }

  /// Shows other parameters in the title and in all texts.
  func update(_ params: JSONObject) {
    self.params = params
    fillTitle()
    fillTexts()
  }

  private func fillTitle() { title = screen.title.map { NativeScreen.fill($0, with: params) } }

  /// Before the view has loaded there is nothing to fill.
  private func fillTexts() {
    for (label, text) in zip(labels, screen.texts) { label.text = NativeScreen.fill(text.text, with: params) }
    for (button, text) in zip(buttons, screen.buttons) { button.title = NativeScreen.fill(text.text, with: params) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    labels = screen.texts.map { text in
      let label = UILabel()
      label.accessibilityIdentifier = text.testID
      return label
    }
    buttons = screen.buttons.map { description in
      let button = UIButton()
      button.accessibilityIdentifier = description.testID
      button.action = { [unowned self] in perform(description.actions) }
      return button
    }
    fillTexts()
    for content in labels { view.addSubview(content) }
    for content in buttons { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, content) in view.subviews.enumerated() {
      content.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top + Self.rowHeight * Double(row), width: view.bounds.width,
        height: Self.rowHeight)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    perform(screen.onAppear)
  }

  private func perform(_ actions: [NativeScreen.Action]) {
    for action in actions {
      switch action {
      case .perform(let action): router.perform(action: action)
      case .openURL(let url): router.openURL(url)
      case .setFlag(let flag, let isEnabled): router.setFlag(flag, isEnabled: isEnabled)
      }
    }
  }
}
