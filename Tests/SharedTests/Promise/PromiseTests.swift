import Testing

@testable import NavbridgeKernel
@testable import NavbridgeRuntime
@testable import NavbridgeVocabulary
@testable import NavbridgeWire

@Suite("A promise")
struct PromiseTests {
  /// Records the settlements that it receives.
  private final class Settler: PromiseSettler {
    enum Report: Equatable, Sendable {
      case settled(Int, Result<JSON, RPCError>)
      case dropped(Int, [String])
      case late(Int)
    }
    let log = Log<Report>()

    func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>) {
      log.add(.settled(origin.call, outcome))
    }
    func promiseDropped(_ origin: Promise.Origin, history: [String]) { log.add(.dropped(origin.call, history)) }
    func promiseSettledLate(_ origin: Promise.Origin) { log.add(.late(origin.call)) }
  }

  private final class Call: NamedCall {
    let moduleName: String
    let methodName: String
    let commandID: String?

    init(_ moduleName: String, _ methodName: String, _ commandID: String?) {
      self.moduleName = moduleName
      self.methodName = methodName
      self.commandID = commandID
    }
  }

  private let settler = Settler()

  private func promise(_ call: Int = 1) -> Promise {
    Promise(
      .init(Call("RNNTurboModule", "push", "push3"), number: call, of: .first),
      settler: settler)
  }

  @Test("A promise resolves with its value, and reports nothing when it is released")
  func resolves() {
    do { promise().resolve(["a": 1]) }
    #expect(settler.log.entries == [.settled(1, .success(["a": 1]))])
  }

  @Test("A promise rejects with its error")
  func rejects() {
    let error = RPCError(.rejected, "No such component.")
    do { promise(4).reject(error) }
    #expect(settler.log.entries == [.settled(4, .failure(error))])
  }

  @Test("A promise uses the first settlement only, and reports each later one")
  func late() {
    do {
      let promise = promise()
      promise.resolve(1)
      promise.reject(RPCError(.internalError, "too late"))
      promise.resolve(2)
    }
    #expect(settler.log.entries == [.settled(1, .success(1)), .late(1), .late(1)])
  }

  @Test("A promise reports that it was dropped, with its history, when it is released without a settlement")
  func dropped() {
    do {
      let promise = promise(9)
      promise.note("The transition was cancelled.")
      promise.note("The view went away.")
    }
    #expect(settler.log.entries == [.dropped(9, ["The transition was cancelled.", "The view went away."])])
  }

  @Test("A promise describes the call that it was made for")
  func origin() {
    #expect(promise().origin.description == "RNNTurboModule.push 'push3' of epoch 1")
    let plain = Promise.Origin(Call("AppState", "get", nil), number: 1, of: Generation(epoch: 2))
    #expect(plain.description == "AppState.get of epoch 2")
  }

  @Test("A promise settles once when two threads settle it at the same moment", .timeLimit(.minutes(20)))
  func race() async throws {
    let rounds = 1_000
    let promises = (0..<rounds).map { promise($0) }
    let done = Latch("both threads have settled every promise", count: 2)
    // Both threads begin each round together, so that they compete for the promise.
    let turnstile = Turnstile(parties: 2)
    for side in 0..<2 {
      LiveThread.start(name: "settler\(side)") {
        for promise in promises {
          turnstile.pass()
          if side == 0 { promise.resolve(0) } else { promise.reject(RPCError(.rejected, "1")) }
        }
        done.arrive()
      }
    }
    try await done.wait()
    var settled = [Int](repeating: 0, count: rounds)
    var late = settled
    for observed in settler.log.entries {
      switch observed {
      case .settled(let call, _): settled[call] += 1
      case .late(let call): late[call] += 1
      case .dropped(let call, _): Issue.record("Promise \(call) was reported dropped.")
      }
    }
    #expect(settled.allSatisfy { $0 == 1 } && late.allSatisfy { $0 == 1 })
  }
}
