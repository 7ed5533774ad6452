internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Trees that wait to be shown, by their outermost controllers. References are weak.
///
/// They are stored by identity, because a script that does not await its commands may have thousands pending, and each
/// command looks one up.
@MainQueue
struct PendingControllers {
  @MainQueue private struct Entry {
    /// The number by which entries are sorted in the order of insertion.
    let number: Int
    @WeakReference var controller: UIViewController?
  }

  /// The entries by the controller's slot. The slot outlives the controller, so no two controllers ever share one.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextNumber = 0
  /// The number of entries at which those of released controllers are removed.
  private var roomy = leastRoomy
  private static let leastRoomy = 16

  mutating func append(_ controller: UIViewController) {
    if entries.count >= roomy { forgetTheGone() }
    let key = ObjectIdentifier(controller.slot)
    guard entries[key] == nil else { return }
    nextNumber += 1
    entries[key] = Entry(number: nextNumber, controller: controller)
  }

  mutating func remove(_ controller: UIViewController) { entries[ObjectIdentifier(controller.slot)] = nil }

  func contains(_ controller: UIViewController) -> Bool { entries[ObjectIdentifier(controller.slot)] != nil }

  /// The number of a controller, which is larger than those of the controllers that were inserted before it. Nil if it
  /// does not wait.
  func number(of controller: UIViewController) -> Int? { entries[ObjectIdentifier(controller.slot)]?.number }

  /// Removes the entries of released controllers.
  mutating func forgetTheGone() {
    entries = entries.filter { $0.value.controller != nil }
    roomy = max(Self.leastRoomy, entries.count * 2)
  }
}
