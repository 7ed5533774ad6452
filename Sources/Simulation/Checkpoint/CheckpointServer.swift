internal import CShims
internal import Glibc
internal import NavbridgeRuntime

/// The part of a checkpoint that is in its process: it takes requests, and makes a copy for each.
///
/// It is used on one thread.
package final class CheckpointServer {
  private let socket: CheckpointSocket
  /// The number of threads that a process has which does nothing yet; more than one under a sanitizer.
  private var threads = 1
  /// The processor time at which this copy began.
  private var began: Int64 = 0
  /// The processes of later moments, which end with this one.
  private var later: [pid_t] = []

  init(_ socket: CheckpointSocket) { self.socket = socket }

  /// Begins the work of the process itself, whose result the search awaits.
  func begins() {
    threads = Self.threads
    send(began: getpid())
  }

  /// Sends the result of the process's own work, and takes requests from then on.
  package func answer(_ body: PassedBytes) {
    socket.send(.answer, body)
    send(ended: EXIT_SUCCESS)
  }

  /// Waits for the first request, before the process has come to the moment at which it serves.
  package func awaitRequest() { _ = socket.waits(milliseconds: -1) }

  /// Takes requests until the search has gone, with which the process ends. Returns in each copy, with what it is to do.
  ///
  /// - Parameter accepts: returns what a copy is to do; nil for a request that this checkpoint refuses.
  package func serve<Work>(_ accepts: (inout PassedBytes) -> Work?) -> Work {
    assertOneThread()
    while let request = next() {
      if let work = answer(request, accepts, refusing: { socket.send(.refused) }) { return work }
    }
    // Nobody else would take notice of their ends.
    for process in later {
      kill(process, SIGKILL)
      _ = cshims_wait(process)
    }
    _exit(EXIT_SUCCESS)
  }

  /// Stays where a run is, which a copy goes on with: requests that begin as the run has are answered from here, until one comes that
  /// does not, with which the process ends. So a search that goes back step by step has a stack of processes, of which the last one
  /// answers. Returns nil in the copy that goes on, and in a later one what it is to do.
  ///
  /// - Parameter accepts: returns what a copy is to do; nil for a request that begins otherwise.
  package func stay<Work>(_ accepts: (inout PassedBytes) -> Work?) -> Work? {
    assertOneThread()
    if makeCopy() { return nil }
    while let request = next() {
      if let work = answer(request, accepts, refusing: { leave() }) { return work }
    }
    _exit(EXIT_SUCCESS)
  }

  private func leave() -> Never {
    socket.send(.left)
    _exit(EXIT_SUCCESS)
  }

  /// The next request; nil if the search has gone.
  private func next() -> PassedBytes? {
    guard case (.request, let request)? = socket.receive() else { return nil }
    return request
  }

  /// Makes a copy for a request, in which it returns what that is to do. Returns nil when the copy has ended.
  private func answer<Work>(_ request: PassedBytes, _ accepts: (inout PassedBytes) -> Work?, refusing: () -> Void)
    -> Work?
  {
    var request = request
    guard let work = accepts(&request) else {
      refusing()
      return nil
    }
    return makeCopy() ? work : nil
  }

  /// Makes a copy, in which it returns true. Returns false in this process when the copy has ended.
  private func makeCopy() -> Bool {
    let copy = cshims_fork()
    if copy == 0 {
      began = Self.processorTime
      return true
    }
    if copy > 0 { send(began: copy) }
    send(ended: copy > 0 ? cshims_wait(copy) : EX_OSERR)
    return false
  }

  private func assertOneThread() {
    precondition(
      Self.threads <= threads,
      "The process of a checkpoint has \(Self.threads) threads. A copy would have one of them, and wait for what the others hold."
    )
  }

  /// The processor time, in nanoseconds, that is worth a copy. To make one, to change the memory that it shares and to end it costs up
  /// to 20 ms on a slow machine.
  private static let worth: Int64 = 50_000_000

  /// True if the copy has run for so long that one from here on costs less than to do the same again.
  package var isWorthStaying: Bool { Self.processorTime - began > Self.worth }

  private static var processorTime: Int64 { cshims_processor_time(getpid()) }

  /// Sends the result of a copy, which ends.
  package func answerAndEnd(_ body: PassedBytes) -> Never {
    socket.send(.answer, body)
    // Nothing is to be freed, written or ended here that belongs to the process that was copied.
    _exit(EXIT_SUCCESS)
  }

  /// Begins to go to a later moment in a copy of the process. Returns false in the process itself, which goes on.
  ///
  /// - Parameter others: the servers of the process that the copy does not serve.
  package func begin(instead others: [CheckpointServer]) -> Bool {
    let copy = cshims_fork()
    if copy == 0 {
      for other in others {
        threads = other.threads
        other.close()
      }
      send(began: getpid())
      return true
    }
    // Without the copy there is no end of this socket any more, which the search sees.
    close()
    if copy > 0 { for other in others { other.later.append(copy) } }
    return false
  }

  private func close() { _ = Glibc.close(socket.descriptor) }

  private func send(began process: pid_t) { socket.send(.began, PassedBytes(of: Int(process))) }
  private func send(ended code: CInt) { socket.send(.ended, PassedBytes(of: Int(code))) }

  package static var threads: Int { SystemFiles.names(inFolder: "/proc/self/task").count }
}
