internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The view controller of a native screen that a file describes. Its texts and buttons lie one below the other.
final class NativeScreenViewController: UIViewController {
  private let screen: NativeScreen
  private var params: JSONObject
  /// Nil once the native side has ended. The buttons of a screen that outlives it do nothing.
  private weak var router: NativeAppRouter?
  private var labels: [UILabel] = []
  private var buttons: [UIButton] = []

  init(_ screen: NativeScreen, params: JSONObject, router: NativeAppRouter) {
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
    labels = screen.texts.map { DescribedScreen.label(testID: $0.testID) }
    buttons = screen.buttons.map { button in
      DescribedScreen.button(testID: button.testID) { [weak self] in self?.perform(button.actions) }
    }
    fillTexts()
    for content in labels { view.addSubview(content) }
    for content in buttons { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    DescribedScreen.layOutRows(of: view, from: view.safeAreaInsets.top, width: view.bounds.width)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    perform(screen.onAppear)
  }

  private func perform(_ actions: [NativeScreen.Action]) {
    for action in actions {
      switch action {
      case .perform(let action): router?.perform(action: action)
      case .openURL(let url): router?.openURL(url)
      case .setFlag(let flag, let isEnabled): router?.setFlag(flag, isEnabled: isEnabled)
      }
    }
  }
}
