internal import HeadlessUIKit

/// The colours of the buttons on one side of a bar that set no colours themselves.
struct ButtonColors: Sendable, Equatable {
  var color: UIColor?
  var disabledColor: UIColor?
}
