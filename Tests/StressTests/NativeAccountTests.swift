import NavbridgeStress
import NavbridgeWire
import Testing

@Suite("The native side's account of commands", .timeLimit(.minutes(20)))
struct NativeAccountTests {
  private static func entry(_ kind: String, _ method: String, _ id: String, epoch: Int, route: String = "bridge")
    -> JSON
  {
    [
      "kind": .string(kind), "method": .string(method), "id": .string(id), "epoch": .int(Int64(epoch)),
      "route": .string(route),
    ]
  }

  private static func end(_ epoch: Int) -> JSON { entry("reload", "end", "\(epoch)", epoch: epoch) }

  private static func counts(answered: Int, invalidated: Int) -> NativeCounts {
    var counts = NativeCounts()
    counts.settled[.resolved] = answered
    counts.settled[.invalidated] = invalidated
    return counts
  }

  private static func account(_ entries: [JSON]) -> NativeAccount {
    var account = NativeAccount()
    for entry in entries { account.take(entry) }
    return account
  }

  @Test(
    "The native side's account of commands is even when each command that began is answered or ends with its epoch")
  func even() {
    let account = Self.account([
      Self.entry("call", "addListener", "RNN.AppLaunched", epoch: 1),
      Self.entry("call", "push", "e1.0", epoch: 1), Self.entry("call", "noop", "e1.1", epoch: 1),
      Self.entry("call", "mergeOptions", "e1.0", epoch: 1), Self.entry("callback", "noop", "e1.1", epoch: 1),
      Self.entry("callback", "mergeOptions", "", epoch: 1), Self.end(1),
      Self.entry("call", "push", "e2.2", epoch: 2), Self.entry("error", "push", "e2.2", epoch: 2), Self.end(2),
    ])
    #expect(account.begun == 4 && account.answered == 3 && account.invalidated == 1)
    #expect(account.hasEnded(2) && !account.hasEnded(3))
    #expect(account.compared(with: Self.counts(answered: 3, invalidated: 1)).isEmpty)
  }

  @Test(
    """
    The native side's account of commands counts a void command as one that reached the native side, and expects no \
    answer
    """)
  func voidOnTurbo() {
    let account = Self.account([Self.entry("call", "mergeOptions", "e1.0", epoch: 1, route: "turbo")])
    #expect(account.reached(in: 1) == 1 && account.begun == 0)
  }

  @Test(
    "The native side's account of commands reports commands that settle twice and commands that cross epochs",
    arguments: [
      ([("callback", "push", "e1.0", 1), ("callback", "push", "e1.0", 1)], Fault.Kind.settledTwice),
      ([("callback", "push", "e1.7", 1)], .settledTwice),
      ([("call", "push", "e1.0", 1)], .settledTwice),
      ([("callback", "mergeOptions", "", 1)], .settledTwice),
      ([("callback", "push", "e1.0", 2)], .crossed),
      ([("call", "push", "e2.1", 1)], .crossed),
      ([("reload", "end", "1", 1), ("call", "push", "e1.1", 1)], .crossed),
    ])
  func faults(_ entries: [(String, String, String, Int)], _ kind: Fault.Kind) {
    let first = Self.entry("call", "push", "e1.0", epoch: 1)
    let account = Self.account([first] + entries.map { Self.entry($0, $1, $2, epoch: $3) })
    #expect(account.faults.kept.contains { $0.kind == kind }, "\(account.faults.kept)")
  }

  @Test(
    """
    The native side's account of commands reports a command that was neither answered nor invalidated, and different \
    native counts
    """)
  func uneven() {
    let account = Self.account([Self.entry("call", "push", "e1.0", epoch: 1)])
    #expect(account.compared(with: NativeCounts()).kept.map(\.kind) == [.settledNever])
    let ended = Self.account([Self.entry("call", "push", "e1.0", epoch: 1), Self.end(1)])
    #expect(ended.compared(with: NativeCounts()).kept.map(\.kind) == [.miscounted])
    #expect(ended.compared(with: Self.counts(answered: 1, invalidated: 1)).kept.map(\.kind) == [.miscounted])
  }

  @Test("The native side's account of commands begins anew with each process, and keeps the sums")
  func processes() {
    var account = Self.account([
      Self.entry("call", "push", "e1.0", epoch: 1), Self.entry("call", "noop", "e1.1", epoch: 1),
      Self.entry("callback", "noop", "e1.1", epoch: 1),
    ])
    account.close(.killed)
    #expect(account.begun == 2 && account.answered == 1 && account.lost == 1 && account.faults.isEmpty)
    #expect(!account.hasEnded(1) && account.reached(in: 1) == 0)
    for entry in [Self.entry("call", "push", "e1.2", epoch: 1), Self.end(1)] { account.take(entry) }
    account.close(.atRest(Self.counts(answered: 0, invalidated: 1)))
    #expect(account.faults.isEmpty && account.begun == 3 && account.invalidated == 1)
    account.take(Self.entry("call", "push", "e1.3", epoch: 1))
    account.close(.stopped)
    #expect(account.faults.kept.map(\.kind) == [.settledNever])
  }
}
