internal import HeadlessUIKit

/// A text field of an alert, into which `device/type` types.
final class RCTAlertField: UIView {
  enum Kind { case text, password }

  let kind: Kind
  let isSecure: Bool
  var text: String

  init(_ kind: Kind, _ text: String, isSecure: Bool) {
    (self.kind, self.text, self.isSecure) = (kind, text, isSecure)
    super.init(frame: .zero)
  }

  /// A field has a kind; the view's own initializer would leave it open.
  @available(*, unavailable)
  override init(frame: CGRect) { fatalError("RCTAlertField.init(frame:) is not available.") }

  /// The test id by which a driver names the field. iOS has none.
  var testID: String { kind == .text ? "alertInput" : "alertPassword" }
}
