internal import NavbridgeRuntime

/// The state as texts, with reactions to the keys that change (layered-navigation §9).
@MainQueue
final class NavStore {
  /// The name in traces.
  let name: String
  private(set) var state = Dictionary(uniqueKeysWithValues: StateKey.all.map { ($0, "") })
  /// Called for the display with the keys that a dispatch has changed. The lock has been raised for each of them.
  var react: ([StateChange], FluxLock) -> Void = { _, _ in }
  /// Called for observers, for every change.
  private var observers: [Int: (key: StateKey, observe: (StateChange) -> Void)] = [:]
  private var nextObserver = 0
  private var nextLock = 1
  private var lock: FluxLock?
  /// The ordinary mutations that wait until the lock is released.
  private var waiting: [() -> Void] = []

  init(name: String) { self.name = name }

  /// True while a dispatch has not been displayed. Ordinary mutations wait then.
  var isLocked: Bool { lock != nil }

  /// Takes a lock, changes some keys, and lets those that are really changed react. If none is, the lock releases
  /// itself.
  ///
  /// - Parameter forced: The keys that react although their texts are the same.
  @discardableResult
  func dispatch(
    _ new: [StateKey: String], forcing forced: Set<StateKey> = [], released: @escaping (NavFailure?) -> Void
  ) -> FluxLock {
    let lock = FluxLock(id: nextLock) { [weak self] failure in
      self?.lock = nil
      self?.runWaiting()
      released(failure)
    }
    nextLock += 1
    self.lock = lock
    let changes = write(new, forcing: forced)
    for _ in changes { lock.raise() }
    if changes.isEmpty { lock.releaseIfUnused() } else { react(changes, lock) }
    return lock
  }

  /// Changes some keys without the display's reaction. While a lock is held, the change waits.
  func mutate(_ new: @escaping () -> [StateKey: String]) {
    if isLocked { return waiting.append { [weak self] in self?.mutate(new) } }
    _ = write(new())
  }

  /// Observes a key until the number that this returns is removed.
  func observe(_ key: StateKey, _ observe: @escaping (StateChange) -> Void) -> Int {
    nextObserver += 1
    observers[nextObserver] = (key, observe)
    return nextObserver
  }

  func removeObserver(_ number: Int) { observers[number] = nil }

  private func write(_ new: [StateKey: String], forcing forced: Set<StateKey> = []) -> [StateChange] {
    var changes: [StateChange] = []
    for key in StateKey.all {
      guard let text = new[key], text != state[key, default: ""] || forced.contains(key) else { continue }
      changes.append(StateChange(key: key, old: state[key, default: ""], new: text))
      state[key] = text
    }
    for change in changes {
      for (_, observer) in observers.sorted(by: { $0.key < $1.key }) where observer.key == change.key {
        observer.observe(change)
      }
    }
    return changes
  }

  /// Ends the dispatch that has not been displayed.
  func expire(_ failure: NavFailure) { lock?.expire(failure) }

  private func runWaiting() {
    let work = waiting
    waiting = []
    for mutation in work { mutation() }
  }
}

/// A change of one key of the state (layered-navigation §2).
public struct StateChange: Equatable, Sendable {
  /// The key that has changed.
  public let key: StateKey
  /// The text before: the name of a layer, indices of accessories, or the text of a layer's current context.
  public let old: String
  /// The text after it.
  public let new: String
}
