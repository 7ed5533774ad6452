import NavbridgeStress
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The ledger of commands", .timeLimit(.minutes(20)))
struct CommandLedgerTests {
  /// Returns a ledger with three issued commands of epoch 2.
  private static func issued() -> (CommandLedger, [CommandTag]) {
    var ledger = CommandLedger()
    let tags = [CommandKind.noop, .push, .mergeOptions].map { ledger.issue($0, epoch: 2) }
    return (ledger, tags)
  }

  private static func kinds(_ ledger: CommandLedger) -> [Fault.Kind] { ledger.faults.kept.map(\.kind) }

  @Test("The ledger of commands finds no fault in commands that settle once each, in their epoch")
  func clean() {
    var (ledger, tags) = Self.issued()
    for (tag, outcome) in zip(tags, [Outcome.resolved, .neverSettles, .invalidated]) {
      ledger.settle(tag, outcome, naming: tag, during: 2)
    }
    ledger.received("RNN.ComponentDidAppear", of: tags[1], during: 2)
    ledger.close()
    #expect(ledger.faults.isEmpty && ledger.unsettled.isEmpty)
    #expect(ledger.issued == 3 && ledger.outcomes.total == 3)
    #expect(ledger.outcomesOfKind[.push]?[.neverSettles] == 1)
  }

  @Test("The ledger of commands reports a command that settles twice, and counts it once")
  func twice() {
    var (ledger, tags) = Self.issued()
    ledger.settle(tags[0], .resolved, naming: nil, during: 2)
    ledger.settle(tags[0], .invalidated, naming: nil, during: 2)
    #expect(Self.kinds(ledger) == [.settledTwice])
    #expect(ledger.faults.kept[0].description == "The command e2.0 (noop) settled again: invalidated.")
    #expect(ledger.outcomes.total == 1)
  }

  @Test("The ledger of commands reports a command that settles again after a hundred thousand others")
  func twiceMuchLater() {
    var ledger = CommandLedger()
    let waiting = (0..<3).map { _ in ledger.issue(.push, epoch: 1) }
    let tags = (0..<100_000).map { _ in
      let tag = ledger.issue(.noop, epoch: 1)
      ledger.settle(tag, .resolved, naming: nil, during: 1)
      return tag
    }
    for tag in waiting { ledger.settle(tag, .resolved, naming: nil, during: 1) }
    for _ in 0..<20_000 { ledger.settle(ledger.issue(.noop, epoch: 1), .resolved, naming: nil, during: 1) }
    #expect(ledger.faults.isEmpty && ledger.issued == 120_003 && ledger.outcomes.total == 120_003)
    for tag in [waiting[0], tags[7], tags[99_999]] { ledger.settle(tag, .invalidated, naming: nil, during: 1) }
    #expect(Self.kinds(ledger) == [.settledTwice, .settledTwice, .settledTwice])
    #expect(ledger.unsettled.isEmpty && ledger.outcomes.total == 120_003)
  }

  @Test("The ledger of commands reports commands that never settle")
  func never() {
    var (ledger, tags) = Self.issued()
    ledger.settle(tags[1], .resolved, naming: nil, during: 2)
    #expect(ledger.unsettled == [tags[0], tags[2]] && !ledger.isSettled(tags[0]))
    ledger.close()
    #expect(Self.kinds(ledger) == [.settledNever, .settledNever])
  }

  @Test("The ledger of commands reports a settlement, an answer and an event that crossed epochs")
  func crossing() {
    var (ledger, tags) = Self.issued()
    ledger.settle(tags[0], .resolved, naming: nil, during: 3)
    ledger.settle(tags[1], .resolved, naming: CommandTag(epoch: 1, number: 1), during: 2)
    ledger.received("runApplication", of: tags[2], during: 3)
    #expect(Self.kinds(ledger) == [.crossed, .crossed, .crossed])
    #expect(ledger.faults.kept[2].description == "runApplication of e2.2 came in epoch 3.")
  }

  @Test("The ledger of commands reports an answer to a command that was never issued")
  func unknown() {
    var (ledger, _) = Self.issued()
    ledger.settle(CommandTag(epoch: 2, number: 17), .resolved, naming: nil, during: 2)
    #expect(Self.kinds(ledger) == [.wrongAnswer])
  }

  @Test("The ledger of commands keeps the first faults and counts all of them")
  func many() {
    var (ledger, tags) = Self.issued()
    for _ in 0..<200 { ledger.received("an event", of: tags[0], during: 9) }
    #expect(ledger.faults.count == 200 && ledger.faults.kept.count == 50)
  }

  @Test(
    "The ledger of commands reports any difference from the native counts",
    arguments: [
      (Outcome.resolved, 0, 1, true), (.resolved, 1, 1, false), (.rejected, 1, 1, false), (.neverSettles, 1, 1, false),
      (.invalidated, -1, 1, true), (.invalidated, -1, 0, false), (.invalidated, 1, 9, false),
    ])
  func nativeCounts(_ outcome: Outcome, _ more: Int, _ dropped: Int, _ agrees: Bool) {
    var ledger = CommandLedger()
    for outcome in [Outcome.resolved, .rejected, .neverSettles, .invalidated] {
      let tag = ledger.issue(.push, epoch: 1)
      ledger.settle(tag, outcome, naming: nil, during: 1)
    }
    var native = NativeCounts()
    for outcome in [Outcome.resolved, .rejected, .neverSettles, .invalidated] { native.settled[outcome] = 1 }
    native.settled[outcome] += more
    native.droppedOfOldEpoch = dropped
    for architecture in Architecture.allCases {
      let faults = ledger.compared(with: native, on: architecture)
      #expect(faults.isEmpty == agrees)
      #expect(faults.kept.allSatisfy { $0.kind == .miscounted })
    }
  }

  @Test(
    "The ledger of commands excludes turbo's void methods, which the native side does not count, from the comparison")
  func voidMethods() {
    var ledger = CommandLedger()
    let tag = ledger.issue(.mergeOptions, epoch: 1)
    ledger.settle(tag, .resolved, naming: nil, during: 1)
    #expect(ledger.compared(with: NativeCounts(), on: .turbo).isEmpty)
    #expect(!ledger.compared(with: NativeCounts(), on: .bridge).isEmpty)
  }

  @Test("The ledger of commands distinguishes outcomes by the content of the answer")
  func outcomes() {
    func failure(_ code: RPCErrorCode, _ name: String) -> Result<JSON, RPCError> {
      .failure(RPCError(code, "…", data: ["code": .string(name)]))
    }
    #expect(Outcome(Result<JSON, RPCError>.success(.null)) == .resolved)
    #expect(Outcome(failure(.rejected, "NEVER_SETTLES")) == .neverSettles)
    #expect(Outcome(failure(.rejected, "ERROR")) == .rejected)
    #expect(Outcome(failure(.bridgeInvalidated, "BRIDGE_INVALIDATED")) == .invalidated)
    #expect(Outcome(failure(.bridgeInvalidated, "CONNECTION_LOST")) == .lost)
  }
}
