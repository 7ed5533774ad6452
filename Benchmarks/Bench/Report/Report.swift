package import NavbridgeRuntime
package import NavbridgeVocabulary

extension Benchmark {
  /// The results of a run. Parts that were not requested are empty.
  package struct Report: Sendable {
    package let placement: Placement
    package let rounds: Int
    package let count: Int
    package let machine: Machine
    /// The report with which this one is compared; nil if none was named.
    package var earlier: EarlierReport?
    /// The echo of a command's sizes, in microseconds.
    package var echoP50 = 0.0
    package var echoP99 = 0.0
    package var rows: [WorkloadRow] = []
    package var throughput: [Throughput.Row] = []
    /// The cost of both sides before they do any work.
    package var idle: [(Architecture, Idle)] = []
    /// The time from a native side's start to its first settled command, in milliseconds, by architecture.
    package var startUp: [(Architecture, Double)] = []
    /// The reason for which system calls were not counted although they were to be.
    package var systemCallsMissing: String?
    package var nativeCounts: NativeCounts?
    /// The reason for which nothing was counted although it was to be.
    package var nativeCountsMissing: String?
    package var stages: [Stages] = []
    /// The reason for which no stages were measured although they were to be.
    package var stagesMissing: String?
    package var peers: [Peer.Row] = []
    package var curves: [Curve] = []

    init(placement: Placement, rounds: Int, count: Int, machine: Machine = Machine()) {
      (self.placement, self.rounds, self.count, self.machine) = (placement, rounds, count, machine)
    }

    var comparison: Comparison? { earlier.map { Comparison($0, rows, machine) } }
  }
}

extension Benchmark.Report {
  /// The report as tables for people.
  package var text: String { text(.plain) }

  /// The report for a terminal. Its tables are as wide as they are, and sentences are wrapped.
  package func text(_ style: TextStyle) -> String {
    let head = headings.map { line in
      style.show(style.wrapped(line.printable), line.hasPrefix(Self.warning) ? .yellow : .faint)
    }
    let end = verdictLines.map { style.show(style.wrapped($0.printable), verdict.look) }
    return ([head.joined(separator: "\n")] + tables.map { $0.text(style) } + end).joined(separator: "\n\n")
  }

  /// The report as tables in Markdown.
  package var markdown: String {
    let lines = headings.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    return (lines + tables.map(\.markdown) + verdictLines).joined(separator: "\n\n") + "\n"
  }

  private var verdictLines: [String] {
    verdict.sentences.isEmpty ? [] : [verdict.sentences.joined(separator: "\n")]
  }
}
