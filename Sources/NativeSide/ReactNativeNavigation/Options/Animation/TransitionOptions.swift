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

/// The animation of one property of a view (rnn-options §7.1).
struct TransitionDetailsOptions: Sendable, Equatable {
  let from: Double?
  let to: Double?
  let timing: TransitionTiming
  /// The duration that the options set, in milliseconds. It counts for the duration that UIKit receives.
  let explicitDuration: Double?

  init(_ json: JSON?) {
    from = json?["from"]?.double
    to = json?["to"]?.double
    timing = TransitionTiming(json)
    explicitDuration = json?["duration"]?.double
  }

  var hasAnimation: Bool { from != nil || to != nil }
}

/// The animation of one element of a screen. The element is named by its nativeID.
struct ElementTransitionOptions: Sendable, Equatable {
  let id: String
  let transition: TransitionOptions

  init(_ json: JSON) {
    id = json["id"]?.string ?? ""
    transition = TransitionOptions(json)
  }

  /// Returns nil if there is no list. An empty list counts as an animation.
  static func list(_ json: JSON?) -> [ElementTransitionOptions]? { json?.array?.map(ElementTransitionOptions.init) }
}

/// The transition from an element of the leaving screen to an element of the arriving screen.
struct SharedElementTransitionOptions: Sendable, Equatable {
  let fromId: String
  let toId: String
  /// The timing of all properties in which the two elements differ.
  let timing: TransitionTiming
  /// Additional animated properties.
  let transition: TransitionOptions
  /// The duration that the options set, in milliseconds.
  private let explicitDuration: Double?

  init(_ json: JSON) {
    fromId = json["fromId"]?.string ?? ""
    toId = json["toId"]?.string ?? ""
    timing = TransitionTiming(json)
    transition = TransitionOptions(json)
    explicitDuration = json["duration"]?.double
  }

  var maxDuration: Double { max(explicitDuration ?? 0, transition.maxDuration) }

  /// Returns nil if there is no list. An empty list counts as an animation.
  static func list(_ json: JSON?) -> [SharedElementTransitionOptions]? {
    json?.array?.map(SharedElementTransitionOptions.init)
  }
}
