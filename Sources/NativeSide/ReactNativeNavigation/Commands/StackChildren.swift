internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The children of a `setStackRoot`, from root to top: new ones, and those of the stack that stay.
@MainQueue
struct StackChildren {
  private enum Child {
    case new(any RNNLayoutProtocol)
    /// A child that stays, and its name for errors. It is not retained, because a finger may pop it while new children
    /// render.
    case existing(ObjectSlot, name: String)
  }

  private var children: [Child] = []
  private let stackId: String

  /// - Parameters:
  ///   - stack: Returns the stack, for the children that stay.
  ///   - make: Creates the controllers of a new child, which has a place among the children.
  /// - Throws: The exceptions of `make`; `EXTENSION_REFUSED` under `--strict`, `NO_EXISTING_CHILD`.
  init(
    _ nodes: JSONValue, of stackId: String, isStrict: Bool, in stack: () -> UINavigationController?,
    make: (_ node: JSONValue, _ index: Int) throws(NativeException) -> any RNNLayoutProtocol
  ) throws(NativeException) {
    self.stackId = stackId
    for node in nodes.items {
      guard node["type"]?.isString("Existing") == true else {
        children.append(.new(try make(node, children.count)))
        continue
      }
      if isStrict { throw .existingChildRefused }
      let (found, name) = Self.find(node, in: stack()?.viewControllers ?? [])
      guard let found else { throw .noExistingChild(name, in: stackId) }
      children.append(.existing(found.slot, name: name))
    }
  }

  /// Returns the child of a stack with the node's `id`, or else the one at the node's `index`, for native screens without
  /// an id.
  private static func find(
    _ node: JSONValue, in controllers: [UIViewController]
  ) -> (controller: UIViewController?, name: String) {
    if let id = node["id"]?.string { return (controllers.first { id.isExactly($0.componentId) }, id) }
    let index = Int(node["index"]?.int ?? -1)
    return (controllers.indices.contains(index) ? controllers[index] : nil, "\(index)")
  }

  /// The new children.
  var made: [any RNNLayoutProtocol] {
    children.compactMap { if case .new(let controller) = $0 { controller } else { nil } }
  }

  /// The top if it is new.
  var newTop: (any RNNLayoutProtocol)? {
    if case .new(let controller)? = children.last { controller } else { nil }
  }

  /// The top, or nil if there are no children.
  var top: (any RNNLayoutProtocol)? {
    switch children.last {
    case .new(let controller)?: controller
    case .existing(let slot, _)?: slot.layout
    case nil: nil
    }
  }

  var isEmpty: Bool { children.isEmpty }

  /// Returns the children as the new stack.
  ///
  /// - Throws: `NO_EXISTING_CHILD` for a child that has left the stack since the command began.
  func controllers(in stack: UINavigationController) throws(NativeException) -> [UIViewController] {
    var all: [UIViewController] = []
    for child in children {
      switch child {
      case .new(let controller): all.append(controller)
      case .existing(let slot, let name):
        guard let stays = stack.viewControllers.first(where: { unsafe $0 === slot.object }) else {
          throw .noExistingChild(name, in: stackId)
        }
        all.append(stays)
      }
    }
    return all
  }
}
