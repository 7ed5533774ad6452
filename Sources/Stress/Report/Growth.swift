internal import Glibc
internal import NavbridgeRuntime

/// Detects growth between two moments of rest, from counts and memory, never from time.
///
/// Counts must be equal. Resident memory may increase by `percent` or by `floor`, whichever is more, because allocators
/// keep freed memory. The time before the middle is not judged, because caches and tables fill then.
package struct Growth: Sendable, Equatable {
  package var percent = 5
  /// The smallest increase in bytes that can count as growth.
  package var floor = 2 << 20

  package init() {}

  /// The increase in bytes that does not count as growth.
  package func allowance(over resident: Int) -> Int { max(floor, resident / 100 * percent) }

  package func faults(from middle: StressCheckpoint, to end: StressCheckpoint) -> FaultList {
    var faults = FaultList()
    func equal(_ what: String, _ before: Int, _ after: Int, details: @autoclosure () -> String = "") {
      if before != after { faults.add(.grew, "\(what): \(before) in the middle, \(after) at the end." + details()) }
    }
    func equal(_ what: String, _ before: [String: Int], _ after: [String: Int]) {
      for key in Set(before.keys).union(after.keys).sorted() {
        equal("\(what) \(key)", before[key] ?? 0, after[key] ?? 0)
      }
    }
    func equalDescriptors(_ side: String, _ before: ProcessFigures, _ after: ProcessFigures) {
      equal(
        "descriptors of the \(side)", before.descriptors, after.descriptors,
        details: Self.only("middle", before, after) + Self.only("end", after, before))
    }
    equal("live objects of class", middle.native.liveObjects, end.native.liveObjects)
    equal("pending", middle.native.pending, end.native.pending)
    equal("connections", middle.native.connections, end.native.connections)
    equalDescriptors("native side", middle.nativeProcess, end.nativeProcess)
    equal("threads of the native side", middle.nativeProcess.threads, end.nativeProcess.threads)
    memory(&faults, "native side", middle.nativeProcess, end.nativeProcess)
    if let before = middle.scriptProcess, let after = end.scriptProcess {
      // Threads are not compared: thread pools of the run-time, and the threads that start children, come and go.
      equalDescriptors("script side", before, after)
      memory(&faults, "script side", before, after)
    }
    return faults
  }

  /// The files of one moment that another one does not have, in a sentence.
  private static func only(_ moment: String, _ one: ProcessFigures, _ other: ProcessFigures) -> String {
    let files = Set(one.files).subtracting(other.files).sorted()
    return files.isEmpty ? "" : " Only the \(moment) has \(files.joined(separator: ", "))."
  }

  private func memory(_ faults: inout FaultList, _ side: String, _ before: ProcessFigures, _ after: ProcessFigures) {
    let more = after.resident - before.resident
    if more > allowance(over: before.resident) {
      faults.add(
        .grew,
        "resident memory of the \(side): \(before.resident) bytes in the middle, \(after.resident) at the end; "
          + "\(allowance(over: before.resident)) more are allowed.")
    }
  }
}

/// The figures at one moment at which no command is in flight.
package struct StressCheckpoint: Sendable, Equatable {
  package enum Moment: String, Sendable, CaseIterable { case start, middle, end }

  package var moment: Moment
  package var native: NativeCounts
  package var nativeProcess: ProcessFigures
  /// The figures of the script side's process, when the process belongs to the run.
  package var scriptProcess: ProcessFigures?

  package init(
    moment: Moment, native: NativeCounts, nativeProcess: ProcessFigures, scriptProcess: ProcessFigures? = nil
  ) {
    self.moment = moment
    self.native = native
    self.nativeProcess = nativeProcess
    self.scriptProcess = scriptProcess
  }
}

/// The figures of a process in which leaks show, as `/proc` reports them.
package struct ProcessFigures: Sendable, Equatable {
  package var descriptors: Int
  /// That for which the descriptors stand: `/dev/null`, `pipe:[4711]`, `anon_inode:[eventfd]`.
  package var files: [String]
  package var threads: Int
  /// The resident memory, in bytes.
  package var resident: Int

  package init(descriptors: Int, files: [String] = [], threads: Int, resident: Int) {
    self.descriptors = descriptors
    self.files = files
    self.threads = threads
    self.resident = resident
  }

  /// Reads `/proc`. Returns nil when the process is gone.
  package init?(processID: Int32) {
    // A process that has ended has no open files, and one that runs has some.
    let folder = "/proc/\(processID)/fd"
    let descriptors = SystemFiles.names(inFolder: folder)
    guard !descriptors.isEmpty, let status = SystemFiles.bytes(of: "/proc/\(processID)/status") else { return nil }
    self.init(
      descriptors: descriptors.count,
      // That by which the folder was read is closed.
      files: descriptors.compactMap { SystemFiles.target(ofLink: "\(folder)/\($0)") },
      threads: Self.number("Threads:", in: status),
      resident: Self.number("VmRSS:", in: status) * 1024)
  }

  /// The resident memory of a process, in bytes. Nil when the process is gone.
  static func resident(processID: Int32) -> Int? {
    let resident = SystemFiles.bytes(of: "/proc/\(processID)/status").map { number("VmRSS:", in: $0) * 1024 } ?? 0
    return resident > 0 ? resident : nil
  }

  private static func number(_ key: String, in status: [UInt8]) -> Int {
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(key) }
    return line.flatMap { Int($0.dropFirst(key.count).filter(\.isNumber)) } ?? 0
  }
}

extension ProcessFigures {
  /// The figures of this process.
  static var own: ProcessFigures? { ProcessFigures(processID: getpid()) }
}
