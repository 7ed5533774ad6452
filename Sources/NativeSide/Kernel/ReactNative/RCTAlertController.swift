package import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The view controller of a React Native `Alert`, of an action sheet or of the share sheet, in a window of its own above
/// all others.
package final class RCTAlertController: UIViewController {
  /// A finger's answer to an alert: the button, and the texts of the fields, if there are any.
  struct Answer {
    let buttonId: String
    let text: String?
    let password: String?
  }

  let alertId: Int64
  private let titleText: String
  private let message: String
  /// "actionSheet" or "share"; nil for an alert.
  private let style: String?
  let fields: [RCTAlertField]
  /// In the order in which the script has given them.
  let buttons: [RCTAlertButton]
  private let onPress: (Answer) -> Void

  /// - Parameters:
  ///   - props: the parameters of React Native's `alertWithArgs`: `title`, `message`, `type`, `defaultValue`, and
  ///     `buttons`, an array of objects with one member each, the button's id and its text; `cancelButtonKey`,
  ///     `destructiveButtonKey` and `preferredButtonKey`, each the id of a button. Without buttons the alert has the button
  ///     OK, and a prompt Cancel, too. A sheet has a `style`, and `disabledButtons` and `destructiveButtons`, arrays of ids.
  ///   - onPress: called when a finger has pressed a button.
  init(alertId: Int64, props: JSON, onPress: @escaping (Answer) -> Void) {
    self.alertId = alertId
    titleText = props["title"]?.string ?? ""
    message = props["message"]?.string ?? ""
    style = props["style"]?.string
    let type = props["type"]?.string
    buttons = Self.buttons(props, isPrompt: ["plain-text", "secure-text", "login-password"].contains(type))
    let text = props["defaultValue"]?.string ?? ""
    switch type {
    case "plain-text": fields = [RCTAlertField(.text, text, isSecure: false)]
    case "secure-text": fields = [RCTAlertField(.text, text, isSecure: true)]
    case "login-password":
      fields = [RCTAlertField(.text, text, isSecure: false), RCTAlertField(.password, "", isSecure: true)]
    default: fields = []
    }
    self.onPress = onPress
    super.init()
  }

  private static func buttons(_ props: JSON, isPrompt: Bool) -> [RCTAlertButton] {
    func ids(_ name: String) -> [String] { (props[name]?.array ?? []).compactMap(\.string) }
    var given = (props["buttons"]?.array ?? []).flatMap { button in
      (button.object ?? [:]).map { (id: $0.text, text: $1.string ?? "") }
    }
    var cancel = props["cancelButtonKey"]?.string
    let destructive = ids("destructiveButtons") + [props["destructiveButtonKey"]?.string].compactMap(\.self)
    let disabled = ids("disabledButtons")
    if given.isEmpty {
      given = [(id: "0", text: "OK")] + (isPrompt ? [(id: "1", text: "Cancel")] : [])
      cancel = given.last?.id
    }
    return given.map { id, text in
      let style: RCTAlertButton.Style =
        cancel.map(id.isExactly) == true
        ? .cancel : destructive.contains { id.isExactly($0) } ? .destructive : .default
      return RCTAlertButton(
        id: id, text: text, style: style, isEnabled: !disabled.contains { id.isExactly($0) },
        isPreferred: props["preferredButtonKey"]?.string.map(id.isExactly) == true)
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for row in fields as [UIView] + buttons { view.addSubview(row) }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let layout = layout
    for (field, frame) in zip(fields, layout.fields) { field.frame = frame }
    for (button, frame) in zip(buttons, layout.buttons) { button.frame = frame }
  }

  /// Where the parts of the alert lie in the view.
  var layout: AlertLayout {
    let hasPreferred = buttons.contains(where: \.isPreferred)
    let content = AlertLayout.Content(
      title: titleText, message: message, isSheet: style != nil, fieldCount: fields.count,
      buttons: buttons.map { button in
        AlertLayout.Button(
          text: button.text, cancels: button.style == .cancel, isBold: button.isStressed(besidePreferred: hasPreferred))
      })
    return AlertLayout(content, in: view.bounds, insets: safeAreaInsets)
  }

  func press(_ button: RCTAlertButton) {
    func text(_ kind: RCTAlertField.Kind) -> String? { fields.first { $0.kind == kind }?.text }
    onPress(Answer(buttonId: button.id, text: text(.text), password: text(.password)))
  }

  /// The members of the alert's node in a snapshot.
  var description: JSONObject {
    let hasPreferred = buttons.contains(where: \.isPreferred)
    var node: JSONObject = [
      "type": "Alert", "alertId": .int(alertId), "title": .string(titleText), "message": .string(message),
      "buttons": .array(
        buttons.map { button in
          var node: JSONObject = [
            "id": .string(button.id), "text": .string(button.text), "style": .string(button.style.rawValue),
            "frame": .numbers(button.frameOnScreen.numbers),
          ]
          if button.isPreferred { node["preferred"] = true }
          if button.isStressed(besidePreferred: hasPreferred) { node["bold"] = true }
          if !button.isEnabled { node["enabled"] = false }
          return .object(node)
        }),
    ]
    if let style { node["style"] = .string(style) }
    if !fields.isEmpty {
      node["inputs"] = .array(
        fields.map { field in
          [
            "testID": .string(field.testID), "text": .string(field.text), "secure": .bool(field.isSecure),
            "frame": .numbers(field.frameOnScreen.numbers),
          ]
        })
    }
    node["layout"] = describedLayout
    return node
  }

  /// The card, and the lines of the texts.
  private var describedLayout: JSON {
    let layout = layout
    func frame(_ frame: CGRect) -> JSON { .numbers(view.convert(frame, to: nil).numbers) }
    func lines(_ lines: AlertLayout.Lines) -> JSON { ["lines": .texts(lines.texts), "frame": frame(lines.frame)] }
    return ["card": frame(layout.card), "title": lines(layout.title), "message": lines(layout.message)]
  }
}

/// A button of an alert.
final class RCTAlertButton: UIView {
  /// UIKit's styles of an action.
  enum Style: String { case `default`, cancel, destructive }

  /// The id that the script has given the button.
  let id: String
  let text: String
  let style: Style
  let isEnabled: Bool
  /// True for the one that the alert stresses.
  let isPreferred: Bool

  init(id: String, text: String, style: Style, isEnabled: Bool, isPreferred: Bool) {
    (self.id, self.text, self.style, self.isEnabled, self.isPreferred) = (id, text, style, isEnabled, isPreferred)
    super.init(frame: .zero)
  }

  /// True where its text is bold: UIKit stresses the preferred button, and without one the button that cancels.
  func isStressed(besidePreferred hasPreferred: Bool) -> Bool { hasPreferred ? isPreferred : style == .cancel }

  /// A button has an id; the view's own initializer would leave it open.
  @available(*, unavailable)
  override init(frame: CGRect) { fatalError("RCTAlertButton.init(frame:) is not available.") }
}
