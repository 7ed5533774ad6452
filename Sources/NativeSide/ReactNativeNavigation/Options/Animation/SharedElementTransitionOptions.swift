internal import NavbridgeWire

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
