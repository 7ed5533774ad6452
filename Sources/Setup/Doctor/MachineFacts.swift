import Glibc
import NavbridgeRuntime

/// What the system states about this machine.
enum MachineFacts {
  /// The memory that programs can still get, in MB; nil if the system does not state it.
  static var availableMemory: Int? { SystemFiles.bytes(of: "/proc/meminfo").flatMap(availableMemory) }

  static func availableMemory(_ bytes: [UInt8]) -> Int? {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("MemAvailable:") }) else { return nil }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
  }

  /// The number of files that a process may open.
  static var openFiles: Int { limit(RLIMIT_NOFILE) ?? Int.max }

  /// The limit of the address space of a process in MB; nil if there is none.
  static var addressSpace: Int? { limit(RLIMIT_AS).map { $0 >> 20 } }

  /// A limit of the system for this process; nil if there is none.
  private static func limit(_ resource: __rlimit_resource) -> Int? {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
    return limit.rlim_cur == rlim_t.max ? nil : Int(clamping: limit.rlim_cur)
  }

  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The setting by which Yama limits tracing; nil if the system has no Yama.
  static var tracingScope: Int? {
    SystemFiles.bytes(of: "/proc/sys/kernel/yama/ptrace_scope").flatMap { bytes in
      Int(String(decoding: bytes, as: UTF8.self).prefix { $0.isNumber })
    }
  }

  /// The variables that name folders for sockets, in the order in which they count.
  static var socketVariables: [(name: String, value: String)] {
    [EnvironmentVariable.runtimeFolder, .temporaryFolder].map { ($0.rawValue, $0.value ?? "") }
  }
}
