public import NavbridgeRuntime

/// A container that is mounted: it holds its router and the containers within it (typed-routing §8).
///
/// Presentations end, and screens are released, as soon as they are gone from the routers' state. New screens and presentations are
/// made at the end of the tick, so that several changes of one tick are rendered together.
@ScriptThread
public class MountedContainer: Identifiable {
  /// The container's number within its tree.
  public nonisolated let id: Int
  /// The tree of its router.
  public nonisolated let tree: RouterTree
  /// False once the container has been taken out of its tree.
  public private(set) var isMounted = true
  /// The container that this one is within.
  public private(set) weak var parent: MountedContainer?
  private var places: [(place: ContainerPlace, container: MountedContainer)] = []

  init(tree: RouterTree) {
    self.tree = tree
    id = tree.nextScreen()
  }

  deinit {
    // Each container of a long chain is released by this loop, and not by the one before it.
    guard tree.isOnThread else { return }
    ScriptThread.assumeIsolated { Self.unmount(places.map(\.container)) { places = [] } }
  }

  /// The containers within this one, in the order in which they were mounted.
  public var nested: [MountedContainer] { places.map(\.container) }

  /// Returns the container at a place within this one.
  public func nested(at place: ContainerPlace) -> MountedContainer? { places.first { $0.place == place }?.container }

  /// Takes the container and all within it out of the tree, and releases what is within it.
  public func unmount() {
    isMounted = false
    let containers = nested
    Self.unmount(containers) { places = [] }
  }

  func mount(_ container: MountedContainer, at place: ContainerPlace) {
    container.parent = self
    places.append((place, container))
  }

  /// Takes out the container at a place. Returns false if there is none.
  func unmount(at place: ContainerPlace) -> Bool {
    guard let index = places.firstIndex(where: { $0.place == place }) else { return false }
    Self.unmount([places[index].container]) { places.remove(at: index) }
    return true
  }

  func setNeedsRender() { if isMounted { tree.setNeedsRender(self) } }

  // MARK: - Overridden

  /// Makes what the state of the router asks for, and is not there yet.
  func render() {}
  func pathChanged(kept: Int) {}
  func rootChanged() {}
  func slotChanged(_ slot: PresentationSlot) {}
  func columnsChanged() {}
  func tabChanged() {}

  /// Releases containers, those within others first, so that the depth of a chain does not matter.
  private static func unmount(_ containers: [MountedContainer], _ forget: () -> Void) {
    var all = containers
    var next = 0
    while next < all.count {
      all[next].isMounted = false
      all += all[next].nested
      all[next].places = []
      next += 1
    }
    forget()
    while all.popLast() != nil {}
  }
}
