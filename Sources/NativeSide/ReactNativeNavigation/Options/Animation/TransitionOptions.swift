internal import NavbridgeWire

/// The animation of a view in a transition (rnn-options §7.1).
struct TransitionOptions: Sendable, Equatable {
  /// The animated properties, in the order in which iOS combines their effects.
  enum Property: String, Sendable, CaseIterable {
    case alpha, x, y, translationX, translationY, rotationY, scaleX, scaleY
    /// Counts as an animation and has no effect on iOS.
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

  /// The longest duration that the options set, in milliseconds, without delays, or 0 if they set none.
  var maxDuration: Double { details.values.compactMap(\.explicitDuration).max() ?? 0 }

  /// Returns true if the object contains any property of a transition. Otherwise it replaces nothing in a merge
  /// (rnn-options §3.4).
  static func isOne(_ json: JSON) -> Bool {
    json["enabled"]?.bool != nil || json["waitForRender"]?.bool != nil
      || Property.allCases.contains { json[$0.rawValue]?.object != nil }
  }
}
