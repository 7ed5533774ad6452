internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A tree in which the layout manager looks for controllers (rnn-layouts §5).
@MainQueue
struct LayoutTree {
  let top: UIViewController
  /// The number of a pending tree.
  let number: Int?
  /// The window of any other tree.
  let window: UIWindow?

  /// Returns true if the walk searches this tree first: pending trees by age, then windows from back to front.
  func isBefore(_ other: LayoutTree) -> Bool {
    switch (number, other.number) {
    case (let number?, let other?): number < other
    case (nil, nil): other.window.flatMap { window?.isBehind($0) } ?? false
    case (let number, _): number != nil
    }
  }
}
