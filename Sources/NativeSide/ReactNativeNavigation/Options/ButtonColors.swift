internal import HeadlessUIKit

/// The colours of a side's buttons that have none of their own.
struct ButtonColors: Sendable, Equatable {
  var color: UIColor?
  var disabledColor: UIColor?
}
