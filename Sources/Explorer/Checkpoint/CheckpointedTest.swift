internal import NavbridgeLauncher
internal import NavbridgeRuntime
package import NavbridgeSimulation

/// Runs one test of a file under many schedules, each run in a copy of a process that stands still: before the run, or after the start
/// of the app if the schedule is the usual one until then. Most of the time of a run is the start of its app.
///
/// It is used on one thread, in a process in which the engine has not run.
package final class CheckpointedTest {
  /// The reason for which a run has no outcome.
  package enum Loss: Error {
    /// It has used the processor time that a run may have.
    case endless
    /// Its process has ended, as the words name it.
    case ended(String)
  }

  /// A run that is asked for.
  private struct Request: PassedValue {
    let decider: Decider
    /// The number of the test in its file, if a film is made of it.
    let filmed: Int?

    init(decider: Decider, filmed: Int?) { (self.decider, self.filmed) = (decider, filmed) }

    func pass(to bytes: inout PassedBytes) {
      bytes.write(decider)
      bytes.write(filmed)
    }

    init(from bytes: inout PassedBytes) throws {
      (decider, filmed) = (try bytes.read(), try bytes.read())
    }
  }

  /// The run under the usual schedule.
  package let usual: ScheduledTest.Outcome
  /// The number of runs that began after the start of the app.
  package private(set) var begunAfterStart = 0
  private let limit: Int64
  private let before: Checkpoint
  private let afterStart: Checkpoint

  /// Runs the test under its usual schedule in a process of its own, which stays.
  ///
  /// - Parameters:
  ///   - path: the names of the test's groups and its own; nil to list all tests.
  ///   - first: the decider of that run.
  ///   - start: the decider of the run up to the start of the app, which has the usual decisions until then.
  ///   - limit: the processor time that a run may use, in nanoseconds.
  package init(_ test: ScheduledTest, path: [String]?, first: Decider, start: Decider, limit: Int64) throws {
    self.limit = limit
    let checkpoints = try Checkpoint.start(later: 1) { own, later in
      let usual = test.run(first, test: path, lists: path == nil)
      test.collect()
      own.answer(Self.bytes(of: usual, first))
      if usual.start > 0, later[0].begin(instead: [own]) {
        Self.serveAfterStart(later[0], test, path, start)
      } else {
        Self.serveBefore(own, test, path)
      }
    }
    (before, afterStart) = (checkpoints[0], checkpoints[1])
    usual = try Self.outcome(before.result(limit: limit), of: first)
  }

  private static func serveBefore(_ server: CheckpointServer, _ test: ScheduledTest, _ path: [String]?) {
    let request = server.serve { try? $0.read(Request.self) }
    test.scratch.restore([:])
    server.answerAndEnd(
      bytes(of: test.run(request.decider, test: path, filmed: request.filmed), request.decider))
  }

  private static func serveAfterStart(
    _ server: CheckpointServer, _ test: ScheduledTest, _ path: [String]?, _ start: Decider
  ) {
    server.awaitRequest()
    test.scratch.restore([:])
    var going = start
    let outcome = test.run(start, test: path) { scheduler in
      func decider(_ bytes: inout PassedBytes) -> Decider? {
        // A film begins with the app.
        guard let request = try? bytes.read(Request.self), request.filmed == nil else { return nil }
        return scheduler.decider(goingOn: request.decider)
      }
      /// Has a copy find what was there at this moment, and not what the run before has written.
      func separated(_ files: [String: [UInt8]], _ body: () -> Decider?) -> Decider? {
        let next = body()
        test.scratch.restore(files)
        MemoryFile.separate()
        going = next ?? going
        return next
      }
      scheduler.atStart { _ in separated(test.scratch.files) { server.serve(decider) }! }
      scheduler.beforeSteps {
        guard server.isWorthStaying else { return nil }
        return separated(test.scratch.files) { server.stay(decider) }
      }
    }
    server.answerAndEnd(bytes(of: outcome, going))
  }

  private static func bytes(of outcome: ScheduledTest.Outcome, _ decider: Decider) -> PassedBytes {
    var bytes = PassedBytes(of: outcome)
    bytes.write(decider.orderRun)
    return bytes
  }

  private static func outcome(_ result: Checkpoint.Result, of decider: Decider) throws -> ScheduledTest.Outcome {
    switch result {
    case .answer(var bytes):
      let outcome = try bytes.read(ScheduledTest.Outcome.self)
      if let run = try bytes.read(OrderRun?.self) { decider.took(run) }
      return outcome
    case .refused: throw Loss.ended("has refused a schedule")
    case .lost(let words): throw Loss.ended(words)
    case .endless: throw Loss.endless
    }
  }

  /// Runs the test under a schedule. A decider of a search for every order has its run then.
  ///
  /// - Parameter filmed: the number of the test in its file, if a film is made of it.
  package func run(_ decider: Decider, filmed: Int? = nil) throws -> ScheduledTest.Outcome {
    let request = PassedBytes(of: Request(decider: decider, filmed: filmed))
    if usual.start > 0 {
      let result = afterStart.run(request, limit: limit)
      if case .refused = result {
      } else {
        begunAfterStart += 1
        return try Self.outcome(result, of: decider)
      }
    }
    return try Self.outcome(before.run(request, limit: limit), of: decider)
  }
}
