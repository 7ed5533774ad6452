/// The stack of one layer, without its root (layered-navigation §3). It is a value, and knows no UIKit.
struct NavStack: Equatable, Sendable {
  /// The context that shows while the stack is empty. Nil for a layer that is not defined.
  private(set) var root: NavEntry?
  /// The elements from the lowest to the current one.
  private(set) var entries: [NavEntry] = []
  /// The kind of the last operation.
  private(set) var navigator = Navigator.root
  /// The animator of the lowest push, which is also that of a pop to the root.
  private(set) var rootAnimator: NavAnimator?
  /// The stack at the last capture.
  private var captured: [Captured] = []

  private struct Captured: Equatable {
    let entries: [NavEntry]
    let navigator: Navigator
    let rootAnimator: NavAnimator?

    static func == (one: Captured, other: Captured) -> Bool {
      one.entries == other.entries && one.navigator == other.navigator && one.rootAnimator === other.rootAnimator
    }
  }

  init(root: NavEntry? = nil) { self.root = root }

  /// The last element, or else the root.
  var current: NavEntry? { entries.last ?? root }

  /// The text of the current context that the store compares.
  var hash: String {
    guard var current else { return "" }
    current.navigator = navigator
    return current.text
  }

  /// The texts of all elements.
  var texts: [String] { entries.map(\.text) }

  mutating func push(_ entry: NavEntry) {
    if entries.isEmpty { rootAnimator = entry.animator }
    entries.append(entry)
    setNavigator(.push)
  }

  /// Drops the current element. With one or none left, the stack is cleared.
  mutating func pop() {
    guard entries.count > 1 else { return clear() }
    entries.removeLast()
    setNavigator(.pop)
  }

  /// Pops until the element is the current one. If it is so already, nothing changes. If it is not in the stack, a new
  /// one is pushed over the root.
  mutating func pop<Failure: Error>(
    to target: ControllerReference, orPush make: () throws(Failure) -> NavEntry
  ) throws(Failure) {
    guard let index = entries.lastIndex(where: target.matches) else {
      let entry = try make()
      clear()
      return push(entry)
    }
    guard index < entries.count - 1 else { return }
    entries.removeSubrange((index + 1)...)
    setNavigator(.pop)
  }

  mutating func clear() {
    entries = []
    navigator = .root
  }

  /// Replaces all elements, in which those that stay keep their animators.
  mutating func replace(with new: [NavEntry]) {
    guard new != entries else { return }
    clear()
    for entry in new { push(entry) }
  }

  /// Drops elements that the display does not show any more.
  mutating func drop(_ ids: Set<Int>) {
    entries.removeAll { ids.contains($0.contextId) }
    if entries.isEmpty { navigator = .root } else { setNavigator(.pop) }
  }

  /// True when both stacks have the same elements, however they were reached.
  func holdsTheSame(as other: NavStack) -> Bool {
    entries.map(\.contextId) == other.entries.map(\.contextId)
  }

  private mutating func setNavigator(_ new: Navigator) {
    navigator = new
    entries[entries.count - 1].navigator = new
  }

  // MARK: Capture

  /// Keeps the list, the navigators and the animators until `commit` or `rollback`.
  mutating func capture() throws(StackFault) {
    guard captured.isEmpty else { throw .capturedTwice }
    captured = [Captured(entries: entries, navigator: navigator, rootAnimator: rootAnimator)]
  }

  /// Drops the captured state.
  mutating func commit() throws(StackFault) {
    guard captured.popLast() != nil else { throw .notCaptured }
  }

  /// Restores the captured state.
  mutating func rollback() throws(StackFault) {
    guard let before = captured.popLast() else { throw .notCaptured }
    (entries, navigator, rootAnimator) = (before.entries, before.navigator, before.rootAnimator)
  }

  static func == (one: NavStack, other: NavStack) -> Bool {
    one.root == other.root && one.entries == other.entries && one.navigator == other.navigator
      && one.rootAnimator === other.rootAnimator && one.captured == other.captured
  }
}
