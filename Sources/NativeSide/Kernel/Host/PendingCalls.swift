internal import Shared

/// Calls that were begun and have not settled. Every one is taken out exactly once.
struct PendingCalls {
  struct Call: Sendable {
    let reply: Reply
    let origin: Promise.Origin
    /// What is known of why it waits, for whoever asks.
    var waitsFor: String?
    /// Whether only a finger can bring it to its end: a push with a preview.
    var awaitsFinger = false
  }

  private var calls = CallTable<Call>()

  var count: Int { calls.count }

  /// The number of the next call that is inserted.
  var nextNumber: Int { calls.nextNumber }

  mutating func insert(_ call: Call) { calls.append(call) }

  mutating func take(_ number: Int) -> Call? { calls.take(number) }

  func contains(_ number: Int) -> Bool { calls[number] != nil }

  mutating func setReason(_ reason: String?, of number: Int) { calls.update(number) { $0.waitsFor = reason } }

  mutating func setAwaitsFinger(_ number: Int) {
    calls.update(number) { $0.awaitsFinger = true }
    setReason("it waits for a finger to press the preview", of: number)
  }

  /// Calls that wait for a finger.
  var awaitingFinger: Int { calls.all.count { $0.call.awaitsFinger } }

  /// Takes out all calls of a generation, in the order in which they were begun.
  mutating func takeAll(of generation: Generation) -> [Call] {
    calls.all.filter { $0.call.origin.generation == generation }.compactMap { calls.take($0.number) }
  }

  /// A sentence for each, in the order in which they were begun.
  var descriptions: [String] {
    calls.all.map { _, call in "\(call.origin) is pending" + (call.waitsFor.map { ": \($0)" } ?? "") }
  }
}
