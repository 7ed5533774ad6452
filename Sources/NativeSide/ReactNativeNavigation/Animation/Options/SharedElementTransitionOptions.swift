internal import Shared

/// How an element of the screen that is left becomes one of the screen that comes.
struct SharedElementTransitionOptions: Sendable, Equatable {
  let fromId: String
  let toId: String
  /// Of everything in which the two differ.
  let timing: TransitionTiming
  /// Animated besides.
  let transition: TransitionOptions
  /// As set, in milliseconds.
  private let explicitDuration: Double?

  init(_ json: JSON) {
    fromId = json["fromId"]?.string ?? ""
    toId = json["toId"]?.string ?? ""
    timing = TransitionTiming(json)
    transition = TransitionOptions(json)
    explicitDuration = json["duration"]?.double
  }

  var maxDuration: Double { max(explicitDuration ?? 0, transition.maxDuration) }

  /// Nil where there is no list. An empty one counts as an animation.
  static func list(_ json: JSON?) -> [SharedElementTransitionOptions]? {
    json?.array?.map(SharedElementTransitionOptions.init)
  }
}
