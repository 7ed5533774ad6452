internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire

/// A native screen of the app, made from a description. Its rows lie in a scroll view if the description has one.
final class ExternalScreenViewController: DCFWrapperViewController {
  private let screen: ExternalScreen
  private let content: DescribedContent<ExternalScreen.Action>
  private let values: DescribedValues
  private let host: RCTHost
  private let scrollView: DCFScrollView?
  /// The name under which the screen is registered, if another native screen has pushed it.
  private(set) var name: String?

  init(_ screen: ExternalScreen, props: JSON, host: RCTHost) {
    self.screen = screen
    self.host = host
    values = DescribedValues("props", props)
    content = DescribedContent(screen.content, values)
    scrollView = screen.scroll.map { _ in DCFScrollView() }
    let contentView = UIView()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(contentView: contentView)
    if let scroll = screen.scroll { addScrollView(scroll) }
    content.begin(in: self) { [weak self] in self?.perform($0) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.load(into: scrollView?.scrollContentView ?? contentView)
  }

  override func viewDidLayoutSubviews() {
    scrollView?.frame = contentView.bounds
    let top = scrollView == nil ? safeAreaInsets.top : 0
    content.layOut(from: top, width: view.bounds.width)
    let height = max(content.height, screen.scroll?.contentHeight ?? 0)
    if let scrollView { place(CGSize(width: view.bounds.width, height: height), in: scrollView) }
    // The guides adjust the scroll view last, when its content has been laid out.
    super.viewDidLayoutSubviews()
  }

  /// Sets the content's size. Content starts at rest below its own inset.
  private func place(_ content: CGSize, in scrollView: DCFScrollView) {
    let isFirst = scrollView.scrollView.contentSize == .zero
    scrollView.scrollContentView.frame = CGRect(origin: .zero, size: content)
    if isFirst { scrollView.scrollView.contentOffset.y = -scrollView.scrollView.contentInset.top }
  }

  /// Adds the scroll view. Only screens that scroll publish their guides to the script side.
  private func addScrollView(_ description: ExternalScreen.Scroll) {
    guard let scrollView else { return }
    scrollView.accessibilityIdentifier = description.testID
    scrollView.contentInset = description.contentInset
    scrollView.automaticallyAdjustContentInsets = description.isAutomatic
    scrollView.scrollView.alwaysBounceVertical = true
    for flag in ScrollFlag.allCases {
      if let value = description.flags[flag] { flag.set(value, on: scrollView) }
    }
    if let throttle = description.eventThrottle { observeScrolling(scrollView, throttle) }
    contentView.addSubview(scrollView)
    layoutObserver = host.layoutPublisher
    host.layoutPublisher?.register(scrollView)
  }

  private func observeScrolling(_ scrollView: DCFScrollView, _ throttle: Double) {
    scrollView.scrollEventThrottle = throttle
    scrollView.onEvent = { [weak self, unowned scrollView] event in
      guard let self else { return }
      layoutObserver?.didScroll(event, of: scrollView, in: self)
    }
  }

  private func perform(_ action: ExternalScreen.Action) {
    switch action {
    case .pushNative(let name):
      if let other = host.makeExternalComponent(name) {
        (other as? ExternalScreenViewController)?.name = name
        navigationController?.pushViewController(other, animated: true)
      }
    case .pop: _ = navigationController?.popViewController(animated: true)
    case .dismiss: dismiss(animated: true)
    case .setText(let testID, let text): content.setText(values.fill(text), of: testID)
    case .emit(let event, let body): host.sendDeviceEvent(name: event, body: values.fill(in: body))
    }
  }
}
