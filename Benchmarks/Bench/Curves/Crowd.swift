/// A thing of which a device can have many.
package enum Crowd: String, Sendable, CaseIterable {
  /// Screens in the stack onto which a screen is pushed.
  case screens
  case overlays
  /// Modals over the stack onto which a screen is pushed.
  case modals
  /// Modals below the stack onto which a screen is pushed.
  case modalsBelow = "modals-below"
  case tabs
  /// Listeners of one event.
  case listeners
  /// Drivers without a subscription.
  case drivers
  /// Drivers that subscribe to the traffic.
  case subscribers
  /// Pushes that wait for their content. Nothing is animated, because the device's clock waits with them.
  case calls
  /// The same, with an overlay that has the id of the screen that is pushed.
  case twins

  /// The things of which there are curves. The instructions of all of them are counted (Benchmarks/counts trees).
  static let ofCurves: [Crowd] = [.screens, .overlays, .modals, .tabs, .listeners, .drivers, .calls]

  var sizes: [Int] { self == .screens ? [10, 100, 1_000, 10_000] : [10, 100, 1_000] }

  /// The name in a sentence.
  var words: String {
    switch self {
    case .calls: "pending calls"
    case .modalsBelow: "modals below"
    default: rawValue
    }
  }
}
