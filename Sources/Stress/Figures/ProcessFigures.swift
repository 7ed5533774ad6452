internal import Glibc
internal import NavbridgeRuntime

/// The figures of a process in which leaks show, as `/proc` reports them.
package struct ProcessFigures: Sendable, Equatable {
  package var descriptors: Int
  package var threads: Int
  /// The resident memory, in bytes.
  package var resident: Int

  package init(descriptors: Int, threads: Int, resident: Int) {
    self.descriptors = descriptors
    self.threads = threads
    self.resident = resident
  }

  /// Reads `/proc`. Returns nil when the process is gone.
  package init?(processID: Int32) {
    guard let descriptors = Self.entries(of: "/proc/\(processID)/fd"),
      let status = SystemFiles.bytes(of: "/proc/\(processID)/status")
    else { return nil }
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    func number(_ key: String) -> Int {
      let line = lines.first { $0.hasPrefix(key) }
      return line.flatMap { Int($0.dropFirst(key.count).filter(\.isNumber)) } ?? 0
    }
    self.init(descriptors: descriptors, threads: number("Threads:"), resident: number("VmRSS:") * 1024)
  }

  private static func entries(of directory: String) -> Int? {
    guard let stream = unsafe opendir(directory) else { return nil }
    defer { unsafe closedir(stream) }
    return unsafe SystemFiles.names(in: stream).count
  }
}

extension ProcessFigures {
  /// The figures of this process.
  static var own: ProcessFigures? { ProcessFigures(processID: getpid()) }
}
