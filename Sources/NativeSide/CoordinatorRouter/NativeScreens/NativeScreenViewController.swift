internal import HeadlessUIKit
internal import NavbridgeVocabulary

/// The view controller of a native screen that a file describes. Its texts and buttons lie one below the other.
final class NativeScreenViewController: UIViewController {
  /// The height in points.
  private static let rowHeight = 44.0

  private let screen: NativeScreen
  private let route: Route
  private unowned let router: Router

  init(_ screen: NativeScreen, route: Route, router: Router) {
    (self.screen, self.route, self.router) = (screen, route, router)
    super.init()
    title = screen.title.map { NativeScreen.fill($0, with: route.params) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for text in screen.texts {
      let label = UILabel()
      label.text = NativeScreen.fill(text.text, with: route.params)
      label.accessibilityIdentifier = text.testID
      view.addSubview(label)
    }
    for description in screen.buttons {
      let button = UIButton()
      button.title = NativeScreen.fill(description.text, with: route.params)
      button.accessibilityIdentifier = description.testID
      button.action = { [unowned self] in perform(description.actions) }
      view.addSubview(button)
    }
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
