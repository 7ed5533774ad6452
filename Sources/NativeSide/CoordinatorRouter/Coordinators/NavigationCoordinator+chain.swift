internal import NavbridgeVocabulary
internal import NavbridgeWire

extension NavigationCoordinator {
  /// The child on the same stack.
  var childOnStack: NavigationCoordinator? { children.first { $0.stack === stack } }

  /// The parent on the same stack.
  var parentOnStack: NavigationCoordinator? { parent?.stack === stack ? parent : nil }

  /// Returns the most recently started coordinator of this one's stack, or this one if nothing was started from it.
  public func youngestChild() -> NavigationCoordinator {
    var youngest = self
    while let next = youngest.childOnStack { youngest = next }
    return youngest
  }

  /// The first coordinator on the way of parents, through the stacks of modals down to that of a tab.
  public var oldestAncestor: NavigationCoordinator {
    var oldest = self
    while let next = oldest.parent { oldest = next }
    return oldest
  }

  /// The coordinators of this one's stack, the oldest first.
  public var chain: [NavigationCoordinator] {
    var head = self
    while let next = head.parentOnStack { head = next }
    var chain = [head]
    while let next = chain[chain.count - 1].childOnStack { chain.append(next) }
    return chain
  }

  /// The number of coordinators of this one's stack down to the first, which has the depth 1.
  public var depth: Int {
    var (depth, here) = (1, self)
    while let next = here.parentOnStack { (depth, here) = (depth + 1, next) }
    return depth
  }

  /// True for the first coordinator of a modal's stack.
  public var isModalHead: Bool { parent.map { $0.stack !== stack } ?? false }

  /// Returns the coordinator with a key among this one and all that were started from it, modals included.
  public func descendant(withKey key: String) -> NavigationCoordinator? {
    descendants.first { $0.route.key.isExactly(key) }
  }

  /// This coordinator and all that were started from it, parents first.
  var descendants: [NavigationCoordinator] {
    var (found, waiting) = ([NavigationCoordinator](), [self])
    while let next = waiting.popLast() {
      found.append(next)
      // Modals were started after the stack below them, so they come last.
      waiting += next.children.filter { $0.stack !== next.stack } + next.children.filter { $0.stack === next.stack }
    }
    return found
  }
}
