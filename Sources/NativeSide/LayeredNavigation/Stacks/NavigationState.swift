/// The stacks of all layers, and the layers that show. It is a value: a copy of it is the staging area of a transaction.
struct NavigationState: Equatable, Sendable {
  var active = ActiveLayer()
  private var stacks = Layer.all.map { _ in NavStack() }

  init() {}

  subscript(layer: Layer) -> NavStack {
    get { stacks[layer.position] }
    set { stacks[layer.position] = newValue }
  }

  /// Makes a layer show before a push or a pop on it. A push on `nav` or a tab hides the accessories.
  mutating func show(_ layer: Layer) { empty(active.show(layer)) }

  mutating func setAccesory(_ index: Int, isUp: Bool) { empty(active.setAccesory(index, isUp: isUp)) }

  private mutating func empty(_ accesories: [Int]) {
    for index in accesories { self[.accesory(index)].clear() }
  }

  /// The layers whose elements differ from those of another state, from the back to the front.
  func layersChanged(since other: NavigationState) -> [Layer] {
    Layer.all.filter { !self[$0].holdsTheSame(as: other[$0]) }
  }

  /// Restores the stacks that have the same elements as before, however often they changed in between.
  mutating func forgetDetours(since other: NavigationState) {
    for layer in Layer.all where self[layer].holdsTheSame(as: other[layer]) { self[layer] = other[layer] }
  }

  mutating func capture() throws(StackFault) {
    for layer in Layer.all { try self[layer].capture() }
  }

  mutating func commit() throws(StackFault) {
    for layer in Layer.all { try self[layer].commit() }
  }

  /// Restores the stacks of the capture. The caller restores `active`.
  mutating func rollback() throws(StackFault) {
    for layer in Layer.all { try self[layer].rollback() }
  }

  /// The ids of the roots and of all elements.
  var contextIds: Set<Int> {
    stacks.reduce(into: []) { ids, stack in
      if let root = stack.root { ids.insert(root.contextId) }
      for entry in stack.entries { ids.insert(entry.contextId) }
    }
  }

  /// The state as texts, which is what the store keeps and compares.
  var texts: [StateKey: String] {
    var texts: [StateKey: String] = [
      .layerActive: active.active.name, .accesories: active.accesories.map(String.init).joined(separator: ","),
    ]
    for layer in Layer.all { texts[.layer(layer)] = self[layer].hash }
    return texts
  }
}

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

/// The kind of the operation that made a context the current one (layered-navigation §3).
enum Navigator: String, Sendable, CaseIterable {
  case root, push, pop
}

/// A programming error in the use of a stack.
enum StackFault: String, Error, Sendable {
  case capturedTwice = "A stack was captured twice. Commit the first capture, or roll it back, before the next one."
  case notCaptured = "A stack was resolved without a capture. Capture it first."
}
