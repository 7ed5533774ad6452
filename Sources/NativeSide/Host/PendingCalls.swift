internal import Shared

/// Calls that were begun and have not settled, each by its number. Every one is taken out exactly once.
struct PendingCalls {
  struct Call: Sendable {
    let reply: Reply
    let origin: Promise.Origin
    /// What is known of why it waits, for whoever asks.
    var waitsFor: String?
    /// Whether only a finger can bring it to its end: a push with a preview.
    var awaitsFinger = false
  }

  private var calls: [Int: Call] = [:]
  private var nextNumber = 1

  var count: Int { calls.count }

  mutating func makeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  mutating func insert(_ call: Call) { calls[call.origin.call] = call }

  mutating func take(_ number: Int) -> Call? { calls.removeValue(forKey: number) }

  func contains(_ number: Int) -> Bool { calls[number] != nil }

  mutating func setReason(_ reason: String?, of number: Int) { calls[number]?.waitsFor = reason }

  mutating func setAwaitsFinger(_ number: Int) {
    calls[number]?.awaitsFinger = true
    setReason("it waits for a finger to press the preview", of: number)
  }

  /// Calls that wait for a finger.
  var awaitingFinger: Int { calls.values.count { $0.awaitsFinger } }

  /// Takes out all calls of a generation, in the order in which they were begun.
  mutating func takeAll(of generation: Generation) -> [Call] {
    let taken = calls.values.filter { $0.origin.generation == generation }.sorted { $0.origin.call < $1.origin.call }
    for call in taken { calls[call.origin.call] = nil }
    return taken
  }

  /// A sentence for each, in the order in which they were begun.
  var descriptions: [String] {
    calls.values.sorted { $0.origin.call < $1.origin.call }.map { call in
      "\(call.origin) is pending" + (call.waitsFor.map { ": \($0)" } ?? "")
    }
  }
}
