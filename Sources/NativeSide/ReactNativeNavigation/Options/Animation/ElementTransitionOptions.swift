internal import NavbridgeWire

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
