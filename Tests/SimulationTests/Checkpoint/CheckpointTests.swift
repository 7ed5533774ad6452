import Glibc
import NavbridgeSimulation
import Testing

/// Copies of a process, each test in a process of its own.
@Suite("A checkpoint")
struct CheckpointTests {
  private static let second: Int64 = 1_000_000_000

  /// The number that a run has answered; nil for another end.
  private static func answer(_ result: Checkpoint.Result) -> Int? {
    guard case .answer(var bytes) = result else { return nil }
    return try? bytes.read(Int.self)
  }

  /// A checkpoint whose copies add the number of a request to a sum that the process has made before. None takes a number below 0.
  private static func adding(_ sum: Int) throws -> Checkpoint {
    try Checkpoint.start(later: 0) { server, _ in
      var sum = sum
      sum *= 2
      server.answer(PassedBytes(of: sum))
      let number = server.serve { request in (try? request.read(Int.self)).flatMap { $0 < 0 ? nil : $0 } }
      if number == 99 { raise(SIGKILL) }
      if number == 98 { exit(3) }
      while number == 97 {}
      sum += number
      server.answerAndEnd(PassedBytes(of: sum))
    }[0]
  }

  @Test("Each copy begins where the process stands, and leaves nothing for the next one")
  func copies() async {
    await #expect(processExitsWith: .success) {
      let checkpoint = try CheckpointTests.adding(20)
      #expect(CheckpointTests.answer(checkpoint.result(limit: CheckpointTests.second)) == 40)
      for number in [1, 2, 1] {
        #expect(
          CheckpointTests.answer(checkpoint.run(PassedBytes(of: number), limit: CheckpointTests.second)) == 40 + number)
      }
    }
  }

  @Test("A request that is refused, a copy that ends, and one that has no end are told apart, and the next copy runs")
  func ends() async {
    await #expect(processExitsWith: .success) {
      let checkpoint = try CheckpointTests.adding(1)
      _ = checkpoint.result(limit: CheckpointTests.second)
      func words(_ number: Int) -> String {
        switch checkpoint.run(PassedBytes(of: number), limit: CheckpointTests.second / 10) {
        case .answer: "answer"
        case .refused: "refused"
        case .lost(let words): words
        case .endless: "endless"
        }
      }
      #expect(words(-1) == "refused" && words(5) == "answer")
      #expect(words(99) == "was ended by the signal 9 (Killed)" && words(5) == "answer")
      #expect(words(98) == "has ended with the code 3" && words(5) == "answer")
      #expect(words(97) == "endless")
    }
  }

  @Test("A later moment has a process of its own, which waits for its first request")
  func later() async {
    await #expect(processExitsWith: .success) {
      let checkpoints = try Checkpoint.start(later: 1) { own, later in
        own.answer(PassedBytes(of: 1))
        let isLater = later[0].begin(instead: [own])
        let server = isLater ? later[0] : own
        if isLater { server.awaitRequest() }
        let number = server.serve { try? $0.read(Int.self) }
        server.answerAndEnd(PassedBytes(of: number + (isLater ? 100 : 10)))
      }
      let limit = CheckpointTests.second
      #expect(CheckpointTests.answer(checkpoints[0].result(limit: limit)) == 1)
      for _ in 0..<3 {
        #expect(CheckpointTests.answer(checkpoints[1].run(PassedBytes(of: 2), limit: limit)) == 102)
        #expect(CheckpointTests.answer(checkpoints[0].run(PassedBytes(of: 3), limit: limit)) == 13)
      }
    }
  }

  @Test("The process of a later moment ends before the one that has begun it, so that none is left without a parent")
  func laterEnds() async {
    await #expect(processExitsWith: .success) {
      var checkpoints: [Checkpoint]? = try Checkpoint.start(later: 1) { own, later in
        own.answer(PassedBytes(of: Int(getpid())))
        let isLater = later[0].begin(instead: [own])
        let server = isLater ? later[0] : own
        if isLater { server.awaitRequest() }
        _ = server.serve { try? $0.read(Int.self) }
        server.answerAndEnd(PassedBytes(of: Int(getppid())))
      }
      let limit = CheckpointTests.second
      _ = checkpoints?[0].result(limit: limit)
      let later = try #require(
        checkpoints.flatMap { CheckpointTests.answer($0[1].run(PassedBytes(of: 1), limit: limit)) })
      #expect(kill(pid_t(later), 0) == 0)
      checkpoints = nil
      #expect(kill(pid_t(later), 0) == -1 && errno == ESRCH)
    }
  }

  @Test("A process that ends before it serves is lost, and its search goes on")
  func gone() async {
    await #expect(processExitsWith: .success) {
      let checkpoint = try Checkpoint.start(later: 1) { _, _ in }
      guard case .lost("has gone") = checkpoint[0].result(limit: CheckpointTests.second),
        case .lost = checkpoint[1].run(PassedBytes(of: 1), limit: CheckpointTests.second)
      else {
        Issue.record("a result of a process that has ended")
        return
      }
    }
  }

  @Test("Nothing is left of a checkpoint that nobody has any more")
  func end() async {
    await #expect(processExitsWith: .success) {
      var checkpoint: Checkpoint? = try CheckpointTests.adding(1)
      _ = checkpoint?.result(limit: CheckpointTests.second)
      let descriptors = (0..<64).count { fcntl($0, F_GETFD) >= 0 }
      checkpoint = nil
      #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD, "a child is left")
      #expect((0..<64).count { fcntl($0, F_GETFD) >= 0 } == descriptors - 1)
    }
  }
}
