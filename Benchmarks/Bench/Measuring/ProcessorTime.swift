import Glibc

/// Processor time of both sides, in nanoseconds.
package struct ProcessorTime: Sendable, Equatable {
  package var script: Double
  package var native: Double

  init(script: Double, native: Double) {
    self.script = script
    self.native = native
  }

  /// Reads how much time two processes have taken since their start, on all their threads. Nil if the system does not
  /// report it.
  init?(ofScript script: pid_t = getpid(), ofNative native: pid_t) {
    guard let script = Self.taken(by: script), let native = Self.taken(by: native) else { return nil }
    self.init(script: script, native: native)
  }

  /// Returns the time of each of `count` round trips since an earlier reading.
  func each(of count: Int, since began: ProcessorTime) -> ProcessorTime {
    ProcessorTime(script: (script - began.script) / Double(count), native: (native - began.native) / Double(count))
  }

  private static func taken(by process: pid_t) -> Double? {
    var clock = clockid_t()
    var time = timespec()
    guard unsafe clock_getcpuclockid(process, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
