/// An element of a stack: the text by which the state refers to a context, and the navigator of the context.
struct NavEntry: Equatable, Sendable {
  let contextId: Int
  let controller: String
  let resourceId: String?
  var navigator: Navigator
  /// The animator of the push, which is also that of the screen's pop.
  var animator: NavAnimator?

  init(
    contextId: Int, controller: String, resourceId: String? = nil, navigator: Navigator = .push,
    animator: NavAnimator? = nil
  ) {
    self.contextId = contextId
    self.controller = controller
    self.resourceId = resourceId
    self.navigator = navigator
    self.animator = animator
  }

  /// The controller with the id of its resource, as texts have them.
  var path: String { ControllerReference.path(controller, resourceId) }

  /// The text in the state: path, id and navigator. The context is found by the id.
  var text: String { "\(path)#\(contextId) \(navigator.rawValue)" }

  static func == (one: NavEntry, other: NavEntry) -> Bool {
    one.text == other.text && one.animator === other.animator
  }
}
