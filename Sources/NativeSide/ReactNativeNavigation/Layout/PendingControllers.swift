internal import HeadlessUIKit
internal import Shared

/// Trees on their way to the screen, by their outermost controllers, which are not kept alive.
///
/// By identity, because a script that awaits nothing may have thousands on their way, and each command asks for one.
@MainQueue
struct PendingControllers {
  @MainQueue private struct Entry {
    /// Their order is that in which they came.
    let number: Int
    @WeakReference var controller: UIViewController?
  }

  /// By the controller's slot, which outlives it: no two ever have the same.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextNumber = 0
  /// How many there may be before those are looked for that have gone.
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

  /// In the order in which they came.
  var all: [UIViewController] { entries.values.sorted { $0.number < $1.number }.compactMap(\.controller) }

  private mutating func forgetTheGone() {
    entries = entries.filter { $0.value.controller != nil }
    roomy = max(Self.leastRoomy, entries.count * 2)
  }
}
