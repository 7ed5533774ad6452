internal import NavbridgeRuntime

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
