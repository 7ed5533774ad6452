package import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The view controller of a React Native `Alert`, in a window of its own above all others.
package final class RCTAlertController: UIViewController, Touchable {
  /// A button of the alert. Buttons lie below each other in the middle of the screen.
  private final class Button: UIView {
    /// The id that the script has given the button.
    let id: String
    let text: String

    init(id: String, text: String, frame: CGRect) {
      (self.id, self.text) = (id, text)
      super.init(frame: frame)
    }
  }

  /// The size of a button of iOS's alerts, in points.
  private static let buttonSize = CGSize(width: 270, height: 44)

  let alertId: Int64
  private let titleText: String
  private let message: String
  private let buttons: [(id: String, text: String)]
  private let onPress: (_ buttonId: String) -> Void

  /// - Parameters:
  ///   - props: the parameters of React Native's `alertWithArgs`: `title`, `message`, and `buttons`, an array of objects
  ///     with one member each, the button's id and its text. Without buttons the alert has the button OK.
  ///   - onPress: called when a finger has pressed a button.
  init(alertId: Int64, props: JSON, onPress: @escaping (_ buttonId: String) -> Void) {
    self.alertId = alertId
    titleText = props["title"]?.string ?? ""
    message = props["message"]?.string ?? ""
    let given = (props["buttons"]?.array ?? []).flatMap { button in
      (button.object ?? [:]).map { (id: $0.text, text: $1.string ?? "") }
    }
    buttons = given.isEmpty ? [(id: "0", text: "OK")] : given
    self.onPress = onPress
    super.init()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons { view.addSubview(Button(id: button.id, text: button.text, frame: .zero)) }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = Self.buttonSize
    let top = (view.bounds.height - Double(view.subviews.count) * size.height) / 2
    for (index, button) in view.subviews.enumerated() {
      button.frame = CGRect(
        x: (view.bounds.width - size.width) / 2, y: top + Double(index) * size.height, width: size.width,
        height: size.height)
    }
  }

  package var touchTargets: [TouchTarget] {
    view.subviews.compactMap { $0 as? Button }.map { button in
      var target = TouchTarget(button, frame: button.bounds) { [onPress] in onPress(button.id) }
      target.text = button.text
      return target
    }
  }

  /// The members of the alert's node in a snapshot.
  var description: JSONObject {
    [
      "type": "Alert", "alertId": .int(alertId), "title": .string(titleText), "message": .string(message),
      "buttons": .array(buttons.map { ["id": .string($0.id), "text": .string($0.text)] }),
    ]
  }
}
