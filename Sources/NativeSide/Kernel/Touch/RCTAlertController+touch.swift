internal import HeadlessUIKit

extension RCTAlertController: Touchable {
  package var touchTargets: [TouchTarget] {
    let texts = fields.map { field in
      var target = TouchTarget(field, frame: field.bounds) {}
      target.testID = field.testID
      return target
    }
    return texts
      + buttons.map { button in
        var target = TouchTarget(button, frame: button.bounds) { [unowned self] in press(button) }
        target.text = button.text
        target.isEnabled = button.isEnabled
        return target
      }
  }
}
