import Glibc
package import NavbridgeRuntime

/// A line on standard error that shows how far a run is, and is written again and again. Where standard error is no terminal,
/// nothing is written.
@ScriptThread
package final class ProgressLine {
  private let write: (String) -> Void
  private let interval: Int64
  /// The time at which the line was written last; nil if it is empty.
  private var last: Int64?

  /// Returns the cursor to the beginning of the line, and erases what is there.
  private static let erasure = "\r\u{1B}[K"

  /// Returns nil if standard error is no terminal.
  ///
  /// - Parameter interval: the nanoseconds between two texts; those that come sooner are left out.
  package convenience init?(interval: Int64) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    self.init(interval: interval, StandardError.write)
  }

  init(interval: Int64, _ write: @escaping (String) -> Void) {
    self.interval = interval
    self.write = write
  }

  /// Shows a text in place of the earlier one.
  ///
  /// - Parameter now: the time in nanoseconds.
  package func show(_ text: @autoclosure () -> String, now: Int64 = MonotonicTime.now) {
    if let last, now - last < interval { return }
    last = now
    write(Self.erasure + text().printable)
  }

  /// Removes the text, so that other output can begin here.
  package func erase() {
    guard last != nil else { return }
    last = nil
    write(Self.erasure)
  }
}
