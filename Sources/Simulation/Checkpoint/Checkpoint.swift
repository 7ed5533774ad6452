internal import CShims
internal import Glibc
internal import NavbridgeRuntime

/// A process that stands still at one moment of a world, and from which runs go on: each in a copy of the process, whose memory is
/// shared until it is changed. So a run costs what comes after the moment, and leaves nothing that another one could find.
///
/// A copy has the one thread that has made it. So no other thread may live in the process of a checkpoint, as it would vanish with
/// what it holds: the engine has none if `EngineOptions.setForCheckpoints` is called first, and `CheckpointServer` asserts it.
///
/// It is used on one thread.
package final class Checkpoint {
  /// How a run in a copy has ended.
  package enum Result {
    case answer(PassedBytes)
    /// The run has another decision before this moment.
    case refused
    /// The copy has ended without a result, as the words name it.
    case lost(String)
    /// The copy has used the processor time that a run may have, and was ended.
    case endless
  }

  /// A process that the system refused.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  private let socket: CheckpointSocket
  /// The process that was started for it; nil if another checkpoint has started that.
  private var child: pid_t?

  private init(_ socket: CheckpointSocket, _ child: pid_t?) { (self.socket, self.child) = (socket, child) }

  /// Starts a process that goes its own way.
  ///
  /// - Parameters:
  ///   - later: the number of checkpoints that the process may begin after its own.
  ///   - body: the work of the process, which ends with it. It takes the servers of the process itself and of the later checkpoints.
  /// - Returns: The checkpoint of the process and the later ones.
  package static func start(later: Int, _ body: (_ own: CheckpointServer, _ later: [CheckpointServer]) -> Void) throws
    -> [Checkpoint]
  {
    let pairs = try (0...later).map { _ in try DescriptorPair.sockets() }
    let child = cshims_fork()
    guard child != 0 else {
      for pair in pairs { close(pair.first) }
      let servers = pairs.map { CheckpointServer(CheckpointSocket(descriptor: $0.second)) }
      servers[0].begins()
      body(servers[0], Array(servers.dropFirst()))
      _exit(EXIT_SUCCESS)
    }
    for pair in pairs { close(pair.second) }
    let made = pairs.enumerated().map { number, pair in
      Checkpoint(CheckpointSocket(descriptor: pair.first), number == 0 && child > 0 ? child : nil)
    }
    guard child > 0 else { throw Refusal(description: "The system refused a process: \(systemMessage(-child)).") }
    return made
  }

  deinit {
    // A process that waits for a request ends with the socket, and its copies with it.
    close(socket.descriptor)
    if let child { _ = cshims_wait(child) }
  }

  /// Has a copy run.
  ///
  /// - Parameter limit: the processor time that the copy may use, in nanoseconds.
  package func run(_ request: PassedBytes, limit: Int64) -> Result {
    while socket.send(.request, request) {
      if let result = nextResult(limit: limit) { return result }
    }
    return .lost("has gone")
  }

  /// Waits for the result of a run, or of the work that the process itself does at its beginning.
  package func result(limit: Int64) -> Result { nextResult(limit: limit) ?? .lost("has left") }

  /// Waits for a result; nil if the process that would have answered has left, so that the one before it answers.
  private func nextResult(limit: Int64) -> Result? {
    var hasLeft = false
    var (process, answer, isEndless): (pid_t?, PassedBytes?, Bool) = (nil, nil, false)
    while true {
      // A run of some milliseconds is the rule; one without an end is looked at now and then.
      while !socket.waits(milliseconds: 200) {
        guard let process, cshims_processor_time(process) > limit else { continue }
        kill(process, SIGKILL)
        isEndless = true
      }
      switch socket.receive() {
      case (.began, var body)?: process = (try? body.read(Int.self)).map { pid_t($0) }
      case (.answer, let body)?: answer = body
      case (.refused, _)?: return .refused
      case (.left, _)?: hasLeft = true
      case (.ended, var body)?:
        if hasLeft { return nil }
        if isEndless { return .endless }
        if let answer { return .answer(answer) }
        return .lost(Self.words(forCode: (try? body.read(Int.self)) ?? 0))
      case (.request, _)?, nil: return isEndless ? .endless : answer.map { .answer($0) } ?? .lost("has gone")
      }
    }
  }

  private static func words(forCode code: Int) -> String {
    guard code >= 1000 else { return "has ended with the code \(code)" }
    return "was ended by the signal \(code - 1000) (\(unsafe String(cString: strsignal(CInt(code - 1000)))))"
  }
}
