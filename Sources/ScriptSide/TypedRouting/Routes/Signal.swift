public import NavbridgeRuntime

/// A channel that calls its subscribers at once, in the order of their subscriptions.
@ScriptThread
final class Signal<Value> {
  private struct Entry {
    weak var subscription: RoutingSubscription?
    let perform: (Value) -> Void
  }

  private var entries: [Entry] = []

  /// True if a value would be received.
  var isObserved: Bool { entries.contains { $0.subscription != nil } }

  /// Subscribes for as long as the result is held.
  func subscribe(_ perform: @escaping (Value) -> Void) -> RoutingSubscription {
    entries.removeAll { $0.subscription == nil }
    let subscription = RoutingSubscription()
    entries.append(Entry(subscription: subscription, perform: perform))
    return subscription
  }

  func send(_ value: Value) {
    for entry in entries where entry.subscription?.isActive == true { entry.perform(value) }
  }
}

/// A value that is stored elsewhere, with the functions that read and write it.
@ScriptThread
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding that never changes. Writing to it has no effect.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value itself.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

/// An observation of a tree of routers. It ends when it is cancelled or released.
@ScriptThread
public final class RoutingSubscription {
  private(set) var isActive = true

  init() {}

  /// Ends the observation.
  public func cancel() { isActive = false }
}
