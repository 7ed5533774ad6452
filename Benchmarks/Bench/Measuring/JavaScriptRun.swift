import Glibc
import NavbridgeDriver
import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
import Synchronization

/// Measures a JavaScript script side and its native side, each in a separate process.
enum JavaScriptRun {
  /// Measures awaited pushes and pops, in nanoseconds. Each time is the mean of a hundred, because a script has no
  /// clock but that of the device.
  static func pushPop(_ architecture: Architecture, count: Int) async throws -> Measurement {
    let lines = Guarded<[Line]>([])
    try await withScript(loops: true, architecture) { _, native, script in
      lines.withLock { lines in
        let processor = ProcessorTime(ofScript: script, ofNative: native.process)
        lines.append(Line(time: MonotonicTime.now, processor: processor))
        return lines.count > max(count / 100, leastMeans) + 3
      }
    }
    // The first line is printed for the root. The next two hundred round trips warm up the engine.
    let taken = Array(lines.withLock { $0 }.dropFirst(3))
    var measurement = Measurement(means: zip(taken, taken.dropFirst()).map { UInt64($1.time - $0.time) / 100 })
    if let began = taken.first?.processor, let ended = taken.last?.processor {
      measurement.processor = ended.each(of: (taken.count - 1) * 100, since: began)
    }
    return measurement
  }

  /// The moment at which a line of the script arrived.
  private struct Line: Sendable {
    let time: Int64
    let processor: ProcessorTime?
  }

  /// The least number of means, however few round trips are requested.
  private static let leastMeans = 5

  static func idle(_ architecture: Architecture) async throws -> Idle {
    let began = MonotonicTime.now
    let idle = Guarded<Idle?>(nil)
    try await withScript(loops: false, architecture) { _, native, script in
      let startUp = Double(MonotonicTime.now - began) / 1e6
      let driver = try await Driver.connect(to: native.path)
      try await driver.waitForIdle()
      idle.withLock {
        $0 = Idle(
          startUp: startUp, nativeMemory: residentMemory(of: native.process), scriptMemory: residentMemory(of: script))
      }
      await driver.close()
      return true
    }
    return idle.withLock { $0! }
  }

  private static func withScript(
    loops: Bool, _ architecture: Architecture,
    isEnough: @escaping @Sendable (String, (path: String, process: pid_t), pid_t) async throws -> Bool
  ) async throws {
    let text =
      (loops ? "const pushesAndPops = true;\n" : "") + String(decoding: PackageResources.push_pop_js, as: UTF8.self)
    let file = try NamelessFile(text)
    try await NativeSideProcess.run([]) { path, native in
      try await ChildProcess.follow(
        .scriptSide, [file.path, "--pipe", path, "--architecture", architecture.rawValue]
      ) { line, script in try await isEnough(line, (path, native.processID), script) }
    }
  }

  /// Returns the resident memory in MiB, as `/proc` reports it.
  private static func residentMemory(of process: pid_t) -> Double {
    let line = String(decoding: SystemFiles.bytes(of: "/proc/\(process)/statm") ?? [], as: UTF8.self)
    let pages = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}

/// The cost of a native side and a JavaScript script side before they do any work, as medians.
package struct Idle: Sendable {
  /// The time from the script side's start to its first settled command, in milliseconds.
  package let startUp: Double
  /// The resident memory, in MiB.
  package let nativeMemory: Double
  package let scriptMemory: Double
}
