internal import CUV
import Glibc

/// Real, monotonic time. Only loops and tools read it. No result of the emulation depends on it.
public enum MonotonicTime {
  /// Nanoseconds since an arbitrary moment.
  public static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
