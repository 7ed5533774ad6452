internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The view controller of a native screen that a file describes.
final class NativeScreenViewController: UIViewController {
  private let screen: NativeScreen
  private let content: DescribedContent<[NativeScreen.Action]>
  /// Nil once the native side has ended. The buttons of a screen that outlives it do nothing.
  private weak var router: NativeAppRouter?

  init(_ screen: NativeScreen, params: JSONObject, router: NativeAppRouter) {
    (self.screen, self.router) = (screen, router)
    content = DescribedContent(screen.content, Self.values(params))
    super.init()
    content.begin(in: self) { [weak self] in self?.perform($0) }
  }

  /// Shows other parameters in the title and in all texts.
  func update(_ params: JSONObject) { content.update(Self.values(params)) }

  private static func values(_ params: JSONObject) -> DescribedValues { DescribedValues("params", .object(params)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.load(into: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.layOut(from: view.safeAreaInsets.top, width: view.bounds.width)
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
