internal import HeadlessUIKit
internal import Shared

/// A native screen of an app's own, made of a description: labels and buttons, one below the other.
final class ExternalScreenViewController: UIViewController {
  /// In points.
  private static let rowHeight = 44.0

  private let screen: ExternalScreen
  private let props: JSON
  private let host: RCTHost

  init(_ screen: ExternalScreen, props: JSON, host: RCTHost) {
    self.screen = screen
    self.props = props
    self.host = host
    super.init()
    if let text = screen.title { title = ExternalScreen.fill(text, with: props) }
    navigationItem.rightBarButtonItems = screen.rightButtons.map { button in
      let item = UIBarButtonItem(title: ExternalScreen.fill(button.text, with: props)) { [unowned self] in
        perform(button.action)
      }
      item.accessibilityIdentifier = button.testID
      item.isEnabled = button.isEnabled
      return item
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in screen.views { view.addSubview(makeView(row)) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, content) in view.subviews.enumerated() {
      content.frame = CGRect(
        x: 0, y: safeAreaInsets.top + Self.rowHeight * Double(row), width: view.bounds.width, height: Self.rowHeight)
    }
  }

  private func makeView(_ row: ExternalScreen.View) -> UIView {
    let text = ExternalScreen.fill(row.text, with: props)
    let made: UIView
    switch row.kind {
    case .label:
      let label = UILabel()
      label.text = text
      made = label
    case .button:
      let button = UIButton()
      button.title = text
      button.isEnabled = row.isEnabled
      button.action = { [unowned self] in perform(row.action) }
      made = button
    }
    made.accessibilityIdentifier = row.testID
    return made
  }

  private func perform(_ action: ExternalScreen.Action?) {
    switch action {
    case nil: break
    case .pushNative(let name):
      if let other = host.makeExternalComponent(name) {
        navigationController?.pushViewController(other, animated: true)
      }
    case .pop: _ = navigationController?.popViewController(animated: true)
    case .dismiss: dismiss(animated: true)
    case .setText(let testID, let text): setText(ExternalScreen.fill(text, with: props), of: testID)
    case .emit(let event, let body): host.sendDeviceEvent(name: event, body: fill(body))
    }
  }

  private func setText(_ text: String, of testID: String) {
    for content in view.subviews where content.accessibilityIdentifier == testID {
      (content as? UILabel)?.text = text
      (content as? UIButton)?.title = text
    }
    for item in navigationItem.rightBarButtonItems where item.accessibilityIdentifier == testID { item.title = text }
  }

  /// The texts of a body with `$props.KEY` filled in. A text that is nothing else becomes the value itself.
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
