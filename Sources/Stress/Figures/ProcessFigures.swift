internal import Glibc

/// The figures of a process in which leaks show, as `/proc` reports them.
public struct ProcessFigures: Sendable, Equatable {
  public var descriptors: Int
  public var threads: Int
  /// The resident memory, in bytes.
  public var resident: Int

  public init(descriptors: Int, threads: Int, resident: Int) {
    self.descriptors = descriptors
    self.threads = threads
    self.resident = resident
  }

  /// Reads `/proc`. Returns nil when the process is gone.
  public init?(processID: Int32) {
    guard let descriptors = Self.entries(of: "/proc/\(processID)/fd"),
      let status = Self.text(of: "/proc/\(processID)/status")
    else { return nil }
    func number(_ key: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
      return line.flatMap { Int($0.dropFirst(key.count).filter(\.isNumber)) } ?? 0
    }
    self.init(descriptors: descriptors, threads: number("Threads:"), resident: number("VmRSS:") * 1024)
  }

  private static func entries(of directory: String) -> Int? {
    guard let stream = opendir(directory) else { return nil }
    defer { closedir(stream) }
    var count = 0
    while let entry = readdir(stream) {
      // The two entries '.' and '..' of every directory begin with a dot; the name of a descriptor is a number.
      if entry.pointee.d_name.0 != CChar(UInt8(ascii: ".")) { count += 1 }
    }
    return count
  }

  private static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { break }
      all.append(contentsOf: chunk[..<count])
    }
    return String(decoding: all, as: UTF8.self)
  }
}

extension ProcessFigures {
  /// The figures of this process.
  static var own: ProcessFigures? { ProcessFigures(processID: getpid()) }
}
