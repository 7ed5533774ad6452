internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The calls that were begun and have not settled. Each call is removed exactly once.
package struct PendingCalls {
  struct Call: Sendable {
    let call: ModuleCall
    let generation: Generation
    /// The known reason why the call waits, for reports.
    var waitsFor: WaitReason?
    /// True when only a finger can complete the call: a push with a preview.
    var awaitsFinger = false
  }

  private var calls = CallTable<Call>()

  package var count: Int { calls.count }
  /// The number of calls that were ever begun.
  var begun: Int { calls.nextNumber - 1 }

  /// Begins a call, which gets the next number.
  mutating func begin(_ call: ModuleCall, in generation: Generation) -> Promise.Origin {
    defer { calls.append(Call(call: call, generation: generation)) }
    return Promise.Origin(call, number: calls.nextNumber, of: generation)
  }

  mutating func take(_ number: Int) -> Call? { calls.take(number) }

  package func contains(_ number: Int) -> Bool { calls[number] != nil }

  package mutating func setReason(_ reason: WaitReason?, of number: Int) {
    calls.update(number) { $0.waitsFor = reason }
  }

  package mutating func setAwaitsFinger(_ number: Int) {
    calls.update(number) { $0.awaitsFinger = true }
    setReason(.preview, of: number)
  }

  /// The number of calls that wait for a finger.
  var awaitingFinger: Int { calls.all.count { $0.call.awaitsFinger } }

  /// Removes all calls of a generation and returns them, in the order in which they were begun.
  mutating func takeAll(of generation: Generation) -> [Call] {
    calls.all.filter { $0.call.generation == generation }.compactMap { calls.take($0.number) }
  }

  /// The calls for which something is so, in the order in which they were begun.
  func origins(where isSo: (ModuleCall) -> Bool) -> [Promise.Origin] { origins(of: { isSo($0.call) }) }

  /// The calls of other generations than the one that runs. There are none.
  func origins(notOf generation: Generation) -> [Promise.Origin] {
    origins(of: { $0.generation != generation })
  }

  private func origins(of isMeant: (Call) -> Bool) -> [Promise.Origin] {
    calls.all.filter { isMeant($0.call) }.map {
      Promise.Origin($0.call.call, number: $0.number, of: $0.call.generation)
    }
  }

  /// One sentence for each call, in the order in which they were begun.
  var descriptions: [String] {
    calls.all.map { number, call in
      let origin = Promise.Origin(call.call, number: number, of: call.generation)
      return "\(origin) is pending" + (call.waitsFor.map { ": \($0.sentence)" } ?? "")
    }
  }
}
