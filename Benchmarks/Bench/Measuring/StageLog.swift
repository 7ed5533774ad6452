import Glibc
internal import NavbridgeRuntime
package import NavbridgeVocabulary

/// The moments of a native side's commands, in memory.
///
/// `@unchecked`: it is used only on the native side's one thread.
package final class StageLog: @unchecked Sendable {
  package static let kinds: Set<TraceRecord.Kind> = [.read, .methodQueue, .hop, .call, .result, .write]

  private var marks: [StageMark] = []

  package init() {
    // The system provides memory when it is first written to, which would be counted to a command.
    marks = Array(repeating: StageMark(.bytesRead, at: 0), count: 1 << 18)
    marks.removeAll(keepingCapacity: true)
  }

  package func take(_ point: Stages.Point) { take(point, at: MonotonicTime.now) }

  package func take(_ record: TraceRecord) {
    switch record.kind {
    case .read: take(.parsed, at: record.realTime)
    case .methodQueue: take(.methodQueue, at: record.realTime)
    case .hop: take(.mainQueue, at: record.realTime)
    case .call: take(.handler, at: record.realTime)
    case .result: take(.settled, at: record.realTime)
    // The begin of the write: at its end the script side may have read the answer already.
    case .write: take(.nativeWrites, at: record.realTime)
    default: break
    }
  }

  private func take(_ point: Stages.Point, at time: Int64) { marks.append(StageMark(point, at: UInt64(time))) }

  /// Writes all moments to a file.
  package func write(to path: String) {
    try? TextFile.write(marks.map(\.line).joined(), to: path)
  }
}

/// A moment that a native side has taken.
package struct StageMark: Sendable, Equatable {
  package let point: Stages.Point
  /// Nanoseconds of monotonic time.
  package let time: UInt64

  package init(_ point: Stages.Point, at time: UInt64) { (self.point, self.time) = (point, time) }

  /// Reads a line that `description` has written.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let time = UInt64(words[0]), let point = Stages.Point(rawValue: String(words[1])) else {
      return nil
    }
    self.init(point, at: time)
  }

  /// The moment as a line of a file.
  package var line: String { "\(time) \(point.rawValue)\n" }
}
