internal import Shared

/// How one element of a screen, named by its nativeID, is animated.
struct ElementTransitionOptions: Sendable, Equatable {
  let id: String
  let transition: TransitionOptions

  init(_ json: JSON) {
    id = json["id"]?.string ?? ""
    transition = TransitionOptions(json)
  }

  /// Nil where there is no list. An empty one counts as an animation.
  static func list(_ json: JSON?) -> [ElementTransitionOptions]? { json?.array?.map(ElementTransitionOptions.init) }
}
