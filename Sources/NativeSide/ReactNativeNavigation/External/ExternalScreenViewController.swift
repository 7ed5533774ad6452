internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeWire
internal import OrderedCollections

/// A native screen of the app, made from a description. Its labels and buttons lie one below the other, in a scroll
/// view if the description has one.
final class ExternalScreenViewController: DCFWrapperViewController {
  private let screen: ExternalScreen
  private let props: JSON
  private let host: RCTHost
  private let scrollView: DCFScrollView?
  /// The name under which the screen is registered, if another native screen has pushed it.
  private(set) var name: String?

  init(_ screen: ExternalScreen, props: JSON, host: RCTHost) {
    self.screen = screen
    self.props = props
    self.host = host
    scrollView = screen.scroll.map { _ in DCFScrollView() }
    let content = UIView()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(contentView: content)
    if let scroll = screen.scroll { addScrollView(scroll) }
    if let text = screen.title { title = ExternalScreen.fill(text, with: props) }
    navigationItem.rightBarButtonItems = screen.rightButtons.map { button in
      let item = UIBarButtonItem(title: ExternalScreen.fill(button.text, with: props)) { [weak self] in
        self?.perform(button.action)
      }
      item.accessibilityIdentifier = button.testID
      item.isEnabled = button.isEnabled
      return item
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in screen.views { rows.addSubview(makeView(row)) }
  }

  override func viewDidLayoutSubviews() {
    scrollView?.frame = contentView.bounds
    let top = scrollView == nil ? safeAreaInsets.top : 0
    DescribedScreen.layOutRows(of: rows, from: top, width: view.bounds.width)
    let height = max(DescribedScreen.rowHeight * Double(screen.views.count), screen.scroll?.contentHeight ?? 0)
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

  /// The parent of the described views.
  private var rows: UIView { scrollView?.scrollContentView ?? contentView }

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

  private func makeView(_ row: ExternalScreen.View) -> UIView {
    let text = ExternalScreen.fill(row.text, with: props)
    switch row.kind {
    case .label:
      let label = DescribedScreen.label(testID: row.testID)
      label.text = text
      return label
    case .button:
      let button = DescribedScreen.button(testID: row.testID) { [weak self] in self?.perform(row.action) }
      button.title = text
      button.isEnabled = row.isEnabled
      return button
    }
  }

  private func perform(_ action: ExternalScreen.Action?) {
    switch action {
    case nil: break
    case .pushNative(let name):
      if let other = host.makeExternalComponent(name) {
        (other as? ExternalScreenViewController)?.name = name
        navigationController?.pushViewController(other, animated: true)
      }
    case .pop: _ = navigationController?.popViewController(animated: true)
    case .dismiss: dismiss(animated: true)
    case .setText(let testID, let text): setText(ExternalScreen.fill(text, with: props), of: testID)
    case .emit(let event, let body): host.sendDeviceEvent(name: event, body: fill(body))
    }
  }

  private func setText(_ text: String, of testID: String) {
    for content in rows.subviews where testID.isExactly(content.accessibilityIdentifier) {
      (content as? UILabel)?.text = text
      (content as? UIButton)?.title = text
    }
    for item in navigationItem.rightBarButtonItems where testID.isExactly(item.accessibilityIdentifier) {
      item.title = text
    }
  }

  /// Returns a body with each `$props.KEY` in its texts replaced. A text that consists of one key only becomes the
  /// value itself.
  private func fill(_ body: JSON) -> JSON {
    switch body {
    case .string(let text):
      if text.hasPrefix("$props."), let whole = props[String(text.dropFirst("$props.".count))] { return whole }
      return .string(ExternalScreen.fill(text, with: props))
    case .array(let items): return .array(items.map(fill))
    case .object(let members): return .object(members.mapValues(fill))
    default: return body
    }
  }
}
