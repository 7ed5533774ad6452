import Glibc
internal import NavbridgeLauncher
internal import Subprocess

/// Another kind of connection between two processes that carries messages of the same sizes.
package enum Peer: String, Sendable, CaseIterable {
  /// Blocking sockets in C.
  case socketPair = "socket-pair"
  /// The libuv echo in C, to which all ratios refer.
  case uv = "uv"
  case sdBus = "sd-bus"
  case zeroMQ = "zeromq"
  case nng
  /// Node's own messages between a process and its child, as JSON.
  case nodeIPC = "node-ipc"

  package struct Row: Sendable {
    package let peer: Peer
    /// The medians over the rounds, in microseconds, and the ratio to the echo, computed for each round. All are nil for
    /// a peer whose library or program is not here.
    package let p50: Double?
    package let p99: Double?
    package let ratio: Double?
  }

  /// The sizes of a command and of its answer in bytes.
  private static let (request, answer) = (665, 80)

  /// Measures all peers in turns.
  static func run(rounds: Int, count: Int, progress: @Sendable (String) -> Void) async throws -> [Row] {
    var taken: [Peer: [Measurement]] = [:]
    for round in 1...rounds {
      progress("peers, round \(round) of \(rounds)")
      for peer in allCases { taken[peer, default: []] += [try await peer.ask(count: count)].compactMap { $0 } }
    }
    let echo = taken[.uv] ?? []
    return allCases.map { peer in
      guard let measured = taken[peer], measured.count == rounds else {
        return Row(peer: peer, p50: nil, p99: nil, ratio: nil)
      }
      return Row(
        peer: peer, p50: Median.of(measured.map { $0.p50 / 1000 }),
        p99: Median.of(measured.compactMap { $0.p99.map { $0 / 1000 } }),
        ratio: Median.of(zip(measured, echo).map { $0.p50 / $1.p50 }))
    }
  }

  /// Returns nil if the peer is not here.
  private func ask(count: Int) async throws -> Measurement? {
    let warmUp = max(20, count / 5)
    let numbers = [Self.request, Self.answer, warmUp, count].map { "\($0)" }
    switch self {
    case .uv:
      let workload = Workload("echo", .noop)
      return try await RoundTrips.echo(workload, warmUp: warmUp, count: count)
    case .nodeIPC: return try await Self.node(numbers)
    default:
      let (ending, output) = try await ChildProcess.ending(of: .uvEcho, ["peer", rawValue] + numbers)
      if ending.code == EX_UNAVAILABLE { return nil }
      guard ending.code == 0 else {
        throw BenchFailure(
          description:
            "The peer '\(rawValue)' failed with exit code \(ending.code). Its output: \(ending.standardError)")
      }
      return Self.measurement(output)
    }
  }

  private static func node(_ numbers: [String]) async throws -> Measurement? {
    let script = String(decoding: PackageResources.node_ipc_js, as: UTF8.self)
    do {
      let result = try await Subprocess.run(
        .name("node"), arguments: .init(["-e", script] + numbers), output: .string(limit: 1 << 22),
        error: .string(limit: 1 << 20))
      guard result.terminationStatus.isSuccess else {
        throw BenchFailure(description: "Node failed. Its output: \(result.standardError)")
      }
      return measurement(result.standardOutput)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      return nil
    }
  }

  private static func measurement(_ output: String) -> Measurement {
    Measurement(output.split(separator: "\n").compactMap { UInt64($0) })
  }
}
