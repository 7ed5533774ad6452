public import NavbridgeVocabulary

extension Benchmark {
  /// The results of a run. Parts that were not requested are empty.
  public struct Report: Sendable {
    public let placement: Placement
    public let rounds: Int
    public let count: Int
    /// The echo of a command's sizes, in microseconds.
    public var echoP50 = 0.0
    public var echoP99 = 0.0
    public var rows: [WorkloadRow] = []
    public var throughput: [Throughput.Row] = []
    /// The cost of both sides before they do any work.
    public var idle: [(Architecture, Idle)] = []
    /// The time from a native side's start to its first settled command, in milliseconds, by architecture.
    public var startUp: [(Architecture, Double)] = []
    /// The reason for which system calls were not counted although they were to be.
    public var systemCallsMissing: String?
    public var stages: [Stages] = []
    public var peers: [Peer.Row] = []
    public var curves: [Curve] = []

    init(placement: Placement, rounds: Int, count: Int) {
      (self.placement, self.rounds, self.count) = (placement, rounds, count)
    }

    /// The rows whose ratio of p50 to the base exceeds their bound.
    public var beyondBounds: [WorkloadRow] {
      rows.filter { row in row.workload.bound.map { row.ratio50 > $0 } ?? false }
    }
  }
}
