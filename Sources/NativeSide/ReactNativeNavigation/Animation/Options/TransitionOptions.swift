internal import Shared

/// How a view is animated in a transition (rnn-options §7.1).
struct TransitionOptions: Sendable, Equatable {
  /// The animated properties, in the order in which iOS puts their effects together.
  enum Property: String, Sendable, CaseIterable {
    case alpha, x, y, translationX, translationY, rotationY, scaleX, scaleY
    /// Counts as an animation, and does nothing on iOS.
    case rotationX
  }

  let details: [Property: TransitionDetailsOptions]
  let isEnabled: Bool?
  let waitForRender: Bool?

  init(_ json: JSON?) {
    var details: [Property: TransitionDetailsOptions] = [:]
    for property in Property.allCases {
      guard let given = json?[property.rawValue], given.object != nil else { continue }
      details[property] = TransitionDetailsOptions(given)
    }
    self.details = details
    isEnabled = json?["enabled"]?.bool
    waitForRender = json?["waitForRender"]?.bool
  }

  var hasAnimation: Bool { details.values.contains(where: \.hasAnimation) }

  func shouldWaitForRender(default unset: Bool) -> Bool { waitForRender ?? unset || hasAnimation }

  /// The longest duration that was set, in milliseconds; 0 without one. Delays are left out.
  var maxDuration: Double { details.values.compactMap(\.explicitDuration).max() ?? 0 }

  /// Whether a transition says anything: else it replaces nothing in a merge (rnn-options §3.4).
  static func isOne(_ json: JSON) -> Bool {
    json["enabled"]?.bool != nil || json["waitForRender"]?.bool != nil
      || Property.allCases.contains { json[$0.rawValue]?.object != nil }
  }
}
